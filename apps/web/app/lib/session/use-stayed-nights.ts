import { useServices } from '../page/services';
import { useLoad } from '../page/use-load';
import { useSession } from './session';

/** Nights that light windows: 0 for visitors who are not signed in, null while unknown. */
export function useStayedNights(): number | null {
  const services = useServices();
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : null;
  // Most visitors are not signed in and never load this code.
  const { load } = useLoad(uid, async (signal) => {
    const { askStayedNights } = await import('../api/trips-client');
    return askStayedNights(services, signal);
  });
  if (session.status === 'none') return 0;
  return load.status === 'done' ? load.answer : null;
}
