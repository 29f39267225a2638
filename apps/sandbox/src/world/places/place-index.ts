/** Autocomplete over all places (reference §3.1), and the way back from a place id. */
import type { City } from '../cities/city';
import { foldedText, foldedWords } from '../fold-text';
import type { Hotel } from '../hotels/hotel';
import { allCountryNames } from '../languages';
import { airportPlace, cityPlace, hotelPlace, landmarkPlace, type Place, regionPlace } from './place';

interface Entry {
  readonly place: Place;
  /** What the place is called. At least one word asked for must be in here. */
  readonly own: string;
  /** Where it is: "Paris, France" has to find Paris. */
  readonly context: string;
}

export interface PlaceIndex {
  /** Cities first, then regions, airports, landmarks and hotels. */
  search(text: string): Place[];
  byId(placeId: string): Place | undefined;
}

/** Places in the order in which they are shown. Two cities may share a region. */
function allPlaces(cities: readonly City[], hotels: readonly Hotel[]): Place[] {
  const regions = new Map(cities.map(regionPlace).map((place) => [place.placeId, place]));
  return [
    ...cities.map(cityPlace),
    ...regions.values(),
    ...cities.flatMap((city) => city.airports.map((airport) => airportPlace(city, airport))),
    ...cities.flatMap((city) => city.landmarks.map((landmark) => landmarkPlace(city, landmark))),
    ...hotels.map(hotelPlace),
  ];
}

function isMatch({ own, context }: Entry, words: readonly string[]): boolean {
  return (
    words.some((word) => own.includes(` ${word}`)) &&
    words.every((word) => own.includes(` ${word}`) || context.includes(` ${word}`))
  );
}

export function createPlaceIndex(cities: readonly City[], hotels: readonly Hotel[]): PlaceIndex {
  const contexts = new Map(
    cities.map((city) => [city, foldedText(...Object.values(city.names), ...allCountryNames(city.country.code))]),
  );
  const entries = allPlaces(cities, hotels).map((place) => ({
    place,
    own: foldedText(...Object.values(place.names), ...place.codes),
    context: contexts.get(place.city) ?? '',
  }));
  const byId = new Map(entries.map(({ place }) => [place.placeId, place]));
  return {
    search: (text) => {
      const words = foldedWords(text);
      return entries.filter((entry) => isMatch(entry, words)).map(({ place }) => place);
    },
    byId: (placeId) => byId.get(placeId),
  };
}
