import { describe, expect, it } from 'vitest';
import { FIRST_VISIBLE, nextReveal, readShown } from './paging';

describe('the visible count', () => {
  it('[RES-10] starts at 40', () => {
    expect(FIRST_VISIBLE).toBe(40);
  });

  it('[RES-11] reveals up to 20 of the remaining hotels', () => {
    expect(nextReveal(40, 640)).toBe(20);
    expect(nextReveal(40, 53)).toBe(13);
    expect(nextReveal(40, 40)).toBe(0);
    expect(nextReveal(40, 12)).toBe(0);
  });
});

describe('the number of cards that the server sends', () => {
  it.each([
    [null, 20],
    ['', 20],
    ['x', 20],
    ['5', 20],
    ['-40', 20],
    ['20.5', 20],
    ['60', 60],
    ['1e9', 400],
    ['Infinity', 20],
  ])('is for shown=%s: %i', (text, shown) => {
    expect(readShown(text)).toBe(shown);
  });
});
