import { describe, expect, it } from 'vitest';
import { neighbour, swipeStep } from './lightbox-steps';

describe('the lightbox', () => {
  it('[LIGHT-08] wraps around at both ends', () => {
    expect([neighbour(0, -1, 5), neighbour(4, 1, 5), neighbour(1, 1, 5)]).toEqual([4, 0, 2]);
    expect(neighbour(0, 1, 1)).toBe(0);
  });

  it('[LIGHT-09] moves on a swipe over 30 px, not on one of 30', () => {
    expect([swipeStep(-30, false), swipeStep(30, false)]).toEqual([0, 0]);
    expect([swipeStep(-31, false), swipeStep(31, false)]).toEqual([1, -1]);
  });

  it('moves in the other direction in right-to-left languages', () => {
    expect([swipeStep(-31, true), swipeStep(31, true)]).toEqual([-1, 1]);
  });
});
