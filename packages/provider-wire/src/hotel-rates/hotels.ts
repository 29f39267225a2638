/** `GET /data/hotels`: the hotel list. */
import Type from 'typebox';
import { WirePlace } from './places';

/**
 * Query values arrive as text; the server converts the numbers.
 * Older clients write `facilityids` for `facilityIds`, and `distance` for `radius`.
 */
export const WireHotelsQuery = Type.Object({
  placeId: Type.Optional(Type.String()),
  countryCode: Type.Optional(Type.String()),
  cityName: Type.Optional(Type.String()),
  hotelName: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  radius: Type.Optional(Type.Number()),
  distance: Type.Optional(Type.Number()),
  hotelIds: Type.Optional(Type.String()),
  facilityIds: Type.Optional(Type.String()),
  facilityids: Type.Optional(Type.String()),
  strictFacilitiesFiltering: Type.Optional(Type.Boolean()),
  starRating: Type.Optional(Type.String()),
  minRating: Type.Optional(Type.Number()),
  minReviewsCount: Type.Optional(Type.Integer()),
  zip: Type.Optional(Type.String()),
  hotelTypeIds: Type.Optional(Type.String()),
  chainIds: Type.Optional(Type.String()),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
  language: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Number()),
});
export type WireHotelsQuery = Type.Static<typeof WireHotelsQuery>;

export const WIRE_HOTELS_LIMIT_DEFAULT = 200;
export const WIRE_HOTELS_LIMIT_MAX = 5000;
/** The radius of a search by `placeId`, around the centre of the place. */
export const WIRE_PLACE_RADIUS_METRES = 1000;

/** A facility by id, by name, or by both. */
export const WireFacility = Type.Union([
  Type.Integer(),
  Type.String(),
  Type.Object({ facilityId: Type.Optional(Type.Integer()), name: Type.Optional(Type.String()) }),
]);
export type WireFacility = Type.Static<typeof WireFacility>;

/** The list uses `id` and `stars`, and ratings from 0 to 10. The detail call uses other names. */
export const WireHotel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hotelDescription: Type.Optional(Type.String()),
  hotelTypeId: Type.Optional(Type.Integer()),
  chainId: Type.Optional(Type.Integer()),
  chain: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  address: Type.Optional(Type.String()),
  zip: Type.Optional(Type.String()),
  main_photo: Type.Optional(Type.String()),
  thumbnail: Type.Optional(Type.String()),
  stars: Type.Optional(Type.Number()),
  rating: Type.Optional(Type.Number()),
  reviewCount: Type.Optional(Type.Integer()),
  facilityIds: Type.Optional(Type.Array(Type.Integer())),
  /** Names that other answers about hotels use. Read them if the first name is missing. */
  countryCode: Type.Optional(Type.String()),
  starRating: Type.Optional(Type.Number()),
  images: Type.Optional(Type.Array(Type.Object({ url: Type.String() }))),
  facilities: Type.Optional(Type.Array(WireFacility)),
  petsAllowed: Type.Optional(Type.Boolean()),
  rohId: Type.Optional(Type.Integer()),
  /** Only in a search by place: how well the hotel matches, from 0 to 1. */
  score: Type.Optional(Type.Number()),
  deletedAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type WireHotel = Type.Static<typeof WireHotel>;

export const WireHotelsAnswer = Type.Object({
  data: Type.Array(WireHotel),
  hotelIds: Type.Array(Type.String()),
  total: Type.Integer(),
  /** Only in a search by place. */
  place: Type.Optional(Type.Object({ placeId: Type.String(), ...WirePlace.properties })),
});
export type WireHotelsAnswer = Type.Static<typeof WireHotelsAnswer>;
