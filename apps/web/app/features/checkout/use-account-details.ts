import type { AccountDetails } from '@tenth-night/contract/account';
import { fetchDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';

/** The account's details for the checkout. Null for visitors, for accounts without details, and while they load. */
export function useAccountDetails(uid: string | null): AccountDetails | null {
  const services = useServices();
  const { load } = useLoad(uid, (signal) => fetchDetails(services, signal));
  return load.status === 'done' ? load.answer : null;
}
