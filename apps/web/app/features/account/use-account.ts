/** What the account page knows: idle, loading, signed-out, not-found, error or done. Hotel-checkout-trips §4. */
import type { Account } from '@tenth-night/contract/account';
import { readObject } from '@tenth-night/contract/envelope';
import { API_BASE, PATHS } from '@tenth-night/contract/paths';
import { useEffect, useState } from 'react';
import { bearer } from '../../lib/bearer';
import { readJson } from '../../lib/http-error';
import { useSession } from '../../lib/session';

export type AccountState =
  | { readonly status: 'idle' | 'loading' | 'signed-out' | 'not-found' | 'error' }
  | { readonly status: 'done'; readonly number: string };

export function useAccount(): AccountState {
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : null;
  const [mapping, setMapping] = useState<AccountState>({ status: 'loading' });

  useEffect(() => {
    if (!uid) return;
    const asking = new AbortController();
    setMapping({ status: 'loading' });
    fetchAccount(uid, asking.signal).then(
      (account) => setMapping(mappingOf(account)),
      () => asking.signal.aborted || setMapping({ status: 'error' }),
    );
    return () => asking.abort();
  }, [uid]);

  if (session.status === 'initialising') return { status: 'idle' };
  return uid ? mapping : { status: 'signed-out' };
}

/** The guest id, else the member number: the one is as good a member number as the other. OPEN-87. */
function mappingOf({ guestId, memberNumber }: Account): AccountState {
  const number = memberNumber ?? guestId;
  return number ? { status: 'done', number } : { status: 'not-found' };
}

async function fetchAccount(uid: string, signal: AbortSignal): Promise<Account> {
  const url = API_BASE + PATHS.account;
  const headers = { authorization: `Bearer ${await bearer(uid, Date.now())}` };
  return readObject(await readJson(url, await fetch(url, { headers, signal })), ['data']) as Account;
}
