/** Rates of a set of hotels, as they arrive. Search-and-browse §4 "Rates request outcomes", §7 "Rates", §8. */
import type { RatesBody } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { parseCalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import { AppError } from '../../app-error';
import type { HotelRatesPort } from '../../providers/hotel-rates/hotel-rates.port';

export type RatesService = {
  stream(body: RatesBody, signal: AbortSignal): AsyncIterable<readonly HotelOffers[]>;
};

export function createRatesService(provider: HotelRatesPort): RatesService {
  return {
    async *stream(body, signal) {
      const dates = readStay(body);
      const { adults, childrenAges, rooms } = body;
      // Rates need a set of hotels; without one the answer is empty, not an error.
      if (body.hotelIds.length === 0) return;
      yield* provider.streamRates(
        {
          hotelIds: body.hotelIds,
          dates,
          rooms: dealRooms({ adults, childrenAges, rooms }),
          currency: body.currency,
          guestNationality: body.guestNationality,
          offersPerHotel: body.offersPerHotel,
        },
        signal,
      );
    },
  };
}

function readStay({ checkIn, checkOut, children, childrenAges }: RatesBody): StayDates {
  const checkin = parseCalendarDate(checkIn);
  const checkout = parseCalendarDate(checkOut);
  if (!checkin || !checkout) throw new AppError('bad_request', 'checkIn and checkOut must be days that exist');
  if (!stayNights({ checkin, checkout })) throw new AppError('bad_request', 'checkOut must be after checkIn');
  if (childrenAges.length !== children) throw new AppError('bad_request', 'childrenAges needs one age per child');
  return { checkin, checkout };
}
