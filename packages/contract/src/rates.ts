/**
 * Rates, with two kinds of request body. `POST /search/rates/stream` and `POST /search/rates` take the body of the
 * results screen, `POST /hotels/rates` the body of the documents. Search-and-browse §7 "Rates"; decision on OPEN-01.
 * A stream is newline-delimited JSON: one line per hotel, then a last line with `done`.
 */
import { DEFAULT_TRAVELLERS, TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import Type from 'typebox';
import { ErrorBody, ErrorCode } from './error-shapes';
import { Amount, Moment, NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

const { adults, children, rooms, childAge } = TRAVELLER_LIMITS;
const calendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const hotelId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const ages = Type.Array(Type.Integer({ minimum: childAge.min, maximum: childAge.max }), {
  maxItems: children.max,
  default: [],
});
const adultCount = { minimum: adults.min, maximum: adults.max };

/** The maximum number of hotels per call. The site sends 200 at a time. */
export const RATE_REQUEST_MAX_HOTELS = 500;

/** One per room. Children are given by age. */
export const Occupancy = Type.Object(
  { adults: Type.Integer(adultCount), children: Type.Optional(ages) },
  { title: 'Occupancy' },
);
const occupancies = Type.Array(Occupancy, { minItems: 1, maxItems: rooms.max });

/** We only support the order of hotels by price. We accept a `title`; it means that default. */
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

/** A hotel as the caller knows it. */
export const RatesHotel = Type.Object(
  {
    id: hotelId,
    latitude: degreesOrNull,
    longitude: degreesOrNull,
    name: textOrNull,
    city: textOrNull,
    country: textOrNull,
  },
  { title: 'RatesHotel' },
);
export type RatesHotel = Type.Static<typeof RatesHotel>;

const commonFields = {
  hotelIds: Type.Array(hotelId, { maxItems: RATE_REQUEST_MAX_HOTELS, default: [] }),
  /**
   * What the caller knows about the hotels. We use only the ids, and only if `hotelIds` is empty: the provider takes
   * only ids, and our answers name hotels by id.
   */
  hotels: Type.Optional(Type.Array(RatesHotel, { maxItems: RATE_REQUEST_MAX_HOTELS })),
  placeId: Type.Optional(Type.String({ maxLength: 200 })),
  locationId: Type.Optional(Type.String({ maxLength: 200 })),
  guestNationality: Type.String({ pattern: '^[A-Z]{2}$', default: 'US' }),
  sort: Type.Optional(sort),
  offersPerHotel: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
  /** Only used by `POST /hotels/rates`. Elsewhere the path decides. */
  stream: Type.Optional(Type.Boolean()),
};

export const RatesBody = Type.Object(
  {
    ...commonFields,
    checkIn: calendarDate,
    checkOut: calendarDate,
    adults: Type.Integer({ ...adultCount, default: DEFAULT_TRAVELLERS.adults }),
    children: Type.Integer({ minimum: children.min, maximum: children.max, default: 0 }),
    childrenAges: ages,
    rooms: Type.Integer({ minimum: rooms.min, maximum: rooms.max, default: DEFAULT_TRAVELLERS.rooms }),
    /** Who sleeps in which room. Overrides `adults`, `childrenAges` and `rooms`. */
    occupancies: Type.Optional(occupancies),
    currency: Type.String({ pattern: '^[A-Z]{3}$', default: 'USD' }),
  },
  { title: 'RatesBody' },
);
export type RatesBody = Type.Static<typeof RatesBody>;

export const DocumentRatesBody = Type.Object(
  {
    ...commonFields,
    checkin: calendarDate,
    checkout: calendarDate,
    occupancies,
    currency: RatesBody.properties.currency,
    /** Accepted as the documents say, and ignored: rooms are always mapped. */
    roomMapping: Type.Optional(Type.Boolean()),
  },
  { title: 'DocumentRatesBody' },
);
export type DocumentRatesBody = Type.Static<typeof DocumentRatesBody>;
export const DocumentRatesQuery = Type.Object({ stream: Type.Optional(Type.Boolean()) });

export const OfferBody = Type.Object(
  {
    offerId: Type.Union([Type.String(), Type.Null()], { description: 'Null if the offer cannot be booked.' }),
    roomName: Type.String(),
    roomId: TextOrNull,
    mappedRoomId: TextOrNull,
    roomTypeCode: TextOrNull,
    board: TextOrNull,
    boardName: TextOrNull,
    rateName: Type.String(),
    price: Type.Number({ description: 'In major units, for all rooms and the whole stay.' }),
    payAtHotel: Type.Number({ description: 'In addition to `price`.' }),
    otherFees: Type.Optional(
      Type.Array(Amount, {
        description:
          'Fees that the hotel collects in other currencies. Not part of any total. Absent if there are none.',
      }),
    ),
    suggested: NumberOrNull,
    currency: Type.String(),
    refundable: Type.Boolean(),
    partialRefund: Type.Boolean(),
    freeCancellationUntil: Type.Union([Moment, Type.Null()]),
  },
  { title: 'Offer' },
);
export type OfferBody = Wire<typeof OfferBody>;

export const HotelRatesLine = Type.Object(
  { hotelId: Type.String(), offers: Type.Array(OfferBody, { description: 'Cheapest first.' }) },
  { title: 'HotelRates' },
);
export type HotelRatesLine = Wire<typeof HotelRatesLine>;

const outcome = {
  status: Type.Enum(['success', 'empty', 'failed']),
  error: Type.Optional(
    Type.Object(
      { code: ErrorCode, message: Type.String() },
      { description: 'Why the other prices are missing, if the status is `failed`.' },
    ),
  ),
};
const Outcome = Type.Object(outcome);
export type RatesOutcome = Wire<typeof Outcome>;

export const RatesDoneLine = Type.Object(
  {
    done: Type.Literal(true),
    ...outcome,
    hotels: Type.Integer({ description: 'The number of lines before this one.' }),
  },
  { title: 'RatesDone', description: 'Always the last line. If it is missing, the stream was interrupted.' },
);
export type RatesDoneLine = Wire<typeof RatesDoneLine>;

export const RatesLine = Type.Union([HotelRatesLine, RatesDoneLine]);
export type RatesLine = HotelRatesLine | RatesDoneLine;

/** The answer without streaming. */
export const RatesAnswer = Type.Object({ hotels: Type.Array(HotelRatesLine), ...outcome }, { title: 'RatesAnswer' });
export type RatesAnswer = Wire<typeof RatesAnswer>;

/** The body of an error response if we got no rates at all. Search-and-browse §8 "Rates failure". */
export const NO_RATES = { status: 'failed', hotels: [] } as const;
export const RatesFailure = Type.Object(
  {
    status: Type.Literal('failed'),
    hotels: Type.Array(HotelRatesLine, { maxItems: 0 }),
    error: ErrorBody.properties.error,
  },
  { title: 'RatesFailure' },
);
export type RatesFailure = Wire<typeof RatesFailure>;
