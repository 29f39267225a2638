/** `GET /data/places` and `GET /data/places/{id}`. Search-and-browse §7 "Places". */
import { PLACE_SEARCH_MIN_CHARS, type Place } from '@tenth-night/domain/places/place';
import Type from 'typebox';

/** A place travels as the domain knows it. */
export type PlaceBody = Place;

const language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));
/** The provider's ids are URL-safe; anything else never leaves our API. */
const placeId = Type.String({ pattern: '^[A-Za-z0-9_-]{3,200}$' });

/** A text, or the id of one place: one of the two is needed. */
export const PlacesQuery = Type.Object({
  textQuery: Type.Optional(Type.String({ minLength: PLACE_SEARCH_MIN_CHARS, maxLength: 200 })),
  id: Type.Optional(placeId),
  language,
});

export type PlacesAnswer = {
  readonly data: readonly PlaceBody[];
  readonly status: 'success' | 'empty';
};

export const PlaceParams = Type.Object({ id: placeId });
export const PlaceQuery = Type.Object({ language });
export const PlaceByIdQuery = Type.Object({ id: placeId, language });
export type PlaceAnswer = { readonly data: PlaceBody };
