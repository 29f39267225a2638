/** `POST /hotels/rates`, plain and with `stream: true`. Amounts are major units. */
import Type from 'typebox';

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const strict = { additionalProperties: false };
const numbers = Type.Optional(Type.Array(Type.Number()));

/** One room. Children are given by age. */
export const WireOccupancy = Type.Object(
  {
    adults: Type.Integer({ minimum: 1 }),
    children: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 17 }))),
  },
  strict,
);
export type WireOccupancy = Type.Static<typeof WireOccupancy>;

const party = {
  checkin: isoDate,
  checkout: isoDate,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  guestNationality: Type.String({ pattern: '^[A-Z]{2}$' }),
  occupancies: Type.Array(WireOccupancy, { minItems: 1 }),
  timeout: Type.Optional(Type.Integer({ minimum: 1 })),
};

const WireSort = Type.Object(
  {
    field: Type.Enum(['top_picks', 'price', 'revenue']),
    direction: Type.Optional(Type.Enum(['ascending', 'descending'])),
  },
  strict,
);

/** Needs one kind of location: hotel ids, a place, a city with its country, a circle, or an airport. */
export const WireRatesRequest = Type.Object(
  {
    ...party,
    hotelIds: Type.Optional(Type.Array(Type.String())),
    placeId: Type.Optional(Type.String()),
    countryCode: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
    cityName: Type.Optional(Type.String()),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    radius: Type.Optional(Type.Number()),
    iataCode: Type.Optional(Type.String()),
    /** Pages through the requested hotels, not through the hotels in the answer. */
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    offset: Type.Optional(Type.Integer({ minimum: 0 })),
    maxRatesPerHotel: Type.Optional(Type.Integer({ minimum: 1 })),
    roomMapping: Type.Optional(Type.Boolean()),
    includeHotelData: Type.Optional(Type.Boolean()),
    stream: Type.Optional(Type.Boolean()),
    sort: Type.Optional(Type.Array(WireSort)),
    refundableRatesOnly: Type.Optional(Type.Boolean()),
    /** One board, or several separated by commas. */
    boardType: Type.Optional(Type.String()),
    hotelName: Type.Optional(Type.String()),
    zip: Type.Optional(Type.String()),
    minRating: Type.Optional(Type.Number()),
    minReviewsCount: Type.Optional(Type.Integer()),
    starRating: numbers,
    hotelTypeIds: numbers,
    chainIds: numbers,
    facilities: numbers,
    /** The hotel list spells this name differently. */
    strictFacilityFiltering: Type.Optional(Type.Boolean()),
    sessionId: Type.Optional(Type.String()),
    /** Percent on the net rate, instead of the account's setting. The seller earns it. 0 is the net rate. */
    margin: Type.Optional(Type.Number({ minimum: 0 })),
    /** Percent on the net rate, on top of the account's setting. */
    additionalMarkup: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
);
export type WireRatesRequest = Type.Static<typeof WireRatesRequest>;

export const WireAmount = Type.Object({ amount: Type.Number(), currency: Type.String() });
export type WireAmount = Type.Static<typeof WireAmount>;

/** The public price elsewhere, and its source. */
export const WirePublicPrice = Type.Object({ ...WireAmount.properties, source: Type.Optional(Type.String()) });
export type WirePublicPrice = Type.Static<typeof WirePublicPrice>;

/** If not included, the guest pays it at the hotel, on top of the total. */
export const WireTaxOrFee = Type.Object({
  included: Type.Boolean(),
  description: Type.Optional(Type.String()),
  amount: Type.Number(),
  currency: Type.String(),
});
export type WireTaxOrFee = Type.Static<typeof WireTaxOrFee>;

/** From `cancelTime` on (GMT, `YYYY-MM-DD HH:MM:SS`), cancelling costs `amount`. */
export const WireCancelPolicyInfo = Type.Object({
  cancelTime: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  type: Type.String(),
  timezone: Type.Optional(Type.String()),
});
export type WireCancelPolicyInfo = Type.Static<typeof WireCancelPolicyInfo>;

export const WireCancellationPolicies = Type.Object({
  /** `RFN` or `NRFN`; may be empty in a list of bookings. */
  refundableTag: Type.String(),
  cancelPolicyInfos: Type.Union([Type.Array(WireCancelPolicyInfo), Type.Null()]),
  hotelRemarks: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
});
export type WireCancellationPolicies = Type.Static<typeof WireCancellationPolicies>;

export const WirePromotion = Type.Object({
  name: Type.String(),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  discount: Type.Optional(Type.Number()),
  discountType: Type.Optional(Type.String()),
  promotionCode: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
});
export type WirePromotion = Type.Static<typeof WirePromotion>;

export const WirePerk = Type.Object({
  perkId: Type.Integer(),
  name: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  level: Type.String(),
});
export type WirePerk = Type.Static<typeof WirePerk>;

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
  providerCommission: Type.Optional(Type.Union([Type.Number(), Type.Array(WireAmount), Type.Null()])),
  retailRate: Type.Object({
    total: Type.Array(WireAmount),
    suggestedSellingPrice: Type.Optional(Type.Union([Type.Array(WirePublicPrice), Type.Null()])),
    initialPrice: Type.Optional(Type.Union([Type.Array(WireAmount), Type.Null()])),
    taxesAndFees: Type.Optional(Type.Union([Type.Array(WireTaxOrFee), Type.Null()])),
    promotions: Type.Optional(Type.Union([Type.Array(WirePromotion), Type.Null()])),
  }),
  cancellationPolicies: WireCancellationPolicies,
  paymentTypes: Type.Optional(Type.Array(Type.String())),
  perks: Type.Optional(Type.Union([Type.Array(WirePerk), Type.Null()])),
});
export type WireRate = Type.Static<typeof WireRate>;

