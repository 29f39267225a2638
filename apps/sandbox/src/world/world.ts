/**
 * The invented world of the vendors. Builds each city at its first request and keeps it. It builds in slices, so that a
 * large city does not delay other requests. That is why all answers are promises.
 */
import { slices } from '../kernel/slices';
import { CITIES } from './cities/cities';
import type { City } from './cities/city';
import { cityHotelsInSlices } from './hotels/city-hotels';
import type { Hotel } from './hotels/hotel';
import { citySerialOf } from './hotels/hotel-id';
import { distanceKm, type LatLng } from './lat-lng';
import { mergeRanked } from './merge-ranked';
import { createPlaceIndex, type PlaceIndex } from './places/place-index';

export interface World {
  readonly seed: string;
  readonly cities: readonly City[];
  /** Lists of hotels are in the vendor's order. */
  hotelsIn(cities: readonly City[]): Promise<readonly Hotel[]>;
  hotelsNear(centre: LatLng, radiusKm: number): Promise<readonly Hotel[]>;
  hotel(id: string): Promise<Hotel | undefined>;
  places(): Promise<PlaceIndex>;
  /** Builds everything, one city after the other. */
  warm(signal: AbortSignal): Promise<void>;
}

interface BuiltCity {
  readonly hotels: readonly Hotel[];
  readonly byId: ReadonlyMap<string, Hotel>;
}

const citiesBySerial = new Map(CITIES.map((city) => [city.serial, city]));

async function buildCity(seed: string, city: City): Promise<BuiltCity> {
  const hotels = await cityHotelsInSlices(seed, city);
  return { hotels, byId: new Map(hotels.map((hotel) => [hotel.id, hotel])) };
}

export function createWorld(seed: string): World {
  const built = new Map<City, Promise<BuiltCity>>();
  let placeIndex: Promise<PlaceIndex> | undefined;

  function build(city: City): Promise<BuiltCity> {
    const found = built.get(city) ?? buildCity(seed, city);
    built.set(city, found);
    return found;
  }

  async function hotelsIn(cities: readonly City[]): Promise<readonly Hotel[]> {
    const all = await Promise.all(cities.map(build));
    return mergeRanked(all.map(({ hotels }) => hotels));
  }

  async function hotel(id: string): Promise<Hotel | undefined> {
    const city = citiesBySerial.get(citySerialOf(id) ?? Number.NaN);
    return city && (await build(city)).byId.get(id);
  }

  function places(): Promise<PlaceIndex> {
    placeIndex ??= createPlaceIndex({ cities: CITIES, hotelsIn, hotel });
    return placeIndex;
  }

  return {
    seed,
    cities: CITIES,
    hotelsIn,
    hotelsNear: async (centre, radiusKm) => {
      const cities = CITIES.filter((city) => distanceKm(city.centre, centre) <= city.radiusKm + radiusKm);
      return slices.filter(await hotelsIn(cities), (found) => distanceKm(found, centre) <= radiusKm);
    },
    hotel,
    places,
    warm: async (signal) => {
      for (const city of CITIES) {
        if (signal.aborted) return;
        await (await places()).warm(city);
      }
    },
  };
}
