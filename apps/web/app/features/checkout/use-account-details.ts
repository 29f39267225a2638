import type { AccountDetails } from '@tenth-night/contract/account';
import { fetchDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';

/** What the account has to fill a checkout with. Null for visitors, for accounts without details, and until it is known. */
export function useAccountDetails(uid: string | null): AccountDetails | null {
  const services = useServices();
  const { load } = useLoad(uid, (signal) => fetchDetails(services, signal));
  return load.status === 'done' ? load.answer : null;
}
