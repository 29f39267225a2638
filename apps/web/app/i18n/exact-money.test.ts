import { describe, expect, it } from 'vitest';
import { formatExactAmount, formatExactMoney } from './exact-money';

const plain = (text: string) => text.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim();

describe('exact money', () => {
  it.each([
    ['en', 50_400, 'USD', '$504.00'],
    ['en', 50_405, 'USD', '$504.05'],
    ['de', 50_400, 'EUR', '504,00 €'],
    ['ar', 50_400, 'USD', '504.00 US$'],
    ['en', 50_400, 'CAD', 'CA$504.00'],
    ['en', 504, 'JPY', '¥504'],
  ])('in %s has all decimals of its currency', (language, minor, currency, written) => {
    expect(plain(formatExactMoney({ minor, currency }, language))).toBe(written);
  });

  it('can be shown with its currency code', () => {
    expect(formatExactAmount({ minor: 133_600, currency: 'USD' }, 'en')).toBe('1,336.00');
    expect(formatExactAmount({ minor: 336, currency: 'JPY' }, 'en')).toBe('336');
  });
});
