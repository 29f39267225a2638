/** The other city in which a hotel's namesake stands: always the same for a city, so that few have to be built for one. */
import { CITIES } from '../../world/cities/cities';
import type { City } from '../../world/cities/city';
import { distanceKm } from '../../world/lat-lng';

const AT_LEAST_KM = 300;
/** A city of the same country is taken before a foreign one that is nearer by less than this. */
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

/** The cities whose hotels have their namesakes here. */
export const citiesWithNamesakesIn = (city: City): City[] => CITIES.filter((other) => namesakeCityOf(other) === city);
