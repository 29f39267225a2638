/** Every offer of one hotel for what the address asks. Hotel-checkout-trips §4; OPEN-50. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { DocumentRatesBody } from '@tenth-night/contract/rates';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { isNoAvailability, RATE_SORT } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import { useEffect, useState } from 'react';
import { createApiClient } from '../../lib/api/api-client';
import { isBusy } from '../../lib/api/is-busy';
import { log } from '../../lib/page/log';
import { type Services, useServices } from '../../lib/page/services';

const OFFERS_PER_HOTEL = 50;

export type HotelRates = 'waiting' | 'failed' | 'busy' | readonly Offer[];

/** An answer belongs to its question. Other dates mean another wait. */
type Answered = { readonly question: string; readonly rates: HotelRates };

export function useHotelRates(hotelId: string, criteria: SearchCriteria) {
  const services = useServices();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const body = rateQuestion(hotelId, criteria, services.context);
  const question = `${attempt} ${JSON.stringify(body)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question holds all that is asked
  useEffect(() => {
    const stop = new AbortController();
    void ask(services, body, stop.signal).then((rates) => {
      if (!stop.signal.aborted) setAnswered({ question, rates });
    });
    return () => stop.abort();
  }, [question]);

  const rates: HotelRates = answered?.question === question ? answered.rates : 'waiting';
  return { rates, retry: () => setAttempt((before) => before + 1) };
}

async function ask({ send }: Services, body: DocumentRatesBody, signal: AbortSignal): Promise<HotelRates> {
  try {
    const { status, hotels, error } = await createApiClient(send).hotelRates(body, signal);
    const offers = hotels.flatMap((hotel) => hotel.offers).flatMap((offer) => decodeOffer(offer) ?? []);
    log.write('rates of a hotel', { status, offers: offers.length });
    if (status === 'failed' && offers.length === 0 && !isNoAvailability({ message: error?.message ?? '' }))
      return 'failed';
    return offers;
  } catch (error) {
    if (isBusy(error)) return 'busy';
    return error instanceof Error && isNoAvailability(error) ? [] : 'failed';
  }
}

export function rateQuestion(
  hotelId: string,
  criteria: SearchCriteria,
  context: Services['context'],
): DocumentRatesBody {
  const { dates, travellers } = criteria;
  return {
    hotelIds: [hotelId],
    checkin: dates.checkin,
    checkout: dates.checkout,
    occupancies: dealRooms(travellers).map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    currency: context.currency,
    roomMapping: true,
    guestNationality: context.guestNationality,
    sort: [RATE_SORT],
    offersPerHotel: OFFERS_PER_HOTEL,
  };
}
