import { expect, it } from 'vitest';
import { exactMoney } from './exact-money';

it('returns the amount in minor units', () => {
  expect(exactMoney(428.5, 'EUR')).toEqual({ minor: 42_850, currency: 'EUR' });
  expect(exactMoney(-0, 'EUR')).toEqual({ minor: 0, currency: 'EUR' });
});

it.each([
  [null, 'EUR'],
  [Number.NaN, 'EUR'],
  [1e308, 'EUR'],
  [1e15, 'EUR'],
  [428, ''],
  [428, 'eur'],
  [428, 'EURO'],
])('returns null for %d in %j', (amount, currency) => {
  expect(exactMoney(amount, currency)).toBeNull();
});
