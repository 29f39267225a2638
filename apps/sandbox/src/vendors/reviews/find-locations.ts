/** `search` and `nearby_search` (reference §3.1 and §3.2): sorted by matching words, then by distance. */

import { WIRE_LOCATIONS_MAX, type WireLocationCategory } from '@tenth-night/provider-wire/reviews/search';
import { slices } from '../../kernel/slices';
import type { City } from '../../world/cities/city';
import { distanceKm, type LatLng } from '../../world/lat-lng';
import type { World } from '../../world/world';
import type { Location } from './location';
import { type IndexedLocation, type LocationIndex, searchWords } from './location-index';

export interface Circle {
  readonly centre: LatLng;
  readonly radiusKm?: number | undefined;
}

interface LocationSearch {
  readonly text: string;
  readonly address: string;
  readonly category?: WireLocationCategory | undefined;
  readonly circle?: Circle | undefined;
}

export interface FoundLocation {
  readonly location: Location;
  /** From the position in the request, if there is one. */
  readonly km?: number;
}

/** The radius for finding cities if the request has none. It also limits a nearby search without a radius. */
const DEFAULT_RADIUS_KM = 10;
/** Even in a wide circle, the ten best are near its centre. */
const CITIES_MAX = 4;

function citiesIn({ centre, radiusKm = DEFAULT_RADIUS_KM }: Circle, { cities }: World): City[] {
  const beyond = (city: City): number => distanceKm(city.centre, centre) - city.radiusKm;
  return cities
    .filter((city) => beyond(city) <= radiusKm)
    .toSorted((a, b) => beyond(a) - beyond(b))
    .slice(0, CITIES_MAX);
}

/** All cities, but only if the request has neither a position nor words that name a city. */
async function citiesOf(search: LocationSearch, { world, citiesNamed }: LocationIndex): Promise<readonly City[]> {
  const { text, address, circle } = search;
  const cities = [...(circle ? citiesIn(circle, world) : []), ...(await citiesNamed(`${text} ${address}`))];
  return cities.length > 0 || circle ? [...new Set(cities)] : world.cities;
}

const countWords = (words: readonly string[], isThere: (word: string) => boolean): number =>
  words.filter(isThere).length;

/** A namesake appears in two cities. Its first appearance decides its position. */
async function* collect(
  cities: readonly City[],
  index: LocationIndex,
  category?: WireLocationCategory,
): AsyncGenerator<readonly IndexedLocation[]> {
  const met = new Set<string>();
  for (const city of cities) {
    yield await slices.filter(await index.around(city), ({ location: { id, category: own } }) => {
      if (met.has(id)) return false;
      met.add(id);
      return category === undefined || own === category;
    });
  }
}

function measured(location: Location, circle: Circle | undefined): FoundLocation {
  return circle ? { location, km: distanceKm(circle.centre, location) } : { location };
}

const isWithin = ({ km = 0 }: FoundLocation, radiusKm = Number.POSITIVE_INFINITY): boolean => km <= radiusKm;
const byDistance = (a: FoundLocation, b: FoundLocation): number => (a.km ?? 0) - (b.km ?? 0);

/** An equal name counts one word more than a name that contains all words and others. */
const worthOf = ({ words, isExact }: { words: number; isExact: boolean }): number => words + (isExact ? 1 : 0);

/** The first ten items of a stable sort, without storing the others. */
function createShortList<T>(order: (a: T, b: T) => number): { add(item: T): void; readonly items: T[] } {
  const items: T[] = [];
  return {
    items,
    add: (item) => {
      const place = items.findIndex((other) => order(item, other) < 0);
      if (place < 0 && items.length >= WIRE_LOCATIONS_MAX) return;
      items.splice(place < 0 ? items.length : place, 0, item);
      items.length = Math.min(items.length, WIRE_LOCATIONS_MAX);
    },
  };
}

export async function searchLocations(index: LocationIndex, search: LocationSearch): Promise<FoundLocation[]> {
  const words = [...new Set(searchWords(search.text))];
  const inAddress = [...new Set(searchWords(search.address))];
  const exactly = searchWords(search.text).join();
  const { circle, category } = search;
  const read = ({ location, nameWords, areaWords, streetWords, placeWords }: IndexedLocation) => ({
    ...measured(location, circle),
    words: countWords(words, (word) => nameWords.includes(word) || areaWords.includes(word) || placeWords.has(word)),
    isExact: nameWords.join() === exactly,
    addressWords: countWords(inAddress, (word) => streetWords.includes(word)),
  });
  const best = createShortList<ReturnType<typeof read>>(
    (a, b) => worthOf(b) - worthOf(a) || b.addressWords - a.addressWords || byDistance(a, b),
  );
  for await (const entries of collect(await citiesOf(search, index), index, category)) {
    for (const found of await slices.map(entries, read)) {
      if (found.words > 0 && found.words >= words.length / 2 && isWithin(found, circle?.radiusKm)) best.add(found);
    }
  }
  return best.items;
}

export async function nearbyLocations(
  index: LocationIndex,
  circle: Circle,
  category: WireLocationCategory | undefined,
): Promise<FoundLocation[]> {
  const { radiusKm = DEFAULT_RADIUS_KM } = circle;
  const best = createShortList<FoundLocation>(byDistance);
  for await (const entries of collect(citiesIn(circle, index.world), index, category)) {
    for (const found of await slices.map(entries, ({ location }) => measured(location, circle))) {
      if (isWithin(found, radiusKm)) best.add(found);
    }
  }
  return best.items;
}
