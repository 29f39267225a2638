/** What the account page knows: idle, loading, signed-out, not-found, error or done. Hotel-checkout-trips §4. */
import type { Account } from '@tenth-night/contract/account';
import { useEffect, useState } from 'react';
import { fetchAccount } from '../../lib/api/trips-client';
import { useServices } from '../../lib/page/services';
import { type SessionState, useSession } from '../../lib/session/session';

export type AccountState =
  | { readonly status: 'idle' | 'loading' | 'signed-out' | 'error' }
  /** `hasRecord`: there is one, and no number in it. */
  | { readonly status: 'not-found'; readonly hasRecord: boolean }
  | { readonly status: 'done'; readonly number: string };

export function useAccount() {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'user' ? state.user.uid : null;
  const [attempt, setAttempt] = useState(0);
  const [mapping, setMapping] = useState<AccountState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!uid) return;
    const asking = new AbortController();
    setMapping({ status: 'loading' });
    fetchAccount(services, asking.signal).then(
      (account) => setMapping(mappingOf(account)),
      () => asking.signal.aborted || setMapping({ status: 'error' }),
    );
    return () => asking.abort();
  }, [services, uid, attempt]);

  return { account: accountOf(state, mapping), retry: () => setAttempt((before) => before + 1) };
}

function accountOf({ status }: SessionState, mapping: AccountState): AccountState {
  if (status === 'initialising') return { status: 'idle' };
  return status === 'user' ? mapping : { status: 'signed-out' };
}

/** The guest id, else the member number: the one is as good a member number as the other. OPEN-87. */
function mappingOf(account: Account | null): AccountState {
  const number = account?.memberNumber ?? account?.guestId;
  return number ? { status: 'done', number } : { status: 'not-found', hasRecord: account !== null };
}
