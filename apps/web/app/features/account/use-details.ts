import { fetchDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';

/** `uid` is null until it is known who is signed in. */
export function useDetails(uid: string | null) {
  const services = useServices();
  return useLoad(uid, (signal) => fetchDetails(services, signal));
}
