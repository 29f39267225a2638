/** All listed places by city. Reads a city in slices at its first request. */
import { slices } from '../../kernel/slices';
import type { City } from '../../world/cities/city';
import { foldedWords } from '../../world/fold-text';
import { allCountryNames } from '../../world/languages';
import type { World } from '../../world/world';
import { fateOf } from './fate';
import { hotelLocations } from './hotel-locations';
import type { Location } from './location';
import { cityLocationId, landmarkLocationId, readLocationId } from './location-id';
import { citiesWithNamesakesIn } from './namesake-city';

/** "&" and "and" are the same word in a search. */
export const searchWords = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => foldedWords(text.replaceAll('&', ' and ')));

export interface IndexedLocation {
  readonly location: Location;
  readonly nameWords: readonly string[];
  readonly areaWords: readonly string[];
  readonly streetWords: readonly string[];
  /** The names of its city and country in all languages. */
  readonly placeWords: ReadonlySet<string>;
}

export interface LocationIndex {
  readonly world: World;
  /**
   * The places in a city, and the namesakes of its hotels elsewhere. The city comes first, then landmarks, then hotels.
   */
  around(city: City): Promise<readonly IndexedLocation[]>;
  byId(id: string): Promise<Location | undefined>;
  /** Cities that a text names in any language. If there is none, all cities of the countries that it names. */
  citiesNamed(text: string): Promise<readonly City[]>;
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

/** Words with a space before and after each, so that only whole words match. */
const sentence = (text: string): string => ` ${searchWords(text).join(' ')} `;

interface CityNames {
  readonly city: City;
  readonly names: readonly string[];
  readonly countries: readonly string[];
}

const namesOf = (city: City): CityNames => ({
  city,
  names: Object.values(city.names).map(sentence),
  countries: allCountryNames(city.country.code).map(sentence),
});

function createCityNames(cities: readonly City[]): LocationIndex['citiesNamed'] {
  let read: Promise<readonly CityNames[]> | undefined;
  return async (text) => {
    read ??= slices.map(cities, namesOf);
    const known = await read;
    const asked = sentence(text);
    const isNamed = (name: string): boolean => asked.includes(name);
    const named = known.filter(({ names }) => names.some(isNamed));
    const meant = named.length > 0 ? named : known.filter(({ countries }) => countries.some(isNamed));
    return meant.map(({ city }) => city);
  };
}

export function createLocationIndex(world: World): LocationIndex {
  const { seed } = world;
  const read = new Map<City, Promise<readonly IndexedLocation[]>>();
  const placeWords = new Map<City, ReadonlySet<string>>();

  function placeWordsOf(city: City): ReadonlySet<string> {
    const found =
      placeWords.get(city) ?? new Set(searchWords(...Object.values(city.names), ...allCountryNames(city.country.code)));
    placeWords.set(city, found);
    return found;
  }

  const indexed = (location: Location): IndexedLocation => ({
    location,
    nameWords: searchWords(location.name),
    areaWords: searchWords(location.area),
    streetWords: searchWords(location.street, location.zip),
    placeWords: placeWordsOf(location.city),
  });

  async function namesakesIn(city: City): Promise<Location[]> {
    const hotels = await world.hotelsIn(citiesWithNamesakesIn(city));
    const copied = await slices.filter(hotels, ({ id }) => fateOf(id, seed) === 'namesake');
    const made = await slices.map(copied, (hotel) => hotelLocations(hotel, seed));
    return made.flat().filter(({ hotel }) => hotel?.listing === 'namesake');
  }

  async function readAround(city: City): Promise<readonly IndexedLocation[]> {
    const ofHotels = await slices.map(await world.hotelsIn([city]), (hotel) => hotelLocations(hotel, seed));
    const all = [cityLocation(city), ...landmarkLocations(city), ...ofHotels.flat(), ...(await namesakesIn(city))];
    return slices.map(all, indexed);
  }

  function around(city: City): Promise<readonly IndexedLocation[]> {
    const found = read.get(city) ?? readAround(city);
    read.set(city, found);
    return found;
  }

  async function byId(id: string): Promise<Location | undefined> {
    const key = readLocationId(id);
    if (!key) return undefined;
    if (key.kind === 'hotel') {
      const hotel = await world.hotel(key.hotelId);
      return hotel && hotelLocations(hotel, seed).find((location) => location.id === id);
    }
    const city = world.cities.find(({ serial }) => serial === key.citySerial);
    if (!city) return undefined;
    return key.kind === 'city' ? cityLocation(city) : landmarkLocations(city)[key.index];
  }

  return { world, around, byId, citiesNamed: createCityNames(world.cities) };
}
