/** Autocomplete over all places (reference §3.1), and lookup by place id. */
import { slices } from '../../kernel/slices';
import type { City } from '../cities/city';
import { foldedText, foldedWords } from '../fold-text';
import type { Hotel } from '../hotels/hotel';
import { allCountryNames } from '../languages';
import { hotelIdOfPlace } from './hotel-place-id';
import { airportPlace, cityPlace, hotelPlace, landmarkPlace, type Place, regionPlace } from './place';

/** Makes its place on demand: there are many hotels, and they become places only when found. */
interface Entry {
  readonly place: () => Place;
  /** The names of the place, one spelling per line. At least one search word must match here. */
  readonly own: string;
  /** The location, so that "Paris, France" finds Paris. */
  readonly context: string;
}

export interface PlaceIndex {
  /**
   * First names that begin with the text, then names that contain its words. Within both: cities first, then regions,
   * airports, landmarks and hotels. The caller takes as many as it needs.
   */
  search(text: string): AsyncGenerator<Place>;
  byId(placeId: string): Promise<Place | undefined>;
  /** The index reads the hotels of a city at the first search. This reads one city now. */
  warm(city: City): Promise<unknown>;
}

export interface IndexedWorld {
  readonly cities: readonly City[];
  hotelsIn(cities: readonly City[]): Promise<readonly Hotel[]>;
  hotel(id: string): Promise<Hotel | undefined>;
}

/** In display order. Two cities may share a region or an airport. */
function placesOf(cities: readonly City[]): Place[] {
  const places = [
    ...cities.map(cityPlace),
    ...cities.map(regionPlace),
    ...cities.flatMap((city) => city.airports.map((airport) => airportPlace(city, airport))),
    ...cities.flatMap((city) => city.landmarks.map((landmark) => landmarkPlace(city, landmark))),
  ];
  const first = new Map(places.toReversed().map((place) => [place.placeId, place]));
  return places.filter((place) => first.get(place.placeId) === place);
}

function isMatch({ own, context }: Entry, words: readonly string[]): boolean {
  return (
    words.some((word) => own.includes(` ${word}`)) &&
    words.every((word) => own.includes(` ${word}`) || context.includes(` ${word}`))
  );
}

const spellings = (names: readonly string[]): string => names.map((name) => foldedText(name)).join('\n');

const beginsWith = ({ own }: Entry, words: readonly string[]): boolean => {
  const text = ` ${words.join(' ')}`;
  return own.startsWith(text) || own.includes(`\n${text}`);
};

interface Lists {
  readonly places: readonly Entry[];
  readonly cities: readonly City[];
  hotelsOf(city: City): Promise<readonly Entry[]>;
}

async function* everything({ places, cities, hotelsOf }: Lists): AsyncGenerator<readonly Entry[]> {
  yield places;
  for (const city of cities) yield await hotelsOf(city);
}

async function* matches(lists: Lists, isWanted: (entry: Entry) => boolean): AsyncGenerator<Place> {
  for await (const list of everything(lists)) {
    for (const entry of list) {
      while (slices.isOver()) await slices.next();
      if (isWanted(entry)) yield entry.place();
    }
  }
}

export async function createPlaceIndex({ cities, hotelsIn, hotel }: IndexedWorld): Promise<PlaceIndex> {
  const contexts = new Map(
    await slices.map(cities, (city): [City, string] => [
      city,
      foldedText(...Object.values(city.names), ...allCountryNames(city.country.code)),
    ]),
  );
  const places = placesOf(cities);
  const byId = new Map(places.map((place) => [place.placeId, place]));
  const placeEntries = await slices.map(places, (place) => ({
    place: () => place,
    own: spellings([...Object.values(place.names), ...place.codes]),
    context: contexts.get(place.city) ?? '',
  }));
  const hotelEntries = new Map<City, Promise<Entry[]>>();

  async function readHotels(city: City): Promise<Entry[]> {
    const context = contexts.get(city) ?? '';
    return slices.map(await hotelsIn([city]), (found) => ({
      place: () => hotelPlace(found),
      own: foldedText(found.name),
      context,
    }));
  }

  function hotelEntriesOf(city: City): Promise<Entry[]> {
    const entries = hotelEntries.get(city) ?? readHotels(city);
    hotelEntries.set(city, entries);
    return entries;
  }

  return {
    async *search(text) {
      const words = foldedWords(text);
      if (words.length === 0) return;
      const lists = { places: placeEntries, cities, hotelsOf: hotelEntriesOf };
      yield* matches(lists, (entry) => beginsWith(entry, words));
      yield* matches(lists, (entry) => isMatch(entry, words) && !beginsWith(entry, words));
    },
    byId: async (placeId) => {
      const place = byId.get(placeId);
      if (place) return place;
      const hotelId = hotelIdOfPlace(placeId);
      const found = hotelId === undefined ? undefined : await hotel(hotelId);
      return found && hotelPlace(found);
    },
    warm: hotelEntriesOf,
  };
}
