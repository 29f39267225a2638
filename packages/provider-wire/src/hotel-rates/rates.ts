/** `POST /hotels/rates`, plain and with `stream: true`. Amounts are major units. */
import Type from 'typebox';

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const WireOccupancy = Type.Object({
  adults: Type.Integer({ minimum: 1 }),
  children: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 17 }))),
});
export type WireOccupancy = Type.Static<typeof WireOccupancy>;

export const WireRatesRequest = Type.Object(
  {
    hotelIds: Type.Array(Type.String()),
    checkin: isoDate,
    checkout: isoDate,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    guestNationality: Type.String({ pattern: '^[A-Z]{2}$' }),
    occupancies: Type.Array(WireOccupancy, { minItems: 1 }),
    maxRatesPerHotel: Type.Optional(Type.Integer({ minimum: 1 })),
    roomMapping: Type.Optional(Type.Boolean()),
    stream: Type.Optional(Type.Boolean()),
    timeout: Type.Optional(Type.Integer({ minimum: 1 })),
    sort: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.Union([Type.Literal('top_picks'), Type.Literal('price'), Type.Literal('revenue')]),
          direction: Type.Optional(Type.Union([Type.Literal('ascending'), Type.Literal('descending')])),
        }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type WireRatesRequest = Type.Static<typeof WireRatesRequest>;

export const WireAmount = Type.Object({ amount: Type.Number(), currency: Type.String() });
export type WireAmount = Type.Static<typeof WireAmount>;

/** Not included means paid at the hotel, on top of the total. */
export const WireTaxOrFee = Type.Object({
  included: Type.Boolean(),
  description: Type.Optional(Type.String()),
  amount: Type.Number(),
  currency: Type.String(),
});
export type WireTaxOrFee = Type.Static<typeof WireTaxOrFee>;

/** From `cancelTime` (GMT, `YYYY-MM-DD HH:MM:SS`) on, cancelling costs `amount`. */
export const WireCancelPolicyInfo = Type.Object({
  cancelTime: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  type: Type.String(),
  timezone: Type.Optional(Type.String()),
});
export type WireCancelPolicyInfo = Type.Static<typeof WireCancelPolicyInfo>;

export const WireRate = Type.Object({
  rateId: Type.String(),
  occupancyNumber: Type.Integer(),
  name: Type.String(),
  mappedRoomId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  maxOccupancy: Type.Integer(),
  adultCount: Type.Integer(),
  childCount: Type.Integer(),
  childrenAges: Type.Optional(Type.Array(Type.Integer())),
  boardType: Type.String(),
  boardName: Type.String(),
  remarks: Type.Optional(Type.String()),
  priceType: Type.String(),
  commission: Type.Array(WireAmount),
  retailRate: Type.Object({
    total: Type.Array(WireAmount),
    suggestedSellingPrice: Type.Optional(Type.Union([Type.Array(WireAmount), Type.Null()])),
    initialPrice: Type.Optional(Type.Union([Type.Array(WireAmount), Type.Null()])),
    taxesAndFees: Type.Optional(Type.Union([Type.Array(WireTaxOrFee), Type.Null()])),
  }),
  cancellationPolicies: Type.Object({
    refundableTag: Type.String(),
    cancelPolicyInfos: Type.Union([Type.Array(WireCancelPolicyInfo), Type.Null()]),
    hotelRemarks: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
  }),
  paymentTypes: Type.Optional(Type.Array(Type.String())),
});
export type WireRate = Type.Static<typeof WireRate>;

/** The schema of the provider types the offer's prices as arrays, its wire sends objects. Read both. */
const amountOrAmounts = Type.Union([WireAmount, Type.Array(WireAmount)]);

/** An element of `roomTypes` is an offer, not a room type: one rate per room that was asked for. */
export const WireOffer = Type.Object({
  roomTypeId: Type.String(),
  offerId: Type.String(),
  supplier: Type.Optional(Type.String()),
  supplierId: Type.Optional(Type.Integer()),
  priceType: Type.Optional(Type.String()),
  rateType: Type.Optional(Type.String()),
  paymentTypes: Type.Optional(Type.Array(Type.String())),
  rates: Type.Array(WireRate),
  offerRetailRate: amountOrAmounts,
  suggestedSellingPrice: Type.Optional(Type.Union([amountOrAmounts, Type.Null()])),
  offerInitialPrice: Type.Optional(Type.Union([amountOrAmounts, Type.Null()])),
});
export type WireOffer = Type.Static<typeof WireOffer>;

export const WireHotelRates = Type.Object({ hotelId: Type.String(), roomTypes: Type.Array(WireOffer) });
export type WireHotelRates = Type.Static<typeof WireHotelRates>;

/** Hotels without rates are simply missing from `data`. */
export const WireRatesAnswer = Type.Object({
  data: Type.Array(WireHotelRates),
  guestLevel: Type.Optional(Type.Integer()),
  sandbox: Type.Optional(Type.Boolean()),
});
export type WireRatesAnswer = Type.Static<typeof WireRatesAnswer>;

/** One `data:` line of the stream. The key is `rates`, not `data`. */
export const WireRatesEvent = Type.Object({ rates: Type.Array(WireHotelRates) });
export type WireRatesEvent = Type.Static<typeof WireRatesEvent>;

/** The line that ends a whole stream; without it the stream was cut. */
export const WIRE_STREAM_END = '[DONE]';
