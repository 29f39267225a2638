/** `GET /data/hotels`. Search-and-browse §3 "Hotel (list item)", §7 "Hotels". */

import { FACILITY_KEYS } from '@tenth-night/domain/search/facilities';
import Type from 'typebox';
import { PlaceParams } from './places';
import { NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const HOTEL_LIST_LIMIT = 5000;

/** The documents name `locationId` but never define it. We accept and ignore it (OPEN-29). */
export const HotelsQuery = Type.Object({
  placeId: PlaceParams.properties.id,
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HOTEL_LIST_LIMIT })),
  facilityids: Type.Optional(Type.String({ pattern: '^(\\d{1,6}(,\\d{1,6}){0,99})?$' })),
  locationId: Type.Optional(Type.String({ maxLength: 200 })),
});

export const HotelBody = Type.Object(
  {
    hotelId: Type.String(),
    name: Type.String(),
    address: TextOrNull,
    city: TextOrNull,
    country: Type.Union([Type.String(), Type.Null()], { description: 'ISO code, upper case.' }),
    stars: NumberOrNull,
    rating: Type.Union([Type.Number(), Type.Null()], { description: "The provider's own guest rating, 0 to 10." }),
    reviewCount: NumberOrNull,
    thumbnail: Type.Union([Type.String(), Type.Null()], { description: 'A path of this API: see `picture`.' }),
    latitude: NumberOrNull,
    longitude: NumberOrNull,
    facilityIds: Type.Array(Type.Integer()),
    namedFacilities: Type.Optional(
      Type.Array(Type.Enum([...FACILITY_KEYS]), { description: 'What the provider names instead of giving an id.' }),
    ),
    petsAllowed: Type.Optional(Type.Boolean()),
  },
  { title: 'Hotel' },
);
export type HotelBody = Wire<typeof HotelBody>;

export const HotelsAnswer = Type.Object({ data: Type.Array(HotelBody) });
export type HotelsAnswer = Wire<typeof HotelsAnswer>;
