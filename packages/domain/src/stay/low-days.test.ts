import { describe, expect, it } from 'vitest';
import { lowPriceLimit } from './low-days';

describe('a low price of a month', () => {
  it('is among the lowest third', () => {
    expect(lowPriceLimit([90, 10, 30, 20, 50, 80])).toBe(20);
    expect(lowPriceLimit([3, 2, 1])).toBe(1);
    expect(lowPriceLimit([4, 3, 2, 1, 5])).toBe(1);
  });

  it('does not exist if all days cost the same, or with less than three days', () => {
    expect(lowPriceLimit([7, 7, 7, 7])).toBeNull();
    expect(lowPriceLimit([1, 9])).toBeNull();
    expect(lowPriceLimit([])).toBeNull();
  });

  it('includes equal prices', () => {
    expect([10, 10, 10, 40].filter((price) => price <= (lowPriceLimit([10, 10, 10, 40]) ?? 0))).toHaveLength(3);
  });
});
