/** All listed places, city by city, read when somebody first asks for the city. */
import type { City } from '../../world/cities/city';
import { foldedWords } from '../../world/fold-text';
import { allCountryNames } from '../../world/languages';
import type { World } from '../../world/world';
import { fateOf } from './fate';
import { hotelLocations } from './hotel-locations';
import type { Location } from './location';
import { cityLocationId, landmarkLocationId, readLocationId } from './location-id';
import { citiesWithNamesakesIn } from './namesake-city';

/** "&" and "and" are one word to a search. */
export const searchWords = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => foldedWords(text.replaceAll('&', ' and ')));

export interface IndexedLocation {
  readonly location: Location;
  readonly nameWords: readonly string[];
  readonly areaWords: readonly string[];
  readonly streetWords: readonly string[];
  /** Of its city and country in all languages. */
  readonly placeWords: ReadonlySet<string>;
}

export interface LocationIndex {
  readonly world: World;
  /** What stands in a city, and the namesakes of its hotels elsewhere. The city itself first, then landmarks, then hotels. */
  around(city: City): readonly IndexedLocation[];
  byId(id: string): Location | undefined;
  /** Cities that a text names in any language; if there is none, all cities of the countries that it names. */
  citiesNamed(text: string): readonly City[];
}

const cityLocation = (city: City): Location => ({
  id: cityLocationId(city),
  category: 'geos',
  name: city.names.en,
  ...city.centre,
  ...{ city, area: '', street: '', zip: '' },
});

const landmarkLocations = (city: City): Location[] =>
  city.landmarks.map(([name, latitude, longitude], index) => ({
    id: landmarkLocationId(city, index),
    category: 'attractions',
    ...{ name, latitude, longitude, city, area: '', street: '', zip: '' },
  }));

/** Words with a space before and behind each, so that only whole words are found. */
const sentence = (text: string): string => ` ${searchWords(text).join(' ')} `;

function createCityNames(cities: readonly City[]): LocationIndex['citiesNamed'] {
  const known = cities.map((city) => ({
    city,
    names: Object.values(city.names).map(sentence),
    countries: allCountryNames(city.country.code).map(sentence),
  }));
  return (text) => {
    const asked = sentence(text);
    const isNamed = (name: string): boolean => asked.includes(name);
    const named = known.filter(({ names }) => names.some(isNamed));
    const meant = named.length > 0 ? named : known.filter(({ countries }) => countries.some(isNamed));
    return meant.map(({ city }) => city);
  };
}

export function createLocationIndex(world: World): LocationIndex {
  const { seed } = world;
  const read = new Map<City, readonly IndexedLocation[]>();
  const placeWords = new Map(
    world.cities.map((city) => [
      city,
      new Set(searchWords(...Object.values(city.names), ...allCountryNames(city.country.code))),
    ]),
  );

  const indexed = (location: Location): IndexedLocation => ({
    location,
    nameWords: searchWords(location.name),
    areaWords: searchWords(location.area),
    streetWords: searchWords(location.street, location.zip),
    placeWords: placeWords.get(location.city) ?? new Set(),
  });

  const namesakesIn = (city: City): Location[] =>
    world
      .hotelsIn(citiesWithNamesakesIn(city))
      .filter(({ id }) => fateOf(id, seed) === 'namesake')
      .flatMap((hotel) => hotelLocations(hotel, seed).filter(({ hotel: made }) => made?.listing === 'namesake'));

  function around(city: City): readonly IndexedLocation[] {
    let found = read.get(city);
    if (!found) {
      const ofHotels = world.hotelsIn([city]).flatMap((hotel) => hotelLocations(hotel, seed));
      found = [cityLocation(city), ...landmarkLocations(city), ...ofHotels, ...namesakesIn(city)].map(indexed);
      read.set(city, found);
    }
    return found;
  }

  function byId(id: string): Location | undefined {
    const key = readLocationId(id);
    if (!key) return undefined;
    if (key.kind === 'hotel') {
      const hotel = world.hotel(key.hotelId);
      return hotel && hotelLocations(hotel, seed).find((location) => location.id === id);
    }
    const city = world.cities.find(({ serial }) => serial === key.citySerial);
    if (!city) return undefined;
    return key.kind === 'city' ? cityLocation(city) : landmarkLocations(city)[key.index];
  }

  return { world, around, byId, citiesNamed: createCityNames(world.cities) };
}
