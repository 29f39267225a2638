import { describe, expect, it } from 'vitest';
import { searchRadiusMetres } from './search-area';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const box = (half: number) => ({
  high: { latitude: paris.latitude + half, longitude: paris.longitude },
  low: { latitude: paris.latitude - half, longitude: paris.longitude },
});

describe('the search area', () => {
  it('reaches the corner of a city that is larger than the minimum', () => {
    expect(searchRadiusMetres('city', paris, box(0.1))).toBe(11_119);
    // A centre that lies off the middle: the farther corner counts.
    expect(searchRadiusMetres('city', paris, { high: box(0.1).high, low: paris })).toBe(11_119);
  });

  it('is never narrower than what a traveller means by the place', () => {
    expect(searchRadiusMetres('city', paris, null)).toBe(5_000);
    expect(searchRadiusMetres('landmark', paris, box(0.0005))).toBe(5_000);
    expect(searchRadiusMetres('airport', paris, box(0.01))).toBe(10_000);
  });

  it('is never wider than 50 km, not even for a country', () => {
    expect(searchRadiusMetres('region', paris, box(5))).toBe(50_000);
  });
});
