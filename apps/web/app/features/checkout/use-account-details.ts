/** What the user keeps in their account to fill a checkout with. */
import type { AccountDetails } from '@tenth-night/contract/account';
import { PATHS } from '@tenth-night/contract/paths';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api-call';
import { useServices } from '../../lib/services';

/** Null for nobody, for a user who keeps nothing, and while it is not known: then everything is typed, as without an account. */
export function useAccountDetails(uid: string | null): AccountDetails | null {
  const { send, session } = useServices();
  const [kept, setKept] = useState<{ readonly uid: string; readonly details: AccountDetails | null } | null>(null);
  useEffect(() => {
    if (!uid) return;
    const asking = new AbortController();
    const { signal } = asking;
    callApi(send, { path: PATHS.accountDetails, auth: session, signal }).then(
      (answer) => setKept({ uid, details: (answer as { readonly data: AccountDetails | null }).data }),
      () => {},
    );
    return () => asking.abort();
  }, [send, session, uid]);
  return kept?.uid === uid ? kept.details : null;
}
