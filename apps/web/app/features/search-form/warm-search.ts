/** Loads what the results will need, while the traveller still fills in the form. */
import { createApiClient } from '../../lib/api/api-client';
import type { Services } from '../../lib/page/services';

/** The browser keeps the place and the list for a minute, see their `cache-control`. */
export async function warmSearch(placeId: string, services: Services, signal: AbortSignal): Promise<void> {
  const api = services.single(createApiClient);
  const { hotelLanguage } = services.context;
  await Promise.allSettled([
    services.loadPage?.('search'),
    import('./search-address'),
    api.place(placeId, hotelLanguage, signal),
    api.hotels(placeId, hotelLanguage, signal),
  ]);
}
