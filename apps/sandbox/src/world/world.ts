/** The invented world of the vendor: built city by city when somebody first asks, then kept. */
import { CITIES } from './cities/cities';
import type { City } from './cities/city';
import { cityHotels } from './hotels/city-hotels';
import type { Hotel } from './hotels/hotel';
import { citySerialOf } from './hotels/hotel-id';
import { distanceKm, type LatLng } from './lat-lng';
import { createPlaceIndex, type PlaceIndex } from './places/place-index';

export interface World {
  readonly seed: string;
  readonly cities: readonly City[];
  /** Lists of hotels come in the vendor's own order. */
  hotelsIn(cities: readonly City[]): readonly Hotel[];
  hotelsNear(centre: LatLng, radiusKm: number): readonly Hotel[];
  hotel(id: string): Hotel | undefined;
  places(): PlaceIndex;
}

interface BuiltCity {
  readonly hotels: readonly Hotel[];
  readonly byId: ReadonlyMap<string, Hotel>;
}

export function createWorld(seed: string): World {
  const built = new Map<City, BuiltCity>();
  let placeIndex: PlaceIndex | undefined;

  function build(city: City): BuiltCity {
    let found = built.get(city);
    if (!found) {
      const hotels = cityHotels(seed, city);
      found = { hotels, byId: new Map(hotels.map((hotel) => [hotel.id, hotel])) };
      built.set(city, found);
    }
    return found;
  }

  function hotelsIn(cities: readonly City[]): readonly Hotel[] {
    return cities.flatMap((city) => build(city).hotels).toSorted((a, b) => b.rank - a.rank);
  }

  return {
    seed,
    cities: CITIES,
    hotelsIn,
    hotelsNear: (centre, radiusKm) => {
      const cities = CITIES.filter((city) => distanceKm(city.centre, centre) <= city.radiusKm + radiusKm);
      return hotelsIn(cities).filter((hotel) => distanceKm(hotel, centre) <= radiusKm);
    },
    hotel: (id) => {
      const serial = citySerialOf(id);
      const city = CITIES.find((candidate) => candidate.serial === serial);
      return city && build(city).byId.get(id);
    },
    places: () => {
      placeIndex ??= createPlaceIndex(CITIES, hotelsIn(CITIES));
      return placeIndex;
    },
  };
}
