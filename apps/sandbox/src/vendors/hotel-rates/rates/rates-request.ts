/** Checks of a rates request beyond its shape (reference §4.1). */
import { WIRE_HOTELS_LIMIT_DEFAULT, WIRE_HOTELS_LIMIT_MAX } from '@tenth-night/provider-wire/hotel-rates/hotels';
import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Hotel } from '../../../world/hotels/hotel';
import { currencyOf } from '../../../world/money';
import type { World } from '../../../world/world';
import { findHotels } from '../find-hotels';
import { BOARDS } from '../pricing/rate-plan';
import { markupOf, type RateSearch } from '../pricing/rate-search';
import { addDays, dayOf, isCalendarDay, nightsBetween } from '../pricing/stay';
import { badRequest, wrongInput } from '../wire-errors';

const NIGHTS_MAX = 30;

function readBoards(text = ''): string[] {
  const boards = text.split(',').flatMap((part) => part.trim() || []);
  if (boards.some((board) => !BOARDS.some((known) => known === board))) throw badRequest('invalid board type');
  return boards;
}

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
    boards: readBoards(request.boardType),
    isRefundableOnly: request.refundableRatesOnly ?? false,
    markup: markupOf(request),
  };
}

const isAnyKnown = async (hotelIds: readonly string[], world: World): Promise<boolean> =>
  (await Promise.all(hotelIds.map((id) => world.hotel(id)))).some(Boolean);

/** One page of the requested hotels. Ignores unknown ids if at least one is known. */
export async function readHotels(request: WireRatesRequest, world: World): Promise<readonly Hotel[]> {
  const { hotelIds, offset = 0, limit = hotelIds ? WIRE_HOTELS_LIMIT_MAX : WIRE_HOTELS_LIMIT_DEFAULT } = request;
  if (hotelIds && hotelIds.length > WIRE_HOTELS_LIMIT_MAX)
    throw badRequest(`at most ${WIRE_HOTELS_LIMIT_MAX} hotel ids`);
  const query = {
    ...request,
    stars: request.starRating ?? [],
    typeIds: request.hotelTypeIds ?? [],
    chainIds: request.chainIds ?? [],
    facilityIds: request.facilities ?? [],
    isStrict: request.strictFacilityFiltering ?? false,
  };
  const hotels = await findHotels(world, query);
  if (hotelIds && hotels.length === 0 && !(await isAnyKnown(hotelIds, world))) throw badRequest('hotel ids not found');
  return hotels.slice(offset, offset + Math.min(limit, WIRE_HOTELS_LIMIT_MAX));
}
