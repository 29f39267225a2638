/** What the user keeps in their account to fill a checkout with. */
import type { AccountDetails } from '@tenth-night/contract/account';
import { useEffect, useState } from 'react';
import { fetchDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';

/** Null for nobody, for a user who keeps nothing, and while it is not known: then everything is typed, as without an account. */
export function useAccountDetails(uid: string | null): AccountDetails | null {
  const services = useServices();
  const [kept, setKept] = useState<{ readonly uid: string; readonly details: AccountDetails | null } | null>(null);
  useEffect(() => {
    if (!uid) return;
    const asking = new AbortController();
    fetchDetails(services, asking.signal).then(
      (details) => setKept({ uid, details }),
      () => {},
    );
    return () => asking.abort();
  }, [services, uid]);
  return kept?.uid === uid ? kept.details : null;
}
