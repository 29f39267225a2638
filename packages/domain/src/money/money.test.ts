import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, moneyFromMajor, toMajor } from './money';

/** ISO 4217. */
const WITHOUT_DECIMALS = ['ISK', 'JPY', 'KRW', 'VND', 'CLP'];

it('has no decimals in currencies that have no smaller unit', () => {
  expect(WITHOUT_DECIMALS.map((currency) => moneyFromMajor(1_200, currency)?.minor)).toEqual(Array(5).fill(1_200));
  expect(['EUR', 'USD', 'HUF'].map((currency) => moneyFromMajor(1_200, currency)?.minor)).toEqual(
    Array(3).fill(120_000),
  );
});

describe('money', () => {
  it('turns 428.00 and 0.29 into whole minor units', () => {
    expect(moneyFromMajor(428, 'EUR')).toEqual({ minor: 42_800, currency: 'EUR' });
    expect(moneyFromMajor(0.29, 'EUR')).toEqual({ minor: 29, currency: 'EUR' });
    expect(moneyFromMajor(1.005, 'EUR')).toEqual({ minor: 101, currency: 'EUR' });
  });

  it('knows the currencies without decimals', () => {
    expect(moneyFromMajor(18_250, 'JPY')).toEqual({ minor: 18_250, currency: 'JPY' });
    expect(toMajor({ minor: 18_250, currency: 'JPY' })).toBe(18_250);
  });

  it('survives conversion to major units and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 10 }),
        fc.constantFrom('USD', 'JPY', 'HUF', 'COP'),
        (minor, currency) => {
          const money = { minor, currency };
          expect(moneyFromMajor(toMajor(money), currency)).toEqual(money);
        },
      ),
    );
  });

  it('refuses an invalid amount, and two different currencies', () => {
    expect(moneyFromMajor(Number.NaN, 'EUR')).toBeNull();
    expect(() => addMoney({ minor: 1, currency: 'EUR' }, { minor: 1, currency: 'USD' })).toThrow(RangeError);
  });
});
