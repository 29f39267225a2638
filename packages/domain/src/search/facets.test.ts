import { describe, expect, it } from 'vitest';
import type { Offer } from '../offers/offer';
import { countFacets } from './facets';
import { FACILITY_GROUPS, FACILITY_KEYS, facilitiesOf, hasFacility } from './facilities';
import type { KnownPrice } from './filter-rules';
import { type Filters, NO_FILTERS } from './filters';
import type { Hotel } from './hotel';

const POOL = 301;
const BAR = 7;
const PETS = 4;

const hotel = (hotelId: string, part: Partial<Hotel>) =>
  ({ hotelId, name: hotelId, facilityIds: [], ...part }) as Hotel;
const HOTELS = [
  hotel('a', { stars: 5, rating: 9.2, facilityIds: [POOL, BAR] }),
  hotel('b', { stars: 4, rating: 8, facilityIds: [POOL, PETS] }),
  hotel('c', { stars: 4.5, rating: null, facilityIds: [BAR] }),
  hotel('d', { stars: null, rating: 6.9 }),
];
const free = { offer: { board: 'BB', isRefundable: true, hasPartialRefund: false } as Offer, perNight: 100 };
const strict = { offer: { board: 'RO', rateName: '', isRefundable: false } as Offer, perNight: 200 };
const PRICES: Readonly<Record<string, KnownPrice>> = { a: free, b: strict, c: free, d: 'none' };

const facets = (filters: Partial<Filters> = {}, prices = PRICES) =>
  countFacets({ hotels: HOTELS, priceOf: (id) => prices[id] ?? 'waiting' }, { ...NO_FILTERS, ...filters });

describe('the counts beside the filters', () => {
  it('[FILT-04] say how many hotels have each number of stars, full stars only', () => {
    expect([...facets().stars]).toEqual([
      [5, 1],
      [4, 2],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
  });

  it('say how many hotels have each guest rating or a better one', () => {
    expect([...facets().ratings]).toEqual([
      [9, 1],
      [8, 2],
      [7, 2],
    ]);
  });

  it('[FILT-06][FILT-07][FILT-08] say how many hotels each popular filter would leave', () => {
    expect(Object.fromEntries(facets().flags)).toEqual({ hasBreakfast: 2, isRefundable: 2, isPetFriendly: 1 });
  });

  it('[FILT-09] say how many hotels have each facility', () => {
    const { facilities } = facets();
    expect([...facilities.keys()]).toEqual(FACILITY_KEYS);
    expect([facilities.get('pool'), facilities.get('bar'), facilities.get('casino')]).toEqual([2, 2, 0]);
  });

  it('count together with the other filters', () => {
    const { stars, ratings, facilities, flags } = facets({ facilities: ['pool'], isPetFriendly: true });
    expect([stars.get(5), stars.get(4), ratings.get(8)]).toEqual([0, 1, 1]);
    expect([facilities.get('pool'), facilities.get('bar'), flags.get('isRefundable')]).toEqual([1, 0, 0]);
  });

  it('count other stars and ratings as if they were chosen instead', () => {
    const { stars, ratings, facilities } = facets({ stars: [5], rating: 9 });
    expect([stars.get(5), stars.get(4)]).toEqual([1, 0]);
    expect([ratings.get(9), ratings.get(8)]).toEqual([1, 1]);
    expect(facilities.get('pool')).toBe(1);
    expect(facets({ stars: [5] }).stars.get(4)).toBe(2);
    expect(facets({ rating: 9 }).ratings.get(8)).toBe(2);
  });

  it('leave out what depends on a price while prices are loading', () => {
    const { flags, stars } = facets({}, { ...PRICES, b: 'waiting' });
    expect([...flags.keys()]).toEqual(['isPetFriendly']);
    expect(stars.get(4)).toBe(2);
  });
});

describe('the facilities of a hotel', () => {
  it('are the same in one pass as one by one, by id and by name', () => {
    const hotels = [
      { facilityIds: [POOL, 46, 999] },
      { facilityIds: [], namedFacilities: ['wifi', 'freeWifi', 'bar'] as const },
    ];
    for (const one of hotels)
      expect([...facilitiesOf(one)].toSorted()).toEqual(
        FACILITY_KEYS.filter((key) => hasFacility(one, key)).toSorted(),
      );
  });

  it('[FILT-25] are each in one group, except breakfast and pets, which are popular filters', () => {
    const grouped = Object.values(FACILITY_GROUPS).flat();
    expect([...grouped, 'breakfast', 'petsAllowed'].toSorted()).toEqual(FACILITY_KEYS.toSorted());
  });
});
