import { describe, expect, it } from 'vitest';
import { feesAtHotel } from './fees-at-hotel';

const fee = (minor: number, currency = 'EUR', isIncluded = false) => ({
  description: 'City tax',
  amount: { minor, currency },
  isIncluded,
});

describe('fees at the hotel', () => {
  it("are one sum in the price's currency, and one in each other currency", () => {
    const fees = [fee(2_400), fee(25_000, 'CZK'), fee(600), fee(5_000, 'CZK'), fee(100, 'USD')];
    expect(feesAtHotel(fees, 'EUR')).toEqual({
      payAtHotel: { minor: 3_000, currency: 'EUR' },
      otherFees: [
        { minor: 30_000, currency: 'CZK' },
        { minor: 100, currency: 'USD' },
      ],
    });
  });

  it('are empty if everything is included', () => {
    const none = { payAtHotel: { minor: 0, currency: 'EUR' } };
    expect(feesAtHotel([], 'EUR')).toEqual(none);
    expect(feesAtHotel([fee(2_400, 'EUR', true), fee(300, 'CZK', true), fee(0, 'CZK')], 'EUR')).toEqual(none);
  });
});
