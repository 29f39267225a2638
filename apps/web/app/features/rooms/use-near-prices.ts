/** The lowest whole price of the same stay on other days. They load when somebody is about to see them. */

import { bestOffer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import type { NearPrice } from '../../stay-ui/near-days';
import { askHotelRates, type HotelRates, hotelRatesBody } from './hotel-rates';

type Stay = {
  readonly hotelId: string;
  readonly criteria: SearchCriteria;
  /** The rates of the stay itself: the page has them already. */
  readonly rates: HotelRates | 'waiting';
};

export function useNearPrices({ hotelId, criteria, rates }: Stay, stays: readonly StayDates[], isWanted: boolean) {
  const services = useServices();
  const nights = stayNights(criteria.dates) ?? 1;
  const isOwn = ({ checkin }: StayDates) => checkin === criteria.dates.checkin;
  const bodyOf = (dates: StayDates) => hotelRatesBody(hotelId, { ...criteria, dates }, services.context);
  const bodies = stays.map(bodyOf);
  const { load } = useLoad(isWanted ? JSON.stringify(bodies) : null, (signal) =>
    Promise.all(
      stays.map((stay, i) => {
        const body = bodies[i];
        return isOwn(stay) || !body ? 'waiting' : askHotelRates(services, body, signal);
      }),
    ),
  );
  const other = (i: number) => (load.status === 'done' ? (load.answer[i] ?? 'failed') : load.status);
  return stays.map((stay, i) => priceOf(isOwn(stay) ? rates : other(i), nights));
}

function priceOf(rates: HotelRates | 'waiting', nights: number): NearPrice {
  if (rates === 'waiting') return 'waiting';
  if (typeof rates === 'string') return 'failed';
  const best = bestOffer(rates);
  return best ? shownPrice(best, nights).stay : 'none';
}
