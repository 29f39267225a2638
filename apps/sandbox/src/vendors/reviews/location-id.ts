/** Location ids: a number that encodes the hotel, landmark or city. So a lookup by id builds only one city. */
import type { City } from '../../world/cities/city';
import { hotelIdOfNumber, numberInHotelId } from '../../world/hotels/hotel-id';

/** The listings that a hotel may cause: itself, three similar ones, and the restaurant beside it. */
export const HOTEL_LISTINGS = ['itself', 'neighbour', 'namesake', 'twin', 'restaurant'] as const;
export type HotelListing = (typeof HOTEL_LISTINGS)[number];

export type ReadLocationId =
  | { readonly kind: 'hotel'; readonly hotelId: string; readonly listing: HotelListing }
  | { readonly kind: 'landmark'; readonly citySerial: number; readonly index: number }
  | { readonly kind: 'city'; readonly citySerial: number };

const CITIES_FROM = 300_000;
const REGIONS_FROM = 310_000;
const COUNTRIES_FROM = 320_000;
const AREAS_FROM = 400_000;
const LANDMARKS_FROM = 1_000_000;
const HOTELS_FROM = 10_000_000;
const LISTINGS_PER_HOTEL = 8;
const PER_CITY = 100;

export const hotelLocationId = (hotelId: string, listing: HotelListing): string =>
  String(HOTELS_FROM + numberInHotelId(hotelId) * LISTINGS_PER_HOTEL + HOTEL_LISTINGS.indexOf(listing));

export const landmarkLocationId = ({ serial }: City, index: number): string =>
  String(LANDMARKS_FROM + serial * PER_CITY + index);

export const cityLocationId = ({ serial }: City): string => String(CITIES_FROM + serial);
export const regionLocationId = ({ serial }: City): string => String(REGIONS_FROM + serial);
export const areaLocationId = ({ serial, districts }: City, area: string): string =>
  String(AREAS_FROM + serial * PER_CITY + Math.max(0, districts.map(([name]) => name).indexOf(area)));
export const countryLocationId = ({ country }: City): string =>
  String(COUNTRIES_FROM + Number.parseInt(country.code, 36));

export function readLocationId(id: string): ReadLocationId | undefined {
  const number = /^\d{6,9}$/.test(id) ? Number(id) : 0;
  if (number >= HOTELS_FROM) {
    const rest = number - HOTELS_FROM;
    const listing = HOTEL_LISTINGS[rest % LISTINGS_PER_HOTEL];
    return listing && { kind: 'hotel', hotelId: hotelIdOfNumber(Math.floor(rest / LISTINGS_PER_HOTEL)), listing };
  }
  if (number >= LANDMARKS_FROM) {
    const rest = number - LANDMARKS_FROM;
    return { kind: 'landmark', citySerial: Math.floor(rest / PER_CITY), index: rest % PER_CITY };
  }
  return number >= CITIES_FROM && number < REGIONS_FROM
    ? { kind: 'city', citySerial: number - CITIES_FROM }
    : undefined;
}
