import { describe, expect, it } from 'vitest';
import { comparisonPrice } from './comparison-price';

const money = (minor: number, currency = 'USD') => ({ minor, currency });

describe('the comparison price', () => {
  it('[PRICE-12] is the suggested price if that exceeds the price by more than 0.01', () => {
    expect(comparisonPrice({ price: money(10_000), suggested: money(10_002) })).toEqual(money(10_002));
    expect(comparisonPrice({ price: money(10_000, 'JPY'), suggested: money(10_001, 'JPY') })).not.toBeNull();
  });

  it.each([
    ['exceeds it by 0.01', money(10_001)],
    ['is the same', money(10_000)],
    ['is lower', money(9_000)],
    ['is in another currency', money(90_000, 'PLN')],
    ['is unknown', null],
  ])('[PRICE-13] is missing if the suggested price %s', (_, suggested) => {
    expect(comparisonPrice({ price: money(10_000), suggested })).toBeNull();
  });
});
