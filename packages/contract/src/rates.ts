/** `POST /search/rates/stream`: newline-delimited JSON, one line per hotel, then a last line with `done`. Decision on OPEN-01. */
import { TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import Type from 'typebox';

const { adults, children, rooms, childAge } = TRAVELLER_LIMITS;
const calendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** As many hotels as one call may name; the site sends 200 at a time. */
export const RATE_REQUEST_MAX_HOTELS = 500;

export const RatesBody = Type.Object({
  hotelIds: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), { maxItems: RATE_REQUEST_MAX_HOTELS }),
  placeId: Type.Optional(Type.String()),
  checkIn: calendarDate,
  checkOut: calendarDate,
  adults: Type.Integer({ minimum: adults.min, maximum: adults.max }),
  children: Type.Integer({ minimum: children.min, maximum: children.max }),
  childrenAges: Type.Array(Type.Integer({ minimum: childAge.min, maximum: childAge.max }), { maxItems: children.max }),
  rooms: Type.Integer({ minimum: rooms.min, maximum: rooms.max }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  guestNationality: Type.String({ pattern: '^[A-Z]{2}$', default: 'US' }),
  offersPerHotel: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
});
export type RatesBody = Type.Static<typeof RatesBody>;

/** Amounts are major units, as in the specification; `payAtHotel` comes on top of `price`. */
export type OfferBody = {
  readonly offerId: string | null;
  readonly roomName: string;
  readonly roomId: string | null;
  readonly mappedRoomId: string | null;
  readonly roomTypeCode: string | null;
  readonly board: string | null;
  readonly boardName: string | null;
  readonly rateName: string;
  readonly price: number;
  readonly payAtHotel: number;
  readonly suggested: number | null;
  readonly currency: string;
  readonly refundable: boolean;
  readonly partialRefund: boolean;
  readonly freeCancellationUntil: string | null;
};

export type HotelRatesLine = { readonly hotelId: string; readonly offers: readonly OfferBody[] };

/** Always the last line. Without it the stream was cut. */
export type RatesDoneLine = {
  readonly done: true;
  readonly status: 'success' | 'empty' | 'failed';
  readonly hotels: number;
};

export type RatesLine = HotelRatesLine | RatesDoneLine;
