/** Rates of a set of hotels, as they arrive. Search-and-browse §4 "Rates request outcomes", §7 "Rates", §8. */
import type { DocumentRatesBody, RatesBody } from '@tenth-night/contract/rates';
import { dealRooms, type RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import { AppError } from '../../app-error';
import type { Cache } from '../../cache/cache.port';
import type { HotelRatesPort } from '../../providers/ports/hotel-rates.port';
import type { PricedHotel } from './rate-flight';
import { createRatePool } from './rate-pool';
import { readStay } from './read-stay';

export type RatesService = {
  stream(body: RatesBody | DocumentRatesBody, signal: AbortSignal): AsyncIterable<readonly PricedHotel[]>;
};

export function createRatesService(provider: HotelRatesPort, cache: Cache): RatesService {
  const pool = createRatePool(provider, cache);
  return {
    async *stream(body, signal) {
      const dates = readStay('checkin' in body ? { checkIn: body.checkin, checkOut: body.checkout } : body);
      const rooms = readRooms(body);
      // Rates need a set of hotels. Without one, the answer is empty and not an error.
      const hotelIds = readHotelIds(body);
      const { currency, guestNationality, offersPerHotel } = body;
      yield* pool.stream({ hotelIds, dates, rooms, currency, guestNationality, offersPerHotel }, signal);
    },
  };
}

function readHotelIds({ hotelIds, hotels = [] }: RatesBody | DocumentRatesBody): readonly string[] {
  return hotelIds.length > 0 ? hotelIds : hotels.map(({ id }) => id);
}

function readRooms(body: RatesBody | DocumentRatesBody): readonly RoomOccupancy[] {
  if (body.occupancies) {
    return body.occupancies.map(({ adults, children = [] }) => ({ adults, childrenAges: children }));
  }
  const { adults, children, childrenAges, rooms } = body as RatesBody;
  if (childrenAges.length !== children) throw new AppError('bad_request', 'childrenAges needs one age per child');
  return dealRooms({ adults, childrenAges, rooms });
}
