/** `GET /data/places` (autocomplete) and `GET /data/places/{placeId}`. */
import Type from 'typebox';

export const WirePlacesQuery = Type.Object({
  textQuery: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  clientIP: Type.Optional(Type.String()),
  sessionId: Type.Optional(Type.String()),
});
export type WirePlacesQuery = Type.Static<typeof WirePlacesQuery>;

/** Contains only these four fields. Coordinates and country code need the second call. */
export const WirePlaceSuggestion = Type.Object({
  placeId: Type.String(),
  displayName: Type.String(),
  formattedAddress: Type.String(),
  types: Type.Array(Type.String()),
});
export type WirePlaceSuggestion = Type.Static<typeof WirePlaceSuggestion>;

export const WirePlacesAnswer = Type.Object({ data: Type.Union([Type.Array(WirePlaceSuggestion), Type.Null()]) });
export type WirePlacesAnswer = Type.Static<typeof WirePlacesAnswer>;

export const WirePlaceQuery = Type.Object({
  language: Type.Optional(Type.String()),
  sessionId: Type.Optional(Type.String()),
});
export type WirePlaceQuery = Type.Static<typeof WirePlaceQuery>;

export const WireLatLng = Type.Object({ latitude: Type.Number(), longitude: Type.Number() });
export type WireLatLng = Type.Static<typeof WireLatLng>;

export const WireAddressComponent = Type.Object({
  longText: Type.String(),
  shortText: Type.String(),
  languageCode: Type.Optional(Type.String()),
  types: Type.Array(Type.String()),
});
export type WireAddressComponent = Type.Static<typeof WireAddressComponent>;

/** The answer contains no `placeId` and no `formattedAddress`. */
export const WirePlace = Type.Object({
  displayName: Type.String(),
  location: WireLatLng,
  viewport: Type.Optional(Type.Object({ high: WireLatLng, low: WireLatLng })),
  types: Type.Array(Type.String()),
  addressComponents: Type.Array(WireAddressComponent),
});
export type WirePlace = Type.Static<typeof WirePlace>;

export const WirePlaceAnswer = Type.Object({ data: WirePlace });
export type WirePlaceAnswer = Type.Static<typeof WirePlaceAnswer>;
