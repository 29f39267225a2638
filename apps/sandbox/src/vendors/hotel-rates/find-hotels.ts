/** Finds the hotels of a request (reference §3.3 and §4.1): one kind of location, then filters. */
import { WIRE_PLACE_RADIUS_METRES } from '@tenth-night/provider-wire/hotel-rates/hotels';
import { slices } from '../../kernel/slices';
import { cityName as nameOfCity } from '../../world/cities/city';
import { foldedText, foldedWords } from '../../world/fold-text';
import type { Hotel } from '../../world/hotels/hotel';
import { LANGUAGES } from '../../world/languages';
import type { World } from '../../world/world';
import { chainOf, typeOf } from './hotel-types';
import { badRequest, invalidPlace, wrongInput } from './wire-errors';

export interface HotelQuery {
  readonly hotelIds?: readonly string[] | undefined;
  readonly placeId?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly cityName?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Metres. */
  readonly radius?: number | undefined;
  readonly iataCode?: string | undefined;
  readonly hotelName?: string | undefined;
  readonly zip?: string | undefined;
  readonly minRating?: number | undefined;
  readonly minReviewsCount?: number | undefined;
  /** A hotel needs one match per list. An empty list does not filter. */
  readonly stars: readonly number[];
  readonly typeIds: readonly number[];
  readonly chainIds: readonly number[];
  readonly facilityIds: readonly number[];
  /** Requires all facilities instead of one. */
  readonly isStrict: boolean;
}

const RADIUS_MIN_METRES = 1000;
const AIRPORT_RADIUS_KM = 30;

async function hotelsByPlace(world: World, placeId: string): Promise<readonly Hotel[]> {
  const place = await (await world.places()).byId(placeId);
  if (!place) throw invalidPlace();
  return place.hotel ? [place.hotel] : world.hotelsNear(place, WIRE_PLACE_RADIUS_METRES / 1000);
}

async function hotelsByCircle(
  world: World,
  latitude: number,
  longitude: number,
  radius: number,
): Promise<readonly Hotel[]> {
  if (Math.abs(latitude) > 90) throw wrongInput('latitude must be between -90 and 90');
  if (Math.abs(longitude) > 180) throw wrongInput('longitude must be between -180 and 180');
  if (radius < RADIUS_MIN_METRES) throw wrongInput(`radius must be at least ${RADIUS_MIN_METRES} metres`);
  return world.hotelsNear({ latitude, longitude }, radius / 1000);
}

async function hotelsByCity(
  world: World,
  countryCode: string,
  cityName: string | undefined,
): Promise<readonly Hotel[]> {
  const wanted = cityName === undefined ? undefined : foldedText(cityName);
  return world.hotelsIn(
    world.cities.filter(
      (city) =>
        city.country.code === countryCode.toUpperCase() &&
        (wanted === undefined || LANGUAGES.some((language) => foldedText(nameOfCity(city, language)) === wanted)),
    ),
  );
}

async function hotelsByAirport(world: World, iataCode: string): Promise<readonly Hotel[]> {
  const airports = world.cities.flatMap((city) => city.airports);
  const airport = airports.find(([, iata]) => iata === iataCode.toUpperCase());
  if (!airport) throw badRequest('iataCode not found');
  const [, , latitude, longitude] = airport;
  return world.hotelsNear({ latitude, longitude }, AIRPORT_RADIUS_KM);
}

async function hotelsWhere(world: World, query: HotelQuery): Promise<readonly Hotel[]> {
  const { hotelIds, placeId, latitude, longitude, radius, countryCode, cityName, iataCode } = query;
  if (hotelIds !== undefined) {
    const found = await Promise.all([...new Set(hotelIds)].map((id) => world.hotel(id)));
    return found.filter((hotel) => hotel !== undefined).toSorted((a, b) => b.rank - a.rank);
  }
  if (placeId !== undefined) return hotelsByPlace(world, placeId);
  if (latitude !== undefined && longitude !== undefined && radius !== undefined) {
    return hotelsByCircle(world, latitude, longitude, radius);
  }
  if (countryCode !== undefined) return hotelsByCity(world, countryCode, cityName);
  if (iataCode !== undefined) return hotelsByAirport(world, iataCode);
  throw badRequest('countryCode is required');
}

type Filter = (hotel: Hotel) => boolean;

/** Builds only the requested filters, because a list may have 5,000 hotels. */
function filtersOf(query: HotelQuery): Filter[] {
  const { stars, typeIds, chainIds, facilityIds, isStrict, minRating, minReviewsCount, zip } = query;
  const words = foldedWords(query.hotelName ?? '');
  const filters: (Filter | false)[] = [
    stars.length > 0 && ((hotel) => stars.includes(hotel.stars)),
    typeIds.length > 0 && ((hotel) => typeIds.includes(typeOf(hotel).id)),
    chainIds.length > 0 && ((hotel) => chainIds.includes(chainOf(hotel).id)),
    facilityIds.length > 0 &&
      ((hotel) => {
        const has = (id: number): boolean => hotel.facilityIds.includes(id);
        return isStrict ? facilityIds.every(has) : facilityIds.some(has);
      }),
    minRating !== undefined && ((hotel) => hotel.rating >= minRating),
    minReviewsCount !== undefined && ((hotel) => hotel.reviewCount >= minReviewsCount),
    zip !== undefined && ((hotel) => hotel.zip === zip),
    words.length > 0 &&
      ((hotel) => {
        const name = foldedText(hotel.name);
        return words.every((word) => name.includes(word));
      }),
  ];
  return filters.filter((filter) => filter !== false);
}

export async function findHotels(world: World, query: HotelQuery): Promise<readonly Hotel[]> {
  const hotels = await hotelsWhere(world, query);
  const filters = filtersOf(query);
  return filters.length === 0 ? hotels : slices.filter(hotels, (hotel) => filters.every((filter) => filter(hotel)));
}