/** The provider's schema says that an offer's prices are arrays, but its wire sends objects. Accept both. */
const amountOrAmounts = Type.Union([WireAmount, Type.Array(WireAmount)]);
const publicPriceOrPrices = Type.Union([WirePublicPrice, Type.Array(WirePublicPrice)]);

/** An element of `roomTypes` is an offer, not a room type. It has one rate per requested room. */
export const WireOffer = Type.Object({
  roomTypeId: Type.String(),
  offerId: Type.String(),
  supplier: Type.Optional(Type.String()),
  supplierId: Type.Optional(Type.Integer()),
  priceType: Type.Optional(Type.String()),
  /** `standard`, or `package` for rates that must not be shown alone. */
  rateType: Type.Optional(Type.String()),
  loyaltyMembershipIdRequired: Type.Optional(Type.Boolean()),
  paymentTypes: Type.Optional(Type.Array(Type.String())),
  rates: Type.Array(WireRate),
  offerRetailRate: amountOrAmounts,
  suggestedSellingPrice: Type.Optional(Type.Union([publicPriceOrPrices, Type.Null()])),
  offerInitialPrice: Type.Optional(Type.Union([amountOrAmounts, Type.Null()])),
});
export type WireOffer = Type.Static<typeof WireOffer>;

export const WireHotelRates = Type.Object({ hotelId: Type.String(), roomTypes: Type.Array(WireOffer) });
export type WireHotelRates = Type.Static<typeof WireHotelRates>;

/** The hotel in a rates answer. Its names differ from the list. */
export const WireRatedHotel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  main_photo: Type.Optional(Type.String()),
  thumbnail: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  country_code: Type.Optional(Type.String()),
  city_name: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  rating: Type.Optional(Type.Number()),
  stars: Type.Optional(Type.Number()),
  review_count: Type.Optional(Type.Integer()),
  tags: Type.Optional(Type.Array(Type.String())),
  persona: Type.Optional(Type.String()),
  style: Type.Optional(Type.String()),
  location_type: Type.Optional(Type.String()),
  story: Type.Optional(Type.String()),
});
export type WireRatedHotel = Type.Static<typeof WireRatedHotel>;

/** `data` does not contain hotels without rates. */
export const WireRatesAnswer = Type.Object({
  data: Type.Array(WireHotelRates),
  guestLevel: Type.Optional(Type.Integer()),
  sandbox: Type.Optional(Type.Boolean()),
  hotels: Type.Optional(Type.Array(WireRatedHotel)),
});
export type WireRatesAnswer = Type.Static<typeof WireRatesAnswer>;

/** One `data:` line of the stream. The key is `rates`, not `data`. `hotels` comes once, after all rates. */
export const WireRatesEvent = Type.Object({
  rates: Type.Optional(Type.Array(WireHotelRates)),
  hotels: Type.Optional(Type.Array(WireRatedHotel)),
});
export type WireRatesEvent = Type.Static<typeof WireRatesEvent>;

/** The line that ends a complete stream. Without it the stream was cut. */
export const WIRE_STREAM_END = '[DONE]';

/** `POST /hotels/min-rates`. Its documentation names no margin: prices follow the account's setting. */
export const WireMinRatesRequest = Type.Object({ ...party, hotelIds: Type.Array(Type.String()) }, strict);
export type WireMinRatesRequest = Type.Static<typeof WireMinRatesRequest>;

/** Prices are plain numbers here, in the requested currency. */
export const WireMinRate = Type.Object({
  hotelId: Type.String(),
  price: Type.Number(),
  suggestedSellingPrice: Type.Optional(Type.Number()),
  offerId: Type.Optional(Type.String()),
});
export type WireMinRate = Type.Static<typeof WireMinRate>;

export const WireMinRatesAnswer = Type.Object({
  data: Type.Array(WireMinRate),
  sandbox: Type.Optional(Type.Boolean()),
});
export type WireMinRatesAnswer = Type.Static<typeof WireMinRatesAnswer>;
