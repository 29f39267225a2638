/** Loads what the results will need, while the traveller still fills in the form. */
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { byDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../lib/api/api-client';
import { createPreparedSearch } from '../../lib/api/prepared-search';
import type { Services } from '../../lib/page/services';

export async function warmSearch(placeId: string, services: Services, signal: AbortSignal): Promise<void> {
  await Promise.allSettled([
    services.loadPage?.('search'),
    import('./search-address'),
    prepareList(placeId, services, signal),
  ]);
}

async function prepareList(placeId: string, services: Services, signal: AbortSignal): Promise<void> {
  const api = services.single(createApiClient);
  const { hotelLanguage } = services.context;
  const [place, hotels] = await Promise.all([
    api.place(placeId, hotelLanguage, signal),
    api.hotels(placeId, hotelLanguage, signal),
  ]);
  if (!place || signal.aborted) return;
  services.single(createPreparedSearch).keep({ place, hotels: byDistance(hotels, placeCoordinates(place)) });
}
