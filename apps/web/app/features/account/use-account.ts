/** The states of the account page: idle, loading, signed-out, not-found, error or done. Hotel-checkout-trips §4. */
import type { Account } from '@tenth-night/contract/account';
import { fetchAccount } from '../../lib/api/trips-client';
import { useServices } from '../../lib/page/services';
import { type Load, useLoad } from '../../lib/page/use-load';
import { type SessionState, useSession } from '../../lib/session/session';

export type AccountState =
  | { readonly status: 'idle' | 'loading' | 'signed-out' | 'error' }
  /** `hasRecord`: there is a record, but without a number. */
  | { readonly status: 'not-found'; readonly hasRecord: boolean }
  | { readonly status: 'done'; readonly number: string };

export function useAccount() {
  const services = useServices();
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : null;
  const { load, retry } = useLoad(uid, (signal) => fetchAccount(services, signal));
  return { account: accountOf(session, load), retry };
}

function accountOf({ status }: SessionState, load: Load<Account | null>): AccountState {
  if (status !== 'user') return { status: status === 'initialising' ? 'idle' : 'signed-out' };
  if (load.status !== 'done') return { status: load.status === 'waiting' ? 'loading' : 'error' };
  // The member number, else the guest id: both work as a member number. OPEN-87.
  const number = load.answer?.memberNumber ?? load.answer?.guestId;
  return number ? { status: 'done', number } : { status: 'not-found', hasRecord: load.answer !== null };
}
