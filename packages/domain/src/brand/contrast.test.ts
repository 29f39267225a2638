import { describe, expect, it } from 'vitest';
import { contrastRatio, hasContrast, mixed, nearestPassing } from './contrast';

describe('the contrast of two colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The figures of the WCAG's own examples: the lightest gray that passes on white, and the first that does not.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#14213d', '#f6b73c', 8.94],
  ])('of %s and %s is %d, in either order', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it('has to be enough on every background', () => {
    expect(hasContrast('#767676', ['#ffffff'], 4.5)).toBe(true);
    expect(hasContrast('#767676', ['#ffffff', '#eeeeee'], 4.5)).toBe(false);
  });
});

it('mixes two colors', () => {
  expect([0, 0.5, 1].map((share) => mixed('#102030', '#304050', share))).toEqual(['#102030', '#203040', '#304050']);
});

describe('the nearest color that passes', () => {
  it('is the color itself if it passes', () => {
    expect(nearestPassing('#14213d', ['#ffffff'], 4.5)).toBe('#14213d');
  });

  it('is darker on a light background, and lighter on a dark one', () => {
    expect(nearestPassing('#777777', ['#ffffff'], 4.5)).toBe('#767676');
    expect(nearestPassing('#444444', ['#000000'], 4.5)).toBe('#757575');
  });

  it('passes on all backgrounds, or there is none', () => {
    const found = nearestPassing('#f6b73c', ['#ffffff', '#fdf1d8'], 4.5) ?? '';
    expect(hasContrast(found, ['#ffffff', '#fdf1d8'], 4.5)).toBe(true);
    expect(nearestPassing('#777777', ['#ffffff', '#000000'], 4.6)).toBeNull();
  });
});
