/** `GET /data/places` and `GET /data/places/{id}`. Search-and-browse §7 "Places". */
import { PLACE_SEARCH_MIN_CHARS } from '@tenth-night/domain/places/place';
import Type from 'typebox';
import { NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const PlaceBody = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    type: Type.Enum(['airport', 'hotel', 'store', 'city', 'landmark', 'poi', 'region']),
    city: TextOrNull,
    state: TextOrNull,
    country: TextOrNull,
    countryCode: TextOrNull,
    iata: TextOrNull,
    latitude: NumberOrNull,
    longitude: NumberOrNull,
  },
  { title: 'Place' },
);
export type PlaceBody = Wire<typeof PlaceBody>;

const language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));
/** The provider's ids are URL-safe. Our API never forwards anything else. */
const placeId = Type.String({ pattern: '^[A-Za-z0-9_-]{3,200}$' });

/** Needs a text or the id of one place. */
export const PlacesQuery = Type.Object({
  textQuery: Type.Optional(Type.String({ minLength: PLACE_SEARCH_MIN_CHARS, maxLength: 200 })),
  id: Type.Optional(placeId),
  language,
});

export const PlacesAnswer = Type.Object(
  {
    data: Type.Array(PlaceBody),
    status: Type.Enum(['success', 'empty']),
  },
  { title: 'PlacesAnswer' },
);
export type PlacesAnswer = Wire<typeof PlacesAnswer>;

export const PlaceParams = Type.Object({ id: placeId });
export const PlaceQuery = Type.Object({ language });
export const PlaceByIdQuery = Type.Object({ id: placeId, language });
export const PlaceAnswer = Type.Object({ data: PlaceBody }, { title: 'PlaceAnswer' });
export type PlaceAnswer = Wire<typeof PlaceAnswer>;
