/** Every offer of one hotel for a search. Hotel-checkout-trips §4; OPEN-50. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { DocumentRatesBody } from '@tenth-night/contract/rates';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { isNoAvailability } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { createApiClient } from '../../lib/api/api-client';
import { isBusy } from '../../lib/api/is-busy';
import { createLog } from '../../lib/page/log';
import type { Services } from '../../lib/page/services';
import { stayRates } from '../../lib/rates/stay-rates';

const OFFERS_PER_HOTEL = 50;

export type HotelRates = readonly Offer[] | 'failed' | 'busy';

export async function askHotelRates(
  services: Services,
  body: DocumentRatesBody,
  signal: AbortSignal,
): Promise<HotelRates> {
  try {
    const { status, hotels, error } = await services.single(createApiClient).hotelRates(body, signal);
    const offers = hotels.flatMap((hotel) => hotel.offers).flatMap((offer) => decodeOffer(offer) ?? []);
    services.single(createLog).write('rates of a hotel', { status, offers: offers.length });
    if (status === 'failed' && offers.length === 0 && !isNoAvailability({ message: error?.message ?? '' }))
      return 'failed';
    return offers;
  } catch (error) {
    if (isBusy(error)) return 'busy';
    return error instanceof Error && isNoAvailability(error) ? [] : 'failed';
  }
}

export function hotelRatesBody(
  hotelId: string,
  criteria: SearchCriteria,
  context: Services['context'],
): DocumentRatesBody {
  return {
    hotelIds: [hotelId],
    ...stayRates(criteria, context),
    roomMapping: true,
    offersPerHotel: OFFERS_PER_HOTEL,
  };
}
