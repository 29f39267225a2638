/** `search` and `nearby_search` (reference §3.1 and §3.2): best first by words, then by distance. */
import { WIRE_LOCATIONS_MAX, type WireLocationCategory } from '@tenth-night/provider-wire/reviews/search';
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
  /** From the position that was sent, if one was. */
  readonly km?: number;
}

/** How far from its position a search without a radius looks for cities; a nearby search without one ends there. */
const DEFAULT_RADIUS_KM = 10;
/** However wide the circle, the ten best are near its centre. */
const CITIES_MAX = 4;

function citiesIn({ centre, radiusKm = DEFAULT_RADIUS_KM }: Circle, { cities }: World): City[] {
  const beyond = (city: City): number => distanceKm(city.centre, centre) - city.radiusKm;
  return cities
    .filter((city) => beyond(city) <= radiusKm)
    .toSorted((a, b) => beyond(a) - beyond(b))
    .slice(0, CITIES_MAX);
}

/** Every city only where neither words nor a position say which. */
function citiesOf({ text, address, circle }: LocationSearch, { world, citiesNamed }: LocationIndex): readonly City[] {
  const cities = [...(circle ? citiesIn(circle, world) : []), ...citiesNamed(`${text} ${address}`)];
  return cities.length > 0 || circle ? [...new Set(cities)] : world.cities;
}

const countWords = (words: readonly string[], isThere: (word: string) => boolean): number =>
  words.filter(isThere).length;

function collect(cities: readonly City[], index: LocationIndex, category?: WireLocationCategory): IndexedLocation[] {
  const all = new Map<string, IndexedLocation>();
  for (const city of cities) for (const entry of index.around(city)) all.set(entry.location.id, entry);
  return [...all.values()].filter(({ location }) => category === undefined || location.category === category);
}

function measured(location: Location, circle: Circle | undefined): FoundLocation {
  return circle ? { location, km: distanceKm(circle.centre, location) } : { location };
}

const isWithin = ({ km = 0 }: FoundLocation, radiusKm = Number.POSITIVE_INFINITY): boolean => km <= radiusKm;
const byDistance = (a: FoundLocation, b: FoundLocation): number => (a.km ?? 0) - (b.km ?? 0);

/** The same name is worth one word more than a name that holds all words and others besides. */
const worthOf = ({ words, isExact }: { words: number; isExact: boolean }): number => words + (isExact ? 1 : 0);

export function searchLocations(index: LocationIndex, search: LocationSearch): FoundLocation[] {
  const words = [...new Set(searchWords(search.text))];
  const inAddress = [...new Set(searchWords(search.address))];
  const exactly = searchWords(search.text).join();
  const { circle, category } = search;
  return collect(citiesOf(search, index), index, category)
    .map(({ location, nameWords, areaWords, streetWords, placeWords }) => ({
      ...measured(location, circle),
      words: countWords(words, (word) => nameWords.includes(word) || areaWords.includes(word) || placeWords.has(word)),
      isExact: nameWords.join() === exactly,
      addressWords: countWords(inAddress, (word) => streetWords.includes(word)),
    }))
    .filter((found) => found.words > 0 && found.words >= words.length / 2 && isWithin(found, circle?.radiusKm))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || b.addressWords - a.addressWords || byDistance(a, b))
    .slice(0, WIRE_LOCATIONS_MAX);
}

export function nearbyLocations(
  index: LocationIndex,
  circle: Circle,
  category: WireLocationCategory | undefined,
): FoundLocation[] {
  const { radiusKm = DEFAULT_RADIUS_KM } = circle;
  return collect(citiesIn(circle, index.world), index, category)
    .map(({ location }) => measured(location, circle))
    .filter((found) => isWithin(found, radiusKm))
    .toSorted(byDistance)
    .slice(0, WIRE_LOCATIONS_MAX);
}
