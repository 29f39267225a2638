/** Points of interest near a hotel, in the vendor's format (reference §3.4). */
import type { WireHotelDetail } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import type { Airport } from '../../../world/cities/city';
import { landmarkDistanceKm } from '../../../world/content/nearest-landmark';
import type { Hotel } from '../../../world/hotels/hotel';
import { distanceKm } from '../../../world/lat-lng';

type PointOfInterest = NonNullable<WireHotelDetail['poi']>[number];

const LANDMARKS_MAX = 6;
const MAJOR_WITHIN_KM = 2;

const airportKm = (hotel: Hotel, [, , latitude, longitude]: Airport): number =>
  distanceKm(hotel, { latitude, longitude });
const toTenths = (km: number): number => Math.round(km * 10) / 10;

/** The nearest airport. */
export const airportOf = (hotel: Hotel): Airport | undefined =>
  hotel.city.airports.toSorted((a, b) => airportKm(hotel, a) - airportKm(hotel, b))[0];

export function pointsOfInterest(hotel: Hotel): PointOfInterest[] {
  const airport = airportOf(hotel);
  const landmarks = hotel.city.landmarks
    .map((landmark) => ({ name: landmark[0], km: landmarkDistanceKm(hotel, landmark) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, LANDMARKS_MAX)
    .map(({ name, km }) => ({
      name,
      category: 'attraction',
      distanceKm: toTenths(km),
      importance: km <= MAJOR_WITHIN_KM ? 'major' : 'minor',
    }));
  if (!airport) return landmarks;
  const transport = {
    name: airport[0],
    category: 'transport',
    distanceKm: toTenths(airportKm(hotel, airport)),
    importance: 'major',
  };
  return [...landmarks, transport];
}
