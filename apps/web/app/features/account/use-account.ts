/** What the account page knows: idle, loading, signed-out, not-found, error or done. Hotel-checkout-trips §4. */
import type { Account } from '@tenth-night/contract/account';
import { readObject } from '@tenth-night/contract/envelope';
import { PATHS } from '@tenth-night/contract/paths';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api-call';
import { type Services, useServices } from '../../lib/services';
import { useSession } from '../../lib/session';

export type AccountState =
  | { readonly status: 'idle' | 'loading' | 'signed-out' | 'not-found' | 'error' }
  | { readonly status: 'done'; readonly number: string };

export function useAccount(): AccountState {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'user' ? state.user.uid : null;
  const [mapping, setMapping] = useState<AccountState>({ status: 'loading' });

  useEffect(() => {
    if (!uid) return;
    const asking = new AbortController();
    setMapping({ status: 'loading' });
    fetchAccount(services, asking.signal).then(
      (account) => setMapping(mappingOf(account)),
      () => asking.signal.aborted || setMapping({ status: 'error' }),
    );
    return () => asking.abort();
  }, [services, uid]);

  if (state.status === 'initialising') return { status: 'idle' };
  return uid ? mapping : { status: 'signed-out' };
}

/** The guest id, else the member number: the one is as good a member number as the other. OPEN-87. */
function mappingOf({ guestId, memberNumber }: Account): AccountState {
  const number = memberNumber ?? guestId;
  return number ? { status: 'done', number } : { status: 'not-found' };
}

async function fetchAccount({ send, session }: Services, signal: AbortSignal): Promise<Account> {
  return readObject(await callApi(send, { path: PATHS.account, auth: session, signal }), ['data']) as Account;
}
