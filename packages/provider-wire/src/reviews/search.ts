/** `GET /location/search` and `GET /location/nearby_search`: up to ten places, without coordinates and category. */
import Type from 'typebox';

export const WIRE_LOCATIONS_MAX = 10;

/** Without it the answer contains all kinds of places. */
export const WireLocationCategory = Type.Enum(['hotels', 'attractions', 'restaurants', 'geos']);
export type WireLocationCategory = Type.Static<typeof WireLocationCategory>;

/** Two letters, or two letters and a region: `zh_TW`. */
export const WireReviewLanguage = Type.String({ pattern: '^[a-z]{2}([_-][A-Za-z]{2,4})?$' });

const whereabouts = {
  category: Type.Optional(WireLocationCategory),
  /** Digits and spaces, no leading `+`. */
  phone: Type.Optional(Type.String({ pattern: '^[0-9 ]+$' })),
  address: Type.Optional(Type.String()),
  radius: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  radiusUnit: Type.Optional(Type.Enum(['km', 'mi', 'm'])),
  language: Type.Optional(WireReviewLanguage),
};
/** `41.9012,12.4961`. */
const LatLong = Type.String({ pattern: '^\\s*-?\\d{1,2}(\\.\\d+)?\\s*,\\s*-?\\d{1,3}(\\.\\d+)?\\s*$' });

export const WireLocationSearchQuery = Type.Object({
  key: Type.String(),
  searchQuery: Type.String({ minLength: 1 }),
  latLong: Type.Optional(LatLong),
  ...whereabouts,
});
export type WireLocationSearchQuery = Type.Static<typeof WireLocationSearchQuery>;

export const WireNearbySearchQuery = Type.Object({ key: Type.String(), latLong: LatLong, ...whereabouts });
export type WireNearbySearchQuery = Type.Static<typeof WireNearbySearchQuery>;

export const WireAddress = Type.Object({
  street1: Type.Optional(Type.String()),
  street2: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  postalcode: Type.Optional(Type.String()),
  address_string: Type.String(),
});
export type WireAddress = Type.Static<typeof WireAddress>;

export const WireFoundLocation = Type.Object({
  location_id: Type.String(),
  name: Type.String(),
  /** Both only if the request contains a position. A number as text, in the request's unit, else in miles. */
  distance: Type.Optional(Type.String()),
  bearing: Type.Optional(Type.String()),
  address_obj: WireAddress,
});
export type WireFoundLocation = Type.Static<typeof WireFoundLocation>;

export const WireLocationsAnswer = Type.Object({ data: Type.Array(WireFoundLocation) });
export type WireLocationsAnswer = Type.Static<typeof WireLocationsAnswer>;
