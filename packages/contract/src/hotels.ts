/** `GET /data/hotels`. Search-and-browse §3 "Hotel (list item)", §7 "Hotels". */

import type { Hotel } from '@tenth-night/domain/search/hotel';
import Type from 'typebox';
import { PlaceParams } from './places';

export const HOTEL_LIST_LIMIT = 5000;

/** `locationId` is named by the documents and defined nowhere: it is taken, and changes nothing (OPEN-29). */
export const HotelsQuery = Type.Object({
  placeId: PlaceParams.properties.id,
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HOTEL_LIST_LIMIT })),
  facilityids: Type.Optional(Type.String({ pattern: '^(\\d{1,6}(,\\d{1,6}){0,99})?$' })),
  locationId: Type.Optional(Type.String({ maxLength: 200 })),
});

/** A hotel travels as the domain knows it, its picture by way of our own origin. */
export type HotelsAnswer = { readonly data: readonly Hotel[] };
