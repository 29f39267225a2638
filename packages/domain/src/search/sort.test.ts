import { describe, expect, it } from 'vitest';
import type { Hotel } from './hotel';
import { byDistance, DEFAULT_SORT, SORT_MODES, type SortMode, sortRows } from './sort';

const hotel = (name: string, latitude: number | null): Hotel => ({
  hotelId: name,
  name,
  address: null,
  city: null,
  country: null,
  stars: null,
  rating: null,
  reviewCount: null,
  thumbnail: null,
  latitude,
  longitude: latitude === null ? null : 2.35,
  facilityIds: [],
});
const centre = { latitude: 48.85, longitude: 2.35 };
const names = (hotels: readonly Hotel[], from: typeof centre | null) =>
  byDistance(hotels, from).map((row) => row.hotel.name);

describe('the default order', () => {
  it('[SORT-02] is by distance from the destination, nearest first', () => {
    const hotels = [hotel('Far', 48.95), hotel('Near', 48.86), hotel('Middle', 48.9)];
    expect(names(hotels, centre)).toEqual(['Near', 'Middle', 'Far']);
  });

  it('puts hotels without coordinates last and breaks ties by name', () => {
    const hotels = [hotel('Zoo', null), hotel('B', 48.9), hotel('A', 48.9), hotel('Ark', null)];
    expect(names(hotels, centre)).toEqual(['A', 'B', 'Ark', 'Zoo']);
    expect(names(hotels, null)).toEqual(['A', 'Ark', 'B', 'Zoo']);
  });

  it('has no distance for a hotel with half a position', () => {
    const half = { ...hotel('Half', 48.9), longitude: null };
    const other = { ...hotel('Other', null), longitude: 2.35 };
    expect(byDistance([half, other], centre).map(({ distanceKm }) => distanceKm)).toEqual([null, null]);
  });

  it('[RES-21] gives the distance in km', () => {
    expect(byDistance([hotel('Near', 48.86)], centre)[0]?.distanceKm).toBeCloseTo(1.112, 2);
  });
});

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

describe('the sort modes', () => {
  const rows = byDistance(
    [
      { ...hotel('Plaza', 48.86), stars: 3, rating: 9 },
      { ...hotel('Grand', 48.87), stars: 5, rating: 7 },
      { ...hotel('Annex', 48.88), stars: 3, rating: 9 },
      { ...hotel('Empty', 48.851), stars: 5, rating: 10 },
    ],
    centre,
  );
  const prices = new Map([
    ['Plaza', 120],
    ['Grand', 300],
    ['Annex', 90],
  ]);
  const sorted = (mode: SortMode) =>
    sortRows(rows, mode, (id) => prices.get(id) ?? null).map(({ hotel: { name } }) => name);

  it('[SORT-01][SORT-02] are five, distance the first of them in use', () => {
    expect(SORT_MODES).toEqual(['top', 'distance', 'price_low', 'price_high', 'stars']);
    expect(DEFAULT_SORT).toBe('distance');
    expect(sorted('distance')).toEqual(['Empty', 'Plaza', 'Grand', 'Annex']);
  });

  it('[SORT-01] put the cheapest or the most expensive first, and hotels without a price last', () => {
    expect(sorted('price_low')).toEqual(['Annex', 'Plaza', 'Grand', 'Empty']);
    expect(sorted('price_high')).toEqual(['Grand', 'Plaza', 'Annex', 'Empty']);
  });

  it('[SORT-01] break ties of price by name, and put hotels without a price last from any position', () => {
    const at = (mode: SortMode, ...hotels: readonly string[]) => {
      const rowsOf = hotels.map((name) => ({ hotel: hotel(name, null), distanceKm: null }));
      return sortRows(rowsOf, mode, (id) => (id.startsWith('No') ? null : 100)).map((row) => row.hotel.name);
    };
    for (const order of ordersOf(['A', 'B', 'C', 'No price'])) {
      for (const mode of ['price_low', 'price_high', 'top'] as const) {
        expect(at(mode, ...order)).toEqual(['A', 'B', 'C', 'No price']);
      }
      expect(at('stars', ...order)).toEqual(['A', 'B', 'C', 'No price']);
    }
  });

  it('[SORT-01] recommend by rate, rating, stars and distance', () => {
    expect(sorted('top')).toEqual(['Plaza', 'Annex', 'Grand', 'Empty']);
  });

  it('[SORT-01] put the most stars first, ties by name', () => {
    expect(sorted('stars')).toEqual(['Empty', 'Grand', 'Annex', 'Plaza']);
  });
});
