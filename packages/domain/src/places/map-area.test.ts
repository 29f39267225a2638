import { describe, expect, it } from 'vitest';
import type { Area } from './area';
import { distanceKm } from './distance';
import { areaAround, areaInView } from './map-area';

const LONDON: Area = { south: 51.48, west: -0.18, north: 51.52, east: -0.1 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the area of a map', () => {
  it('around a point reaches equally far to each side', () => {
    const paris = at(48.8584, 2.2945);
    const { south, west, north, east } = areaAround(paris, 2);
    for (const side of [at(south, 2.2945), at(north, 2.2945), at(48.8584, west), at(48.8584, east)])
      expect(distanceKm(paris, side)).toBeCloseTo(2, 2);
    expect(areaAround(at(0, 179.999), 2)).toMatchObject({ west: 179.981_01, east: -179.983_01 });
  });

  it('is the visible part of a map, wrapped to the globe', () => {
    expect(areaInView({ south: -95, west: 170, north: 95, east: 190 })).toEqual({
      south: -90,
      west: 170,
      north: 90,
      east: -170,
    });
    expect(areaInView({ south: 0, west: -200, north: 1, east: 200 })).toMatchObject({ west: -180, east: 180 });
    expect(areaInView({ south: 0, west: -190, north: 1, east: -180 })).toMatchObject({ west: 170, east: -180 });
    expect(areaInView({ ...LONDON, south: 51.480_000_4 })).toEqual(LONDON);
    expect(areaInView({ south: 0, west: -180, north: 1, east: 180 })).toMatchObject({ west: -180, east: 180 });
    expect(areaInView({ south: 0, west: 100, north: 1, east: 180 })).toMatchObject({ west: 100, east: 180 });
    // A map that was turned several times.
    expect(areaInView({ south: 0, west: 910, north: 1, east: 920 })).toMatchObject({ west: -170, east: -160 });
    expect(areaInView({ south: 0, west: 170, north: 1, east: 530 })).toMatchObject({ west: -180, east: 180 });
  });
});
