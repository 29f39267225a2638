/** How many hotels each choice of a filter would leave, together with the filters that are on. */
import { FACILITY_KEYS, type FacilityKey, facilitiesOf } from './facilities';
import { FILTER_RULES, type KnownPrice, LOWEST_RATINGS, STARS, starsOf } from './filter-rules';
import { type Filters, FLAGS, type FlagName, hotelFilter } from './filters';
import type { Hotel } from './hotel';

/** A flag that depends on prices has no count while prices are loading. */
export type Facets = {
  readonly stars: ReadonlyMap<number, number>;
  readonly ratings: ReadonlyMap<number, number>;
  readonly flags: ReadonlyMap<FlagName, number>;
  readonly facilities: ReadonlyMap<FacilityKey, number>;
};

/** A list to count, with what is known of its prices. */
export type PricedList = {
  readonly hotels: readonly Hotel[];
  priceOf(hotelId: string): KnownPrice;
};

/** Stars and ratings replace the chosen ones, so their counts ignore their own filter. All others narrow the list. */
export function countFacets({ hotels, priceOf }: PricedList, filters: Filters): Facets {
  const stars = zeros(STARS);
  const ratings = zeros(LOWEST_RATINGS);
  const flags = zeros(FLAGS);
  const facilities = zeros(FACILITY_KEYS);
  const others: Filters = { ...filters, stars: FILTER_RULES.stars.off, rating: FILTER_RULES.rating.off };
  const keeps = hotelFilter(others);
  let isWaiting = false;
  for (const hotel of hotels) {
    const price = priceOf(hotel.hotelId);
    isWaiting ||= price === 'waiting';
    if (!keeps(hotel, price)) continue;
    const hasStars = FILTER_RULES.stars.keeps(hotel, price, filters.stars);
    const hasRating = FILTER_RULES.rating.keeps(hotel, price, filters.rating);
    if (hasRating) add(stars, starsOf(hotel));
    if (hasStars) for (const lowest of LOWEST_RATINGS) if ((hotel.rating ?? 0) >= lowest) add(ratings, lowest);
    if (!hasStars || !hasRating) continue;
    for (const flag of FLAGS) if (FILTER_RULES[flag].keeps(hotel, price, true)) add(flags, flag);
    for (const key of facilitiesOf(hotel)) add(facilities, key);
  }
  if (isWaiting) for (const flag of FLAGS) if (FILTER_RULES[flag].readsPrice) flags.delete(flag);
  return { stars, ratings, flags, facilities };
}

const zeros = <Key>(keys: readonly Key[]): Map<Key, number> => new Map(keys.map((key) => [key, 0]));

function add<Key>(counts: Map<Key, number>, key: Key): void {
  const before = counts.get(key);
  if (before !== undefined) counts.set(key, before + 1);
}
