import { useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';

/** Prepares the results of the chosen place. Another place stops the old one. Null prepares nothing. */
export function useWarmSearch(placeId: string | null): void {
  const services = useServices();
  useTask(placeId, async (signal) => {
    if (placeId === null || savesData()) return;
    // What fails now is asked for again after the press.
    await import('./warm-search').then(({ warmSearch }) => warmSearch(placeId, services, signal)).catch(() => {});
  });
}

function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}
