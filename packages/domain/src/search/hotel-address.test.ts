import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { NO_REFINEMENT } from './filter-params';
import { hotelAddress } from './hotel-address';
import { decodeSearch } from './search-params';

const QUERY = { placeId: 'ChIJ1', place: 'Prague', checkin: '2027-03-12', checkout: '2027-03-15' };
const criteria = decodeSearch(
  { get: (name) => QUERY[name as keyof typeof QUERY] ?? null },
  '2027-03-01' as CalendarDate,
);
const TEXT = 'placeId=ChIJ1&place=Prague&checkin=2027-03-12&checkout=2027-03-15&adults=2&rooms=1';

describe('the address of a hotel', () => {
  it('[RES-26] is /hotel/{id} with the query of the search', () => {
    expect(hotelAddress('lp1897', criteria, NO_REFINEMENT)).toBe(`/hotel/lp1897?${TEXT}`);
  });

  it('keeps filters and order, and leads to no other page for any id', () => {
    const refinement = { filters: { ...NO_REFINEMENT.filters, stars: [4, 5] }, sort: 'price_low' as const };
    const address = hotelAddress('../a?b', criteria, refinement);
    expect(address).toBe(`/hotel/..%2Fa%3Fb?${TEXT}&stars=4%2C5&sort=price_low`);
  });
});
