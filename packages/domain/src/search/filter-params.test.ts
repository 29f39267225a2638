import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACILITY_KEYS } from './facilities';
import { decodeRefinement, encodeRefinement, NO_REFINEMENT, REFINEMENT_KEYS, type Refinement } from './filter-params';
import { type FlagName, NO_FILTERS } from './filters';
import { SORT_MODES } from './sort';

const decode = (pairs: [string, string][]) => {
  const query = new Map(pairs);
  return decodeRefinement({ get: (name) => query.get(name) ?? null });
};

const LONDON = { south: 51.48, west: -0.18, north: 51.52, east: -0.1 };
const FIJI = { south: -19, west: 177, north: -16, east: -178 };
const FLAGS = Object.entries(NO_FILTERS).flatMap(([name, off]) => (off === false ? [name as FlagName] : []));
const everyFlag = <Value>(value: Value) =>
  Object.fromEntries(FLAGS.map((name) => [name, value])) as Record<FlagName, Value>;
const anyRange = fc.tuple(fc.nat(9999), fc.nat(9999)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const anyRefinement = fc.record({
  filters: fc.record({
    name: fc.string({ maxLength: 100 }),
    price: fc.option(anyRange),
    stars: fc.subarray([1, 2, 3, 4, 5]),
    rating: fc.constantFrom(0, 7, 8, 9),
    ...everyFlag(fc.boolean()),
    facilities: fc.subarray([...FACILITY_KEYS]),
    area: fc.option(fc.constantFrom(LONDON, FIJI)),
  }),
  sort: fc.constantFrom(...SORT_MODES),
});

describe('filters and order in the address', () => {
  it('are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyRefinement, (refinement: Refinement) => {
        expect(decode(encodeRefinement(refinement))).toEqual(refinement);
      }),
    );
  });

  it('write nothing if nobody has changed them', () => {
    expect(encodeRefinement(NO_REFINEMENT)).toEqual([]);
    expect(decode([])).toEqual(NO_REFINEMENT);
  });

  it.each<[string, string]>([
    ['price', '9-1'],
    ['price', 'x1-2'],
    ['price', '1-2x'],
    ['price', 'x'],
    ['price', '1e9-2'],
    ['stars', '0,6,x'],
    ['rating', '6'],
    ['rating', '8.5'],
    ['facilities', 'moat,'],
    ['area', '51.48,-0.18,51.52'],
    ['area', '51.52,-0.18,51.48,-0.1'],
    ['area', '51.48,-0.18,91,-0.1'],
    ['sort', 'cheapest'],
    ['breakfast', 'yes'],
  ])('ignore unreadable values: %s=%s', (name, value) => {
    expect(decode([[name, value]])).toEqual(NO_REFINEMENT);
  });

  it('accept a price range of one value, and stars without gaps', () => {
    expect(decode([['price', '120-120']]).filters.price).toEqual({ min: 120, max: 120 });
    expect(decode([['facilities', 'pool,,spa,pool']]).filters.facilities).toEqual(['pool', 'spa']);
  });

  it('use the keys that a search keeps when it changes', () => {
    const all: Refinement = {
      filters: {
        ...{ name: 'Ritz', price: { min: 1, max: 2 }, stars: [4], rating: 8, facilities: ['pool'], area: LONDON },
        ...everyFlag(true),
      },
      sort: 'stars',
    };
    expect(encodeRefinement(all).map(([name]) => name)).toEqual(REFINEMENT_KEYS);
  });

  it('contain the map area as south, west, north, east', () => {
    const refinement = { ...NO_REFINEMENT, filters: { ...NO_REFINEMENT.filters, area: LONDON } };
    expect(encodeRefinement(refinement)).toEqual([['area', '51.48,-0.18,51.52,-0.1']]);
  });

  it('limit the length of a name', () => {
    expect(decode([['name', 'x'.repeat(10_000)]]).filters.name).toHaveLength(100);
  });
});
