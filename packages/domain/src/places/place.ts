/** A place as search normalises it. Search-and-browse §3 "Place"; OPEN-45. */
import type { Coordinates } from './distance';

export const PLACE_TYPES = ['airport', 'hotel', 'store', 'city', 'landmark', 'poi', 'region'] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly type: PlaceType;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly iata: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

export const PLACE_SEARCH_MIN_CHARS = 2;
export const PLACE_SEARCH_PAUSE_MS = 250;

/** The most specific word first: an airport is also a point of interest. */
const TYPE_BY_PROVIDER_WORD: readonly (readonly [string, PlaceType])[] = [
  ['airport', 'airport'],
  ['international_airport', 'airport'],
  ['hotel', 'hotel'],
  ['lodging', 'hotel'],
  ['locality', 'city'],
  ['postal_town', 'city'],
  ['administrative_area_level_3', 'city'],
  ['landmark', 'landmark'],
  ['tourist_attraction', 'landmark'],
  ['store', 'store'],
  ['shopping_mall', 'store'],
  ['administrative_area_level_1', 'region'],
  ['administrative_area_level_2', 'region'],
  ['country', 'region'],
];

/** Known provider types map by name; anything unknown is a point of interest. */
export function placeType(providerTypes: readonly string[]): PlaceType {
  return TYPE_BY_PROVIDER_WORD.find(([word]) => providerTypes.includes(word))?.[1] ?? 'poi';
}

export function placeCoordinates({ latitude, longitude }: Place): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** If the visitor chose no place, the first city, else the first result. Search-and-browse §4 "Search submit". */
export function likeliestPlace(places: readonly Place[]): Place | null {
  return places.find((place) => place.type === 'city') ?? places[0] ?? null;
}
