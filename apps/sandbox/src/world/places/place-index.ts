/** Autocomplete over all places (reference §3.1), and the way back from a place id. */
import { slices } from '../../kernel/slices';
import type { City } from '../cities/city';
import { foldedText, foldedWords } from '../fold-text';
import type { Hotel } from '../hotels/hotel';
import { allCountryNames } from '../languages';
import { hotelIdOfPlace } from './hotel-place-id';
import { airportPlace, cityPlace, hotelPlace, landmarkPlace, type Place, regionPlace } from './place';

/** A place, and a way to it: hotels are many, and become places only when they are found. */
interface Entry {
  readonly place: () => Place;
  /** What the place is called, one spelling per line. At least one word asked for must be in here. */
  readonly own: string;
  /** Where it is: "Paris, France" has to find Paris. */
  readonly context: string;
}

export interface PlaceIndex {
  /**
   * Names that begin with the text, then those that hold its words somewhere; among each cities first, then regions,
   * airports, landmarks and hotels. As many as the caller goes on to take.
   */
  search(text: string): AsyncGenerator<Place>;
  byId(placeId: string): Promise<Place | undefined>;
  /** Hotels are read city by city when they are first searched; this reads those of one city now. */
  warm(city: City): Promise<unknown>;
}

export interface IndexedWorld {
  readonly cities: readonly City[];
  hotelsIn(cities: readonly City[]): Promise<readonly Hotel[]>;
  hotel(id: string): Promise<Hotel | undefined>;
}

/** In the order in which they are shown. Two cities may share a region, and two an airport. */
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
