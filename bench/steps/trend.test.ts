import { describe, expect, it } from 'vitest';
import { lowPoints, slopeOf, trendOf } from './trend.mjs';

const every5s = (count: number, mbAt: (k: number) => number): [number, number][] =>
  Array.from({ length: count }, (_, k) => [k * 5, mbAt(k)]);

describe('the trend of memory', () => {
  it('is the slope of the line through the points', () => {
    expect(
      slopeOf([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toBeCloseTo(2);
    expect(slopeOf([[4, 7]])).toBe(0);
  });

  it('is flat if memory only swings with the garbage collector', () => {
    expect(trendOf(every5s(120, (k) => 300 + (k % 7) * 5))).toMatchObject({ isFlat: true });
  });

  it('is flat if memory grew only in the first half, while caches fill', () => {
    expect(trendOf(every5s(120, (k) => Math.min(400, 200 + 4 * k)))).toMatchObject({ isFlat: true, meanMb: 400 });
  });

  it('is not flat if memory grows until the end', () => {
    const { isFlat, grownMb, grownPercent } = trendOf(every5s(120, (k) => 300 + k + (k % 5)));
    expect(isFlat).toBe(false);
    expect(grownMb).toBeCloseTo(59, 0);
    expect(grownPercent).toBeCloseTo(15, 0);
  });

  it('is flat if memory falls', () => {
    expect(trendOf(every5s(60, (k) => 500 - k)).isFlat).toBe(true);
  });

  it('of a heap counts its low points, in whole minutes', () => {
    // Collected every 20 s, and in the end much garbage that nobody has collected yet.
    const heap = every5s(25, (k) => (k === 24 ? 300 : 70 + 10 * (k % 4)));
    expect(lowPoints(heap)).toEqual([
      [0, 70],
      [60, 70],
    ]);
    expect(trendOf(lowPoints(heap)).isFlat).toBe(true);
    expect(trendOf(lowPoints(every5s(120, (k) => 70 + k + 10 * (k % 4)))).isFlat).toBe(false);
  });
});
