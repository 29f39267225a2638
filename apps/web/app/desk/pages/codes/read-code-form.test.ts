import { newPromoCodeProblems } from '@tenth-night/domain/promo-codes/new-promo-code';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { readCodeForm } from './read-code-form';

const TODAY = '2027-01-10' as CalendarDate;
const FILLED = {
  ...{ code: ' spring15 ', kind: 'percentage', percent: '15', currency: 'USD', leastSpendMinor: '', mostMinor: '60.5' },
  ...{ from: '2027-01-10', until: '2027-05-31', uses: '50', description: 'Newsletter' },
};
const read = (change: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readCodeForm(form);
};

describe('the form of a new promo code', () => {
  it('is read in minor units', () => {
    expect(read()).toMatchObject({ code: 'SPRING15', percent: 15, amountMinor: null, mostMinor: 6_050, uses: 50 });
    const amount = read({ kind: 'amount', amountMinor: '2000', leastSpendMinor: '3000', currency: 'JPY' });
    expect(amount).toMatchObject({ percent: null, mostMinor: null, amountMinor: 2_000, leastSpendMinor: 3_000 });
  });

  it.each([
    ['percent', { percent: 'ten' }],
    ['mostMinor', { mostMinor: '' }],
    ['uses', { uses: '-1' }],
    ['leastSpendMinor', { leastSpendMinor: '1,000' }],
    ['amountMinor', { kind: 'amount', amountMinor: '' }],
  ])('has a problem with %s', (field, change) => {
    expect(Object.keys(newPromoCodeProblems(read(change), TODAY))).toEqual([field]);
  });
});
