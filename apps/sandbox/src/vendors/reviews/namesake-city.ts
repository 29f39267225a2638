/** The city of a hotel's namesake. It is always the same for a city, so that a request builds few cities. */
import { CITIES } from '../../world/cities/cities';
import type { City } from '../../world/cities/city';
import { distanceKm } from '../../world/lat-lng';

const AT_LEAST_KM = 300;
/** A city in the same country wins, unless a foreign city is nearer by more than this. */
const ABROAD_KM = 800;

function farFrom(city: City): City {
  const reach = (other: City): number =>
    distanceKm(city.centre, other.centre) + (other.country.code === city.country.code ? 0 : ABROAD_KM);
  return CITIES.filter((other) => distanceKm(city.centre, other.centre) > AT_LEAST_KM).reduce((best, other) =>
    reach(other) < reach(best) ? other : best,
  );
}

const namesakeCities = new Map(CITIES.map((city) => [city, farFrom(city)]));

export const namesakeCityOf = (city: City): City => namesakeCities.get(city) ?? farFrom(city);

/** The cities whose hotels have their namesakes in this city. */
export const citiesWithNamesakesIn = (city: City): City[] => CITIES.filter((other) => namesakeCityOf(other) === city);
