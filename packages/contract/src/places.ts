/** `GET /data/places` and `GET /data/places/{id}`. Search-and-browse §7 "Places". */
import { PLACE_SEARCH_MIN_CHARS, PLACE_TYPES } from '@tenth-night/domain/places/place';
import Type from 'typebox';

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const numberOrNull = Type.Union([Type.Number(), Type.Null()]);

export const PlaceBody = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.Enum([...PLACE_TYPES]),
  city: textOrNull,
  state: textOrNull,
  country: textOrNull,
  countryCode: textOrNull,
  iata: textOrNull,
  latitude: numberOrNull,
  longitude: numberOrNull,
});
export type PlaceBody = Type.Static<typeof PlaceBody>;

const language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));

export const PlacesQuery = Type.Object({
  textQuery: Type.String({ minLength: PLACE_SEARCH_MIN_CHARS, maxLength: 200 }),
  language,
});
export type PlacesQuery = Type.Static<typeof PlacesQuery>;
export const PlacesAnswer = Type.Object({ data: Type.Array(PlaceBody) });

/** The provider's ids are URL-safe; anything else never leaves our API. */
export const PlaceParams = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{3,200}$' }) });
export const PlaceQuery = Type.Object({ language });
export const PlaceAnswer = Type.Object({ data: PlaceBody });
