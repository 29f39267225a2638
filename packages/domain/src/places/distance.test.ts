import { describe, expect, it } from 'vitest';
import { distanceKm, EARTH_RADIUS_KM } from './distance';

const paris = { latitude: 48.8566, longitude: 2.3522 };
const london = { latitude: 51.5074, longitude: -0.1278 };

describe('distance', () => {
  it('[CONST-08] uses the Earth radius 6371 km: a quarter turn is a quarter of the great circle', () => {
    const quarter = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * EARTH_RADIUS_KM, 6);
    expect(EARTH_RADIUS_KM).toBe(6371);
  });

  it('[RES-21] is about 343.6 km from Paris to London, the same both ways, and 0 to itself', () => {
    expect(distanceKm(paris, london)).toBeCloseTo(343.6, 0);
    expect(distanceKm(london, paris)).toBe(distanceKm(paris, london));
    expect(distanceKm(paris, paris)).toBe(0);
  });

  it('takes the short way over the date line', () => {
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(23);
  });
});
