/**
 * Rates in two forms of body. `POST /search/rates/stream` and `POST /search/rates` take what the results screen sends,
 * `POST /hotels/rates` the body of the documents. Search-and-browse §7 "Rates"; decision on OPEN-01.
 * A stream is newline-delimited JSON: one line per hotel, then a last line with `done`.
 */
import { DEFAULT_TRAVELLERS, TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import Type from 'typebox';
import type { ErrorBody, ErrorCode } from './errors';

const { adults, children, rooms, childAge } = TRAVELLER_LIMITS;
const calendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const hotelId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const ages = Type.Array(Type.Integer({ minimum: childAge.min, maximum: childAge.max }), {
  maxItems: children.max,
  default: [],
});
const adultCount = { minimum: adults.min, maximum: adults.max };

/** As many hotels as one call may name; the site sends 200 at a time. */
export const RATE_REQUEST_MAX_HOTELS = 500;

/** One per room; children by their ages. */
export const Occupancy = Type.Object({ adults: Type.Integer(adultCount), children: Type.Optional(ages) });
const occupancies = Type.Array(Occupancy, { minItems: 1, maxItems: rooms.max });

/** Only the order of hotels by price is known; a `title` is taken and means that default. */
const sort = Type.Array(
  Type.Object({
    title: Type.Optional(Type.String()),
    field: Type.Optional(Type.String()),
    direction: Type.Optional(Type.Enum(['ascending', 'descending'])),
  }),
  { maxItems: 10 },
);

const textOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const degreesOrNull = Type.Optional(Type.Union([Type.Number(), Type.Null()]));

/** A hotel as its caller knows it. */
export const RatesHotel = Type.Object({
  id: hotelId,
  latitude: degreesOrNull,
  longitude: degreesOrNull,
  name: textOrNull,
  city: textOrNull,
  country: textOrNull,
});
export type RatesHotel = Type.Static<typeof RatesHotel>;

const commonFields = {
  hotelIds: Type.Array(hotelId, { maxItems: RATE_REQUEST_MAX_HOTELS, default: [] }),
  /**
   * What the caller knows of the hotels. Only the ids count, and only where `hotelIds` names none: the provider takes
   * ids alone, and our answers name hotels by their ids.
   */
  hotels: Type.Optional(Type.Array(RatesHotel, { maxItems: RATE_REQUEST_MAX_HOTELS })),
  placeId: Type.Optional(Type.String({ maxLength: 200 })),
  locationId: Type.Optional(Type.String({ maxLength: 200 })),
  guestNationality: Type.String({ pattern: '^[A-Z]{2}$', default: 'US' }),
  sort: Type.Optional(sort),
  offersPerHotel: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
  /** Counts at `POST /hotels/rates` alone: elsewhere the path says it. */
  stream: Type.Optional(Type.Boolean()),
};

export const RatesBody = Type.Object({
  ...commonFields,
  checkIn: calendarDate,
  checkOut: calendarDate,
  adults: Type.Integer({ ...adultCount, default: DEFAULT_TRAVELLERS.adults }),
  children: Type.Integer({ minimum: children.min, maximum: children.max, default: 0 }),
  childrenAges: ages,
  rooms: Type.Integer({ minimum: rooms.min, maximum: rooms.max, default: DEFAULT_TRAVELLERS.rooms }),
  /** Who sleeps in which room; wins over `adults`, `childrenAges` and `rooms`. */
  occupancies: Type.Optional(occupancies),
  currency: Type.String({ pattern: '^[A-Z]{3}$', default: 'USD' }),
});
export type RatesBody = Type.Static<typeof RatesBody>;

export const DocumentRatesBody = Type.Object({
  ...commonFields,
  checkin: calendarDate,
  checkout: calendarDate,
  occupancies,
  currency: RatesBody.properties.currency,
  /** Rooms are always mapped; the field is taken as the documents have it. */
  roomMapping: Type.Optional(Type.Boolean()),
});
export type DocumentRatesBody = Type.Static<typeof DocumentRatesBody>;
export const DocumentRatesQuery = Type.Object({ stream: Type.Optional(Type.Boolean()) });

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
  /** What the hotel collects in other currencies; in no total. Absent for none. */
  readonly otherFees?: readonly { readonly amount: number; readonly currency: string }[];
  readonly suggested: number | null;
  readonly currency: string;
  readonly refundable: boolean;
  readonly partialRefund: boolean;
  readonly freeCancellationUntil: string | null;
};

export type HotelRatesLine = { readonly hotelId: string; readonly offers: readonly OfferBody[] };

/** `failed` with hotels means that the rest could not be had; `error` says why. */
export type RatesOutcome = {
  readonly status: 'success' | 'empty' | 'failed';
  readonly error?: { readonly code: ErrorCode; readonly message: string };
};

/** Always the last line. Without it the stream was cut. */
export type RatesDoneLine = RatesOutcome & { readonly done: true; readonly hotels: number };

export type RatesLine = HotelRatesLine | RatesDoneLine;

/** The answer that is no stream. */
export type RatesAnswer = RatesOutcome & { readonly hotels: readonly HotelRatesLine[] };

/** What comes, with the status of the error, when nothing could be had. Search-and-browse §8 "Rates failure". */
export const NO_RATES = { status: 'failed', hotels: [] } as const;
export type RatesFailure = typeof NO_RATES & ErrorBody;
