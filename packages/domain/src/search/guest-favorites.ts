/** The hotels that guests rate best. A rating with more reviews counts for more. */
import { type Coordinates, distanceKm } from '../places/distance';
import { type Hotel, hotelCoordinates } from './hotel';

/** A hotel with a lower rating, or fewer reviews, is never a favorite. */
export const FAVORITE_LEAST_RATING = 8;
export const FAVORITE_LEAST_REVIEWS = 100;

/** Every hotel starts with this many reviews of a usual rating. Two enthusiasts do not outweigh two thousand guests. */
const USUAL_RATING = 7.5;
const USUAL_WEIGHT = 200;

type Rated = Pick<Hotel, 'rating' | 'reviewCount' | 'name'>;

export function weightedRating({ rating, reviewCount }: Rated): number {
  const reviews = reviewCount ?? 0;
  return ((rating ?? 0) * reviews + USUAL_RATING * USUAL_WEIGHT) / (reviews + USUAL_WEIGHT);
}

/** Best first; equal ones by name. */
export function guestFavorites<Item extends Rated>(hotels: readonly Item[], count: number): readonly Item[] {
  return hotels
    .filter(isLoved)
    .toSorted((a, b) => weightedRating(b) - weightedRating(a) || Number(a.name > b.name) - Number(a.name < b.name))
    .slice(0, count);
}

/** The favorites at most this far from a place. */
export function favoritesNear<Item extends Rated & Pick<Hotel, 'latitude' | 'longitude'>>(
  hotels: readonly Item[],
  place: Coordinates,
  km: number,
  count: number,
): readonly Item[] {
  const isNear = (hotel: Item) => {
    const at = hotelCoordinates(hotel);
    return at !== null && distanceKm(place, at) <= km;
  };
  return guestFavorites(hotels.filter(isNear), count);
}

function isLoved({ rating, reviewCount }: Rated): boolean {
  return (rating ?? 0) >= FAVORITE_LEAST_RATING && (reviewCount ?? 0) >= FAVORITE_LEAST_REVIEWS;
}
