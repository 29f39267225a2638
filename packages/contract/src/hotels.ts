/** `GET /data/hotels`. Search-and-browse §3 "Hotel (list item)", §7 "Hotels". */
import Type from 'typebox';
import { PlaceParams } from './places';

export const HOTEL_LIST_LIMIT = 5000;

export const HotelsQuery = Type.Object({
  placeId: PlaceParams.properties.id,
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HOTEL_LIST_LIMIT })),
});
export type HotelsQuery = Type.Static<typeof HotelsQuery>;

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const numberOrNull = Type.Union([Type.Number(), Type.Null()]);

export const HotelBody = Type.Object({
  hotelId: Type.String(),
  name: Type.String(),
  address: textOrNull,
  city: textOrNull,
  country: textOrNull,
  stars: numberOrNull,
  rating: numberOrNull,
  reviewCount: numberOrNull,
  thumbnail: textOrNull,
  latitude: numberOrNull,
  longitude: numberOrNull,
  facilityIds: Type.Array(Type.Integer()),
});
export type HotelBody = Type.Static<typeof HotelBody>;

export const HotelsAnswer = Type.Object({ data: Type.Array(HotelBody) });
