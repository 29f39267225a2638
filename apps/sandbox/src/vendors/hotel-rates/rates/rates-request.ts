/** Checks of a rates request beyond its shape (reference §4.1). */
import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Hotel } from '../../../world/hotels/hotel';
import type { World } from '../../../world/world';
import { currencyOf } from '../pricing/money';
import type { RateSearch } from '../pricing/rate-search';
import { addDays, dayOf, isCalendarDay, nightsBetween } from '../pricing/stay';
import { badRequest, wrongInput } from '../wire-errors';

const NIGHTS_MAX = 30;
const HOTELS_MAX = 5000;

export function readRateSearch(request: WireRatesRequest, seed: string, now: Date): RateSearch {
  const { checkin, checkout } = request;
  for (const [field, day] of Object.entries({ checkin, checkout })) {
    if (!isCalendarDay(day)) throw wrongInput(`${field} is not a date`);
  }
  if (checkin >= checkout) throw wrongInput('checkin date must be before checkout date');
  // West of Greenwich it may still be yesterday.
  if (checkin < addDays(dayOf(now), -1)) throw wrongInput('checkin date must not be in the past');
  if (checkout > addDays(checkin, NIGHTS_MAX))
    throw wrongInput(`checkout must be at most ${NIGHTS_MAX} nights after checkin`);
  const currency = currencyOf(request.currency);
  if (!currency) throw wrongInput('currency is not supported');
  return {
    seed,
    now,
    checkin,
    checkout,
    nights: nightsBetween(checkin, checkout),
    currency,
    nationality: request.guestNationality,
    occupancies: request.occupancies,
    hasRoomMapping: request.roomMapping ?? false,
    maxRatesPerHotel: request.maxRatesPerHotel ?? Number.POSITIVE_INFINITY,
  };
}

/** Unknown ids are passed over, as long as one is known. */
export function readHotels({ hotelIds }: WireRatesRequest, world: World): Hotel[] {
  if (hotelIds.length > HOTELS_MAX) throw badRequest(`at most ${HOTELS_MAX} hotel ids`);
  const hotels = [...new Set(hotelIds)].flatMap((id) => world.hotel(id) ?? []);
  if (hotels.length === 0) throw badRequest('hotel ids not found');
  return hotels;
}
