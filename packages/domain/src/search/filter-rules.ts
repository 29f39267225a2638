/**
 * One row per filter: its name in the address, how to read and write its value, and which hotels it keeps.
 * Everything else about filters follows from this table. Search-and-browse §2, §5; OPEN-19, OPEN-41.
 */
import type { Offer } from '../offers/offer';
import { hasBreakfast, includesBreakfast, isFullyRefundable, isPetFriendly } from '../offers/traits';
import { type Area, isInArea, readArea, writeArea } from '../places/area';
import { FACILITY_KEYS, type FacilityKey, hasFacility } from './facilities';
import { type Hotel, hotelCoordinates } from './hotel';
import type { PriceRange } from './price-range';

/** A hotel's best offer and its price per night. 'waiting': the price is still loading. 'none': there is no price. */
export type KnownPrice = { readonly offer: Offer; readonly perNight: number } | 'waiting' | 'none';

export type FilterRule<Value> = {
  /** The parameter name in the address. */
  readonly param: string;
  /** The value that keeps every hotel. */
  readonly off: Value;
  /** Returns `off` for unreadable text. */
  read(text: string): Value;
  /** Empty for `off`. */
  write(value: Value): string;
  /** A price filter keeps a hotel while its price is loading. */
  keeps(hotel: Hotel, price: KnownPrice, value: Value): boolean;
};

const rule = <Value>(row: FilterRule<Value>): FilterRule<Value> => row;

/** A checkbox. A rule that reads the price has no count while prices are loading. */
const flag = (param: string, keeps: (hotel: Hotel, price: KnownPrice) => boolean) => ({
  ...rule<boolean>({
    param,
    off: false,
    read: (text) => text === '1',
    write: (isOn) => (isOn ? '1' : ''),
    keeps: (hotel, price, isOn) => !isOn || keeps(hotel, price),
  }),
  readsPrice: keeps.length > 1,
});

const NAME_MAX_CHARS = 100;
export const STARS: readonly number[] = [5, 4, 3, 2, 1];
/** The lowest guest ratings to choose from. */
export const LOWEST_RATINGS: readonly number[] = [9, 8, 7];

export const starsOf = ({ stars }: Hotel): number => Math.floor(stars ?? 0);

export const FILTER_RULES = {
  price: rule<PriceRange | null>({
    param: 'price',
    off: null,
    read: readRange,
    write: (range) => (range ? `${range.min}-${range.max}` : ''),
    keeps(_hotel, price, range) {
      if (range === null || price === 'waiting') return true;
      return price !== 'none' && price.perNight >= range.min && price.perNight <= range.max;
    },
  }),
  stars: rule<readonly number[]>({
    param: 'stars',
    off: [],
    read: (text) =>
      items(text)
        .map(Number)
        .filter((count) => STARS.includes(count)),
    write: (stars) => stars.join(','),
    keeps: (hotel, _price, stars) => stars.length === 0 || stars.includes(starsOf(hotel)),
  }),
  /** The lowest guest rating. A hotel without ratings has none that is high enough. */
  rating: rule<number>({
    param: 'rating',
    off: 0,
    read: (text) => LOWEST_RATINGS.find((rating) => String(rating) === text) ?? 0,
    write: (rating) => (rating === 0 ? '' : String(rating)),
    keeps: (hotel, _price, rating) => (hotel.rating ?? 0) >= rating,
  }),
  hasBreakfast: flag(
    'breakfast',
    (hotel, price) =>
      price === 'waiting' || (price !== 'none' && includesBreakfast(price.offer)) || hasBreakfast(hotel),
  ),
  isRefundable: flag(
    'refundable',
    (_hotel, price) => price === 'waiting' || (price !== 'none' && isFullyRefundable(price.offer)),
  ),
  isPetFriendly: flag('pets', (hotel) => isPetFriendly(hotel)),
  facilities: rule<readonly FacilityKey[]>({
    param: 'facilities',
    off: [],
    read: (text) => items(text).filter((key): key is FacilityKey => FACILITY_KEYS.includes(key as FacilityKey)),
    write: (keys) => keys.join(','),
    keeps: (hotel, _price, keys) => keys.every((key) => hasFacility(hotel, key)),
  }),
  /** The area on the map; null for the whole search. */
  area: rule<Area | null>({
    param: 'area',
    off: null,
    read: (text) => readArea(text),
    write: (area) => (area ? writeArea(area) : ''),
    // A hotel without coordinates is in no area.
    keeps(hotel, _price, area) {
      const at = area && hotelCoordinates(hotel);
      return area === null || (at !== null && isInArea(at, area));
    },
  }),
  // The last row, because comparing names takes the longest by far.
  name: rule<string>({
    param: 'name',
    off: '',
    read: (text) => text.slice(0, NAME_MAX_CHARS),
    write: (name) => name,
    keeps: (hotel, _price, name) => name === '' || matchesName(hotel, name),
  }),
};

/** Each item once, in its original order. */
const items = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))];

function readRange(text: string): PriceRange | null {
  const [, min, max] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  const range = { min: Number(min), max: Number(max) };
  return range.min <= range.max ? range : null;
}

function matchesName({ name }: Hotel, wanted: string): boolean {
  const words = plain(wanted).split(' ').filter(Boolean);
  const have = plain(name);
  return words.every((word) => have.includes(word));
}

/** Removes accents and case, so that 'hotel metropole' finds 'Hôtel Métropole'. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
