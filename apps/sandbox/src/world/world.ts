/** The invented world of the vendors: built city by city when somebody first asks, then kept. */
import { setImmediate as nextTurn } from 'node:timers/promises';
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
  /** Builds all of it, one city at a time, so that requests get their turn in between. */
  warm(signal: AbortSignal): Promise<void>;
}

interface BuiltCity {
  readonly hotels: readonly Hotel[];
  readonly byId: ReadonlyMap<string, Hotel>;
}

const citiesBySerial = new Map(CITIES.map((city) => [city.serial, city]));

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
    const [first, ...others] = cities;
    if (first && others.length === 0) return build(first).hotels;
    return cities.flatMap((city) => build(city).hotels).toSorted((a, b) => b.rank - a.rank);
  }

  function hotel(id: string): Hotel | undefined {
    const city = citiesBySerial.get(citySerialOf(id) ?? Number.NaN);
    return city && build(city).byId.get(id);
  }

  function places(): PlaceIndex {
    placeIndex ??= createPlaceIndex({ cities: CITIES, hotelsIn, hotel });
    return placeIndex;
  }

  return {
    seed,
    cities: CITIES,
    hotelsIn,
    hotelsNear: (centre, radiusKm) => {
      const cities = CITIES.filter((city) => distanceKm(city.centre, centre) <= city.radiusKm + radiusKm);
      return hotelsIn(cities).filter((found) => distanceKm(found, centre) <= radiusKm);
    },
    hotel,
    places,
    warm: async (signal) => {
      for (const city of CITIES) {
        if (signal.aborted) return;
        places().warm(city);
        await nextTurn();
      }
    },
  };
}
