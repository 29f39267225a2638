import { describe, expect, it } from 'vitest';
import { FIRST_VISIBLE, nextReveal } from './paging';

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
