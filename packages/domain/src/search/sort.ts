/**
 * The order of the results.
 * Search-and-browse §4 "Sort modes": distance is the default; the others as OPEN-34 says, ties by name.
 */
import { type Coordinates, distanceKm } from '../places/distance';
import { type Hotel, hotelCoordinates } from './hotel';

export const SORT_MODES = ['top', 'distance', 'price_low', 'price_high', 'stars'] as const;
export type SortMode = (typeof SORT_MODES)[number];
export const DEFAULT_SORT: SortMode = 'distance';

/** Farther than any place on Earth, and still a number that can be subtracted. */
const BEYOND = 1e6;

export type HotelAtDistance = { readonly hotel: Hotel; readonly distanceKm: number | null };

/** The price of one night with all fees. Null if unknown or without a rate. */
type PriceOf = (hotelId: string) => number | null;

/** Nearest first; hotels of unknown distance come last. */
export function byDistance(hotels: readonly Hotel[], centre: Coordinates | null): readonly HotelAtDistance[] {
  return hotels
    .map((hotel) => {
      const at = hotelCoordinates(hotel);
      return { hotel, distanceKm: at && centre && distanceKm(centre, at) };
    })
    .toSorted((a, b) => nearest(a, b) || a.hotel.name.localeCompare(b.hotel.name));
}

/** `rows` are in order of distance, so equal rows stay in that order. */
export function sortRows(
  rows: readonly HotelAtDistance[],
  mode: SortMode,
  priceOf: PriceOf,
): readonly HotelAtDistance[] {
  if (mode === 'distance') return rows;
  // Looks up each price once per hotel, not once per comparison.
  const keyed = rows.map((row) => ({ row, price: priceOf(row.hotel.hotelId) }));
  return keyed.toSorted(ORDERS[mode]).map(({ row }) => row);
}

type Keyed = { readonly row: HotelAtDistance; readonly price: number | null };
type Order = (a: Keyed, b: Keyed) => number;

const ORDERS: Readonly<Record<Exclude<SortMode, 'distance'>, Order>> = {
  top: (a, b) =>
    Number(b.price !== null) - Number(a.price !== null) ||
    (b.row.hotel.rating ?? 0) - (a.row.hotel.rating ?? 0) ||
    moreStars(a, b) ||
    nearest(a.row, b.row) ||
    byName(a, b),
  price_low: (a, b) => unpricedLast(a, b) || (a.price ?? 0) - (b.price ?? 0) || byName(a, b),
  price_high: (a, b) => unpricedLast(a, b) || (b.price ?? 0) - (a.price ?? 0) || byName(a, b),
  stars: (a, b) => moreStars(a, b) || byName(a, b),
};

const unpricedLast: Order = (a, b) => Number(a.price === null) - Number(b.price === null);
const moreStars: Order = (a, b) => (b.row.hotel.stars ?? 0) - (a.row.hotel.stars ?? 0);
/** Compares code units. A locale comparison of thousands of names would take as long as all the rest. */
const byName: Order = ({ row: { hotel: a } }, { row: { hotel: b } }) =>
  Number(a.name > b.name) - Number(a.name < b.name);
const nearest = (a: HotelAtDistance, b: HotelAtDistance) => (a.distanceKm ?? BEYOND) - (b.distanceKm ?? BEYOND);
