/** Loads what the results will need, while the traveller still fills in the form. */
import { createApiClient } from '../../lib/api/api-client';
import type { PlaceAhead } from '../../lib/api/place-ahead';
import type { Services } from '../../lib/page/services';

export async function warmSearch(placeId: string, services: Services, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const api = services.single(createApiClient);
  const { hotelLanguage } = services.context;
  const [results, place, hotels] = await Promise.all([
    services.loadPage?.('search'),
    api.place(placeId, hotelLanguage, signal),
    api.hotels(placeId, hotelLanguage, signal),
    import('./search-address'),
  ]);
  if (place && !signal.aborted) results?.prepare?.({ place, hotels } satisfies PlaceAhead);
}
