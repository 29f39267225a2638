import { describe, expect, it } from 'vitest';
import { plot, roundUp } from './plot.mjs';

describe('the end of an axis', () => {
  it.each([
    [0.7, 0.8],
    [1, 1],
    [5, 6],
    [21_150, 24_000],
    [9_999, 10_000],
  ])('for %s is %s', (value, end) => {
    expect(roundUp(value)).toBe(end);
  });
});

describe('a plot', () => {
  const series = [{ name: 'median', points: [1, 10, 100].map((x, k) => [x, 10 * k]) }];
  const svg = plot({ title: 'Searches', x: 'searches', y: 'ms', series });
  const dots = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

  it('puts powers of ten at equal distances', () => {
    const [first, second, third] = dots.map(([x]) => x ?? 0) as [number, number, number];
    expect(second - first).toBeCloseTo(third - second, 0);
    expect(second).toBeGreaterThan(first);
  });

  it('begins at zero and ends at the top', () => {
    expect(dots.map(([, y]) => y)).toEqual([264, 164, 64]);
  });

  it('labels its axes, its points and its line', () => {
    for (const label of ['Searches', 'searches', 'ms', '100', '● median']) expect(svg).toContain(`>${label}<`);
  });

  it('draws a single point', () => {
    expect(plot({ title: '', x: '', y: '', series: [{ name: '', points: [[5, 1]] }] })).not.toContain('NaN');
  });
});
