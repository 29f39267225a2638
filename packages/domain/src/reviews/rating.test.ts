import { describe, expect, it } from 'vitest';
import { bubblesOf, ratingOutOfFive } from './rating';

describe('a rating', () => {
  it.each([
    [9, 4.5],
    [5.1, 2.55],
    [10, 5],
    [5, 5],
    [4.8, 4.8],
  ])('[REV-27] above 5 is halved, any other stays: %d is %d', (value, shown) => {
    expect(ratingOutOfFive(value)).toBe(shown);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [12, 5],
    [Number.POSITIVE_INFINITY, 5],
  ])('[REV-28] is clamped to 0 to 5 after the halving: %d is %d', (value, shown) => {
    expect(ratingOutOfFive(value)).toBe(shown);
  });

  it('is unknown if it is not a number', () => {
    expect(ratingOutOfFive(Number('n/a'))).toBeNull();
  });

  it.each([
    [4.74, 4.5],
    [4.75, 5],
    [3.2, 3],
    [0, 0],
  ])('is shown as whole and half bubbles: %d as %d', (rating, bubbles) => {
    expect(bubblesOf(rating)).toBe(bubbles);
  });
});
