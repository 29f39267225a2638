import { describe, expect, it } from 'vitest';
import { shownFacilities, takeFacilities } from './facilities';

const withoutIds = (names: readonly string[]) => names.map((name) => ({ id: null, name }));
const named = (count: number) => Array.from({ length: count }, (_, i) => `Facility ${i + 1}`);

describe('the facilities of a hotel', () => {
  it('[HOTEL-21] are at most 80', () => {
    expect(takeFacilities(withoutIds(named(81)))).toEqual(named(80));
  });

  it('[HOTEL-21] are counted once each, regardless of case and spaces', () => {
    const twice = ['Free WiFi', 'Lift', 'free  wifi ', '', ' ', ...named(79)];
    expect(takeFacilities(withoutIds(twice))).toEqual(['Free WiFi', 'Lift', ...named(78)]);
  });

  it('[HOTEL-21] are counted once for each thing: a second name for WiFi does not use one of the 80 places', () => {
    const facilities = [{ id: 47, name: 'WiFi available' }, { id: 107, name: 'Free WiFi' }, ...withoutIds(named(80))];
    expect(takeFacilities(facilities)).toEqual(['Free WiFi', ...named(79)]);
  });

  it.each([
    ['[HOTEL-18]', 'wide', 24],
    ['[HOTEL-19]', 'narrow', 5],
  ] as const)('%s are, on a %s page, %d at first', (_id, width, count) => {
    expect(shownFacilities(named(80), { width, isExpanded: false })).toEqual(named(count));
    expect(shownFacilities(named(3), { width, isExpanded: false })).toEqual(named(3));
  });

  it.each(['wide', 'narrow'] as const)('[HOTEL-20] are all visible on a %s page once it is expanded', (width) => {
    expect(shownFacilities(named(80), { width, isExpanded: true })).toEqual(named(80));
  });
});
