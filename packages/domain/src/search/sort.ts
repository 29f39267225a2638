/** The order of the results. Search-and-browse §4 "Sort modes": distance is the default; ties by name (OPEN-34). */
import { type Coordinates, distanceKm } from '../places/distance';
import { type Hotel, hotelCoordinates } from './hotel';

/** Farther than any place on Earth, yet a number that can be subtracted. */
const BEYOND = 1e6;

export type HotelAtDistance = { readonly hotel: Hotel; readonly distanceKm: number | null };

/** Nearest first; hotels of unknown distance come last. */
export function byDistance(hotels: readonly Hotel[], centre: Coordinates | null): readonly HotelAtDistance[] {
  return hotels
    .map((hotel) => {
      const at = hotelCoordinates(hotel);
      return { hotel, distanceKm: at && centre && distanceKm(centre, at) };
    })
    .toSorted(
      (a, b) => (a.distanceKm ?? BEYOND) - (b.distanceKm ?? BEYOND) || a.hotel.name.localeCompare(b.hotel.name),
    );
}
