import { distanceKm } from '@tenth-night/domain/places/distance';
import { describe, expect, it } from 'vitest';
import { grid, pointAt, ring, ringRadii } from './rings';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

describe('the rings', () => {
  it('are at round distances, about five from the middle of the view to its edge', () => {
    expect(ringRadii(5, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ringRadii(0.5, 0)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(ringRadii(80, 0)).toEqual([20, 40, 60, 80, 100, 120, 140, 160]);
  });

  it('are limited to those in view, and never many, when the map has moved away', () => {
    expect(ringRadii(5, 30)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
    expect(ringRadii(0.3, 400).length).toBeLessThanOrEqual(12);
    expect(ringRadii(20_000, 0).length).toBeLessThanOrEqual(12);
  });

  it('have their distance from the centre at every point, and are closed', () => {
    const points = ring(PARIS, 5);
    for (const [longitude, latitude] of points) expect(distanceKm(PARIS, { latitude, longitude })).toBeCloseTo(5, 6);
    expect(points.at(-1)).toEqual(points[0]);
  });

  it('have a grid of the same step under them, unless it would have too many lines', () => {
    const lines = grid(PARIS, [1, 2, 3]);
    expect(lines).toHaveLength(14);
    const ends = lines.flat().map(([longitude, latitude]) => distanceKm(PARIS, { latitude, longitude }));
    expect(Math.min(...ends)).toBeCloseTo(3, 3);
    expect(Math.max(...ends)).toBeCloseTo(3 * Math.SQRT2, 2);
    expect(grid(PARIS, [400, 401])).toEqual([]);
    expect(grid(PARIS, [])).toEqual([]);
  });

  it('begin in the north', () => {
    expect(pointAt(PARIS, 5, 0).latitude).toBeGreaterThan(PARIS.latitude);
    expect(pointAt(PARIS, 5, 0).longitude).toBeCloseTo(PARIS.longitude, 9);
    expect(pointAt(PARIS, 5, 90).longitude).toBeGreaterThan(PARIS.longitude);
  });
});
