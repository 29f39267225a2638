/** The landmark nearest to a hotel. */
import type { Landmark } from '../cities/city';
import type { Hotel } from '../hotels/hotel';
import { distanceKm } from '../lat-lng';

export const landmarkDistanceKm = (hotel: Hotel, [, latitude, longitude]: Landmark): number =>
  distanceKm(hotel, { latitude, longitude });

/** Compares on a flat map: exact enough for a city, and much cheaper than on the globe. */
export function nearestLandmark({ latitude, longitude, city }: Hotel): Landmark | undefined {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  let nearest: Landmark | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const landmark of city.landmarks) {
    const north = landmark[1] - latitude;
    const east = (landmark[2] - longitude) * squeeze;
    const square = north * north + east * east;
    if (square < least) {
      least = square;
      nearest = landmark;
    }
  }
  return nearest;
}
