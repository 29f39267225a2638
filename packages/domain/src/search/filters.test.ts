import { describe, expect, it } from 'vitest';
import type { Offer } from '../offers/offer';
import type { KnownPrice } from './filter-rules';
import { countFilters, type Filters, filterRows, hotelFilter, NO_FILTERS } from './filters';
import type { Hotel } from './hotel';
import { withMax, withMin, withPrices } from './price-range';

const HOTEL = { hotelId: 'h', name: 'Hôtel Métropole', stars: 4, facilityIds: [301, 46] } as unknown as Hotel;
const offer = (part: Partial<Offer> = {}) =>
  ({ board: 'RO', boardName: null, rateName: '', isRefundable: true, hasPartialRefund: false, ...part }) as Offer;
const at = (perNight: number, part?: Partial<Offer>): KnownPrice => ({ offer: offer(part), perNight });
const passes = (filters: Partial<Filters>, price: KnownPrice = at(120), hotel = HOTEL) =>
  hotelFilter({ ...NO_FILTERS, ...filters })(hotel, price);

describe('the filters', () => {
  it('[FILT-01] find a property by any part of its name, regardless of accents and case', () => {
    expect(['metro', 'HÔTEL', 'metropole hotel', ' '].map((name) => passes({ name }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Ritz', 'metro ritz', 'm z'].map((name) => passes({ name }))).toEqual([false, false, false]);
  });

  it('[FILT-04] keep the chosen star ratings', () => {
    expect([[4], [1, 4], [5]].map((stars) => passes({ stars }))).toEqual([true, true, false]);
    expect(passes({ stars: [4] }, at(1), { ...HOTEL, stars: 4.5 })).toBe(true);
    expect(passes({ stars: [1] }, at(1), { ...HOTEL, stars: null })).toBe(false);
  });

  it('keep the hotels with the chosen guest rating or a better one', () => {
    const rated = (rating: number | null) => passes({ rating: 8 }, at(1), { ...HOTEL, rating });
    expect([8, 9.1, 7.9, null].map(rated)).toEqual([true, true, false, false]);
    expect(passes({}, at(1), { ...HOTEL, rating: null })).toBe(true);
  });

  it('[FILT-06] keep hotels with breakfast, included or available', () => {
    expect(passes({ hasBreakfast: true })).toBe(false);
    expect(passes({ hasBreakfast: true }, at(120, { board: 'BB' }))).toBe(true);
    expect(passes({ hasBreakfast: true }, at(120), { ...HOTEL, facilityIds: [24] })).toBe(true);
    expect(passes({ hasBreakfast: true }, 'none')).toBe(false);
    expect(passes({ hasBreakfast: true }, 'none', { ...HOTEL, facilityIds: [24] })).toBe(true);
  });

  it('[FILT-07] keep fully refundable hotels', () => {
    expect(passes({ isRefundable: true })).toBe(true);
    expect(passes({ isRefundable: true }, at(120, { hasPartialRefund: true }))).toBe(false);
    expect(passes({ isRefundable: true }, 'none')).toBe(false);
  });

  it('[FILT-08] keep pet-friendly hotels', () => {
    expect(passes({ isPetFriendly: true })).toBe(false);
    expect(passes({ isPetFriendly: true }, at(120), { ...HOTEL, facilityIds: [4] })).toBe(true);
  });

  it('[FILT-09] require every chosen facility', () => {
    expect(passes({ facilities: ['pool', 'freeParking'] })).toBe(true);
    expect(passes({ facilities: ['pool', 'casino'] })).toBe(false);
  });

  it('[FILT-02] keep the prices in the range, and drop hotels without a price only if it is narrowed', () => {
    expect([100, 120, 140].map((price) => passes({ price: { min: 110, max: 130 } }, at(price)))).toEqual([
      false,
      true,
      false,
    ]);
    expect([110, 130].map((price) => passes({ price: { min: 110, max: 130 } }, at(price)))).toEqual([true, true]);
    expect(passes({ price: { min: 110, max: 130 } }, 'none')).toBe(false);
    expect(passes({}, 'none')).toBe(true);
  });

  it('keep hotels whose price is still loading', () => {
    expect(passes({ price: { min: 1, max: 2 }, isRefundable: true, hasBreakfast: true }, 'waiting')).toBe(true);
  });

  it('keep the hotels in the map area, and drop those without a position', () => {
    const area = { south: 51.48, west: -0.18, north: 51.52, east: -0.1 };
    const placed = { ...HOTEL, latitude: 51.5, longitude: -0.12 };
    expect(passes({ area }, at(1), placed)).toBe(true);
    expect(passes({ area }, at(1), { ...placed, longitude: -0.2 })).toBe(false);
    expect(passes({ area }, at(1), { ...placed, latitude: null, longitude: null })).toBe(false);
    expect(countFilters({ ...NO_FILTERS, area })).toBe(1);
  });

  it('leave the same list if none is on, and ask for the price of each hotel once', () => {
    const rows = [{ hotel: HOTEL }, { hotel: { ...HOTEL, hotelId: 'i', stars: 2 } }];
    const asked: string[] = [];
    const priceOf = (hotelId: string) => {
      asked.push(hotelId);
      return at(120);
    };
    expect(filterRows(rows, { ...NO_FILTERS, name: '' }, priceOf)).toBe(rows);
    expect(filterRows(rows, { ...NO_FILTERS, stars: [4] }, priceOf)).toEqual([rows[0]]);
    expect(asked).toEqual(['h', 'i']);
  });

  it('[FILT-10] are counted', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters({ ...NO_FILTERS, name: 'x', stars: [4, 5], facilities: ['pool', 'spa'] })).toBe(4);
    expect(countFilters({ ...NO_FILTERS, price: { min: 1, max: 2 } })).toBe(1);
    expect(countFilters({ ...NO_FILTERS, name: '  ' })).toBe(0);
  });
});

describe('the price slider', () => {
  it('[FILT-11][FILT-12][FILT-13] goes from the lowest price rounded down to the highest rounded up', () => {
    expect(withPrices(null, [99.4, 240.2, 130])).toEqual({ min: 99, max: 241 });
    expect(withPrices(null, [120])).toEqual({ min: 120, max: 120 });
    expect(withPrices(null, [])).toBeNull();
  });

  it('widens as prices arrive, and stays the same object until then', () => {
    const bounds = withPrices(null, [99.4, 240.2]);
    expect(withPrices(bounds, [])).toBe(bounds);
    expect(withPrices(bounds, [99, 241])).toBe(bounds);
    expect(withPrices(bounds, [50.5, 300.1])).toEqual({ min: 50, max: 301 });
  });

  it('[FILT-14][FILT-15] has a minimum from 0 to the maximum', () => {
    const range = { min: 50, max: 200 };
    expect([-5, 80, 900].map((min) => withMin(range, min).min)).toEqual([0, 80, 200]);
  });

  it('[FILT-16][FILT-17] has a maximum from the minimum to the ceiling', () => {
    const range = { min: 50, max: 200 };
    expect([10, 120, 900].map((max) => withMax(range, max, 300).max)).toEqual([50, 120, 300]);
  });
});
