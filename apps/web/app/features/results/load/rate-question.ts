/** What a search asks the rates for. */
import type { RatesHotel } from '@tenth-night/contract/rates';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { RATE_SORT } from '@tenth-night/domain/search/rate-batches';
import type { Services } from '../../../lib/page/services';
import type { RateQuestion } from '../../../lib/rates/rate-stream';
import type { Search } from './results-store';

export function toRatesHotel({ hotelId: id, latitude, longitude, name, city, country }: Hotel): RatesHotel {
  return { id, latitude, longitude, name, city, country };
}

export function rateQuestion({ criteria, place }: Search, context: Services['context']): RateQuestion {
  const { dates, travellers } = criteria;
  return {
    placeId: place.id,
    checkIn: dates.checkin,
    checkOut: dates.checkout,
    adults: travellers.adults,
    children: travellers.childrenAges.length,
    childrenAges: [...travellers.childrenAges],
    rooms: travellers.rooms,
    ...(travellers.party && {
      occupancies: travellers.party.map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    }),
    currency: context.currency,
    guestNationality: context.guestNationality,
    sort: [RATE_SORT],
    offersPerHotel: 1,
  };
}
