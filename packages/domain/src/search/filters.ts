/** Which hotels of a list stay: name, price per night, stars, popular filters, facilities, area. Search-and-browse §2, §5; OPEN-19, OPEN-41. */
import type { Offer } from '../offers/offer';
import { hasBreakfast, includesBreakfast, isFullyRefundable, isPetFriendly } from '../offers/traits';
import { type Area, isInArea } from '../places/area';
import { type AmenityKey, hasAmenity } from './amenities';
import { type Hotel, hotelCoordinates } from './hotel';

/** In whole currency units per night. */
export type PriceRange = { readonly min: number; readonly max: number };

export type Filters = {
  readonly name: string;
  /** Null while the range is as wide as the prices. */
  readonly price: PriceRange | null;
  readonly stars: readonly number[];
  readonly hasBreakfast: boolean;
  readonly isRefundable: boolean;
  readonly isPetFriendly: boolean;
  readonly amenities: readonly AmenityKey[];
  /** Of the map; null for all of the search. */
  readonly area: Area | null;
};

export const NO_FILTERS: Filters = {
  name: '',
  price: null,
  stars: [],
  hasBreakfast: false,
  isRefundable: false,
  isPetFriendly: false,
  amenities: [],
  area: null,
};

/** What is known of a hotel's price: its best offer and the price per night, or that it waits or has none. */
export type KnownPrice = { readonly offer: Offer; readonly perNight: number } | 'waiting' | 'none';

/** A hotel whose price is still under way is not judged by it. */
export function matchesFilters(hotel: Hotel, price: KnownPrice, filters: Filters): boolean {
  return (
    (filters.stars.length === 0 || filters.stars.includes(Math.floor(hotel.stars ?? 0))) &&
    (!filters.isPetFriendly || isPetFriendly(hotel)) &&
    filters.amenities.every((key) => hasAmenity(hotel, key)) &&
    matchesArea(hotel, filters.area) &&
    matchesOffer(hotel, price, filters) &&
    // Last, because comparing names takes the longest by far.
    (filters.name === '' || matchesName(hotel, filters.name))
  );
}

function matchesOffer(
  hotel: Hotel,
  price: KnownPrice,
  { price: range, hasBreakfast: wantsBreakfast, isRefundable }: Filters,
) {
  if (price === 'waiting') return true;
  if (price === 'none') return !range && !isRefundable && (!wantsBreakfast || hasBreakfast(hotel));
  return (
    (!range || (price.perNight >= range.min && price.perNight <= range.max)) &&
    (!isRefundable || isFullyRefundable(price.offer)) &&
    (!wantsBreakfast || includesBreakfast(price.offer) || hasBreakfast(hotel))
  );
}

/** A hotel that nobody can place is in no area. */
function matchesArea(hotel: Hotel, area: Area | null): boolean {
  const at = area && hotelCoordinates(hotel);
  return area === null || (at !== null && isInArea(at, area));
}

function matchesName({ name }: Hotel, wanted: string): boolean {
  const words = plain(wanted).split(' ').filter(Boolean);
  const have = plain(name);
  return words.every((word) => have.includes(word));
}

/** Without accents and case, so that 'hotel metropole' finds 'Hôtel Métropole'. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** The bounds of the slider: the lowest price per night rounded down, the highest rounded up. Null without any price. */
export function priceBounds(perNight: Iterable<number>): PriceRange | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const price of perNight) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return min <= max ? { min: Math.floor(min), max: Math.ceil(max) } : null;
}

/** A minimum that the visitor asks for: never below 0, never above the maximum. */
export function withMin(range: PriceRange, min: number): PriceRange {
  return { ...range, min: Math.min(Math.max(0, min), range.max) };
}

/** A maximum: never below the minimum, never above the ceiling. */
export function withMax(range: PriceRange, max: number, ceiling: number): PriceRange {
  return { ...range, max: Math.max(range.min, Math.min(max, ceiling)) };
}

export function countFilters({
  name,
  price,
  stars,
  hasBreakfast: breakfast,
  isRefundable,
  isPetFriendly: pets,
  amenities,
  area,
}: Filters): number {
  const flags = [name.trim() !== '', price !== null, stars.length > 0, breakfast, isRefundable, pets, area !== null];
  return flags.filter(Boolean).length + amenities.length;
}
