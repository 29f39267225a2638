/** 'Your details' as the user saved them in the account. */
import type { AccountDetails } from '@tenth-night/contract/account';
import { PATHS } from '@tenth-night/contract/paths';
import type { Services } from '../page/services';
import { callAsUser } from './as-user';

type Answer = { readonly data: AccountDetails | null };

/** Null if nothing is saved. */
export async function fetchDetails(services: Services, signal: AbortSignal): Promise<AccountDetails | null> {
  return ((await callAsUser(services, { path: PATHS.accountDetails, signal })) as Answer).data;
}

export async function saveDetails(services: Services, body: AccountDetails): Promise<AccountDetails | null> {
  const { signal } = new AbortController();
  return ((await callAsUser(services, { path: PATHS.accountDetails, method: 'PUT', body, signal })) as Answer).data;
}
