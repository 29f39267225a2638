/**
 * `GET /data/hotel`: all data of one hotel. Names differ from the list: `starRating`, `location`, lower-case `country`.
 * Fields marked 'Older' come from earlier documents. We read them if they are present.
 */
import Type from 'typebox';
import { WireLatLng } from './places';

const optional = <Schema extends Type.TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = optional(Type.String());
const id = optional(Type.Union([Type.String(), Type.Integer()]));
const names = optional(Type.Array(Type.Union([Type.String(), Type.Object({ name: Type.String() })])));

export const WireHotelDetailQuery = Type.Object({
  hotelId: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  advancedAccessibilityOnly: Type.Optional(Type.Boolean()),
  timeout: Type.Optional(Type.Number()),
});
export type WireHotelDetailQuery = Type.Static<typeof WireHotelDetailQuery>;

export const WireHotelImage = Type.Object({
  url: Type.String(),
  urlHd: text,
  caption: text,
  order: Type.Optional(Type.Integer()),
  defaultImage: Type.Optional(Type.Boolean()),
});
export type WireHotelImage = Type.Static<typeof WireHotelImage>;

/** The large picture is `hd_url` here and `urlHd` on the hotel. */
export const WireRoomPhoto = Type.Object({
  url: Type.String(),
  hd_url: text,
  imageDescription: text,
  imageClass1: text,
  imageClass2: text,
  failoverPhoto: text,
  mainPhoto: Type.Optional(Type.Boolean()),
  score: Type.Optional(Type.Number()),
  classId: Type.Optional(Type.Integer()),
  classOrder: Type.Optional(Type.Integer()),
});
export type WireRoomPhoto = Type.Static<typeof WireRoomPhoto>;

export const WireBedType = Type.Object({
  quantity: Type.Optional(Type.Integer()),
  bedType: Type.Optional(Type.String()),
  bedSize: text,
  Id: Type.Optional(Type.Integer()),
  /** Older. */
  count: optional(Type.Integer()),
  type: text,
});
export type WireBedType = Type.Static<typeof WireBedType>;

/** A rate's `mappedRoomId` points to `id`. `hotelId` is an internal number, not the hotel's id. */
export const WireRoom = Type.Object({
  id: Type.Integer(),
  roomName: Type.String(),
  description: text,
  roomSizeSquare: optional(Type.Number()),
  roomSizeUnit: text,
  hotelId: text,
  maxAdults: optional(Type.Integer()),
  maxChildren: optional(Type.Integer()),
  maxOccupancy: optional(Type.Integer()),
  bedTypes: optional(Type.Array(WireBedType)),
  bedRelation: text,
  views: optional(Type.Array(Type.Unknown())),
  roomAmenities: optional(
    Type.Array(Type.Object({ amenitiesId: Type.Integer(), name: Type.String(), sort: Type.Optional(Type.Integer()) })),
  ),
  photos: optional(Type.Array(WireRoomPhoto)),
  /** Older. */
  name: text,
  roomId: id,
  roomTypeId: id,
  mappedRoomId: id,
  roomTypeCode: id,
  roomSize: optional(Type.Number()),
  occupancy: optional(Type.Object({ max: optional(Type.Integer()) })),
});
export type WireRoom = Type.Static<typeof WireRoom>;

export const WirePolicy = Type.Object({
  policy_type: Type.String(),
  name: Type.String(),
  description: Type.String(),
  child_allowed: text,
  pets_allowed: text,
  parking: text,
});
export type WirePolicy = Type.Static<typeof WirePolicy>;

export const WireSentiment = Type.Object({
  pros: Type.Array(Type.String()),
  cons: Type.Array(Type.String()),
  categories: Type.Array(
    Type.Object({ name: Type.String(), rating: Type.Number(), description: Type.Optional(Type.String()) }),
  ),
});
export type WireSentiment = Type.Static<typeof WireSentiment>;

/** Many fields are null or missing for hotels that the vendor knows little about. */
export const WireHotelDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hotelDescription: text,
  hotelImportantInformation: text,
  checkinCheckoutTimes: optional(
    Type.Object({
      checkin_start: text,
      checkin_end: text,
      checkout: text,
      instructions: optional(Type.Array(Type.String())),
      special_instructions: text,
      /** Older. */
      checkin: text,
      checkinStart: text,
      checkinEnd: text,
    }),
  ),
  hotelImages: optional(Type.Array(WireHotelImage)),
  main_photo: text,
  thumbnail: text,
  videoUrl: text,
  country: text,
  city: text,
  address: text,
  zip: text,
  location: optional(WireLatLng),
  starRating: optional(Type.Number()),
  rating: optional(Type.Number()),
  reviewCount: optional(Type.Integer()),
  hotelType: text,
  hotelTypeId: optional(Type.Integer()),
  chain: text,
  chainId: optional(Type.Integer()),
  airportCode: text,
  rohId: optional(Type.Integer()),
  phone: text,
  fax: text,
  email: text,
  hotelFacilities: optional(Type.Array(Type.String())),
  facilities: optional(Type.Array(Type.Object({ facilityId: Type.Integer(), name: Type.String() }))),
  poi: optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        category: Type.String(),
        distanceKm: Type.Number(),
        importance: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** The documents say boolean, but real answers contain text. */
  parking: optional(Type.Union([Type.String(), Type.Boolean()])),
  groupRoomMin: optional(Type.Integer()),
  childAllowed: optional(Type.Boolean()),
  /** May be false although the facilities and the pet policy say yes. */
  petsAllowed: optional(Type.Boolean()),
  policies: optional(Type.Array(WirePolicy)),
  rooms: optional(Type.Array(WireRoom)),
  sentiment_analysis: optional(WireSentiment),
  sentiment_updated_at: text,
  deletedAt: text,
  /** Older. */
  images: optional(Type.Array(Type.Union([Type.String(), Type.Object({ url: Type.String(), urlHd: text })]))),
  amenities: names,
  features: names,
  stars: optional(Type.Number()),
  latitude: optional(Type.Number()),
  longitude: optional(Type.Number()),
});
export type WireHotelDetail = Type.Static<typeof WireHotelDetail>;

export const WireHotelDetailAnswer = Type.Object({ data: WireHotelDetail });
export type WireHotelDetailAnswer = Type.Static<typeof WireHotelDetailAnswer>;
