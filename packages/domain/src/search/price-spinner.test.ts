import { describe, expect, it } from 'vitest';
import { priceSpinnerMs } from './price-spinner';

describe('the price spinner', () => {
  it.each([
    [null, 1000],
    [600, 600],
    [5000, 1000],
    [299, 300],
    [0, 300],
  ])('[RES-27] configured to %s lasts %i ms', (configured, ms) => {
    expect(priceSpinnerMs(configured)).toBe(ms);
  });
});
