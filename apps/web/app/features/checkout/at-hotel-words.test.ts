import type { PriceItem } from '@tenth-night/domain/checkout/price-summary';
import { describe, expect, it } from 'vitest';
import { atHotelWords } from './at-hotel-words';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const words = (minor: number, ...otherCurrencyFees: PriceItem[]) =>
  atHotelWords(
    { propertyFee: { amount: usd(minor), items: [] }, otherCurrencyFees },
    (money) => `${money.minor / 100} ${money.currency}`,
  );
const TOWEL = { description: 'Towels', amount: { minor: 30_000, currency: 'CZK' } };

describe('the fees at the hotel', () => {
  it('are the fee, followed by fees in another currency', () => {
    expect(words(4800)).toBe('48 USD');
    expect(words(4800, TOWEL)).toBe('48 USD + 300 CZK');
    expect(words(0, TOWEL)).toBe('300 CZK');
  });

  it('are empty if there are none', () => {
    expect(words(0)).toBeNull();
  });
});
