import { useEffect, useState } from 'react';
import { useServices } from '../page/services';
import { useSession } from './session';

/** Nights that light windows: 0 for visitors, null while they are not known. */
export function useStayedNights(): number | null {
  const services = useServices();
  const state = useSession();
  const uid = state.status === 'user' ? state.user.uid : null;
  const [nights, setNights] = useState<number | null>(null);

  useEffect(() => {
    setNights(null);
    if (!uid) return;
    const stop = new AbortController();
    // Most visitors of the page that shows them are nobody's user: they never load this.
    const known = import('../api/trips-client').then(({ askStayedNights }) => askStayedNights(services, stop.signal));
    known.then(setNights, () => {});
    return () => stop.abort();
  }, [services, uid]);

  return state.status === 'none' ? 0 : nights;
}
