import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { type NewPromoCode, newPromoCodeProblems } from './new-promo-code';

const day = (text: string) => text as CalendarDate;
const TODAY = day('2027-01-10');
const PERCENT: NewPromoCode = {
  code: 'SUMMER10',
  kind: 'percentage',
  percent: 10,
  amountMinor: null,
  currency: 'USD',
  leastSpendMinor: 0,
  mostMinor: 5_000,
  from: TODAY,
  until: day('2027-08-31'),
  uses: 100,
  description: '',
};
const AMOUNT: NewPromoCode = {
  ...PERCENT,
  ...{ kind: 'amount', percent: null, amountMinor: 2_000, mostMinor: null, leastSpendMinor: 2_020 },
};
const wrong = (part: Partial<NewPromoCode>, of = PERCENT) =>
  Object.keys(newPromoCodeProblems({ ...of, ...part }, TODAY));

describe('a new promo code', () => {
  it('is a percentage or an amount', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({}, AMOUNT)).toEqual([]);
  });

  it.each(['summer10', 'FN-1234', 'AB', ''])('needs a code that travellers can type: %j', (code) => {
    expect(wrong({ code })).toEqual(['code']);
  });

  it.each([0, 91, 100, 12.5, Number.NaN, null])('takes off 1 to 90 percent, not %s', (percent) => {
    expect(wrong({ percent })).toEqual(['percent']);
  });

  it('has an upper limit for a percentage', () => {
    expect(wrong({ mostMinor: null })).toEqual(['mostMinor']);
    expect(wrong({ mostMinor: 0 })).toEqual(['mostMinor']);
  });

  it('leaves something to pay: an amount needs a stay that costs more', () => {
    expect(wrong({ leastSpendMinor: 2_019 }, AMOUNT)).toEqual(['leastSpendMinor']);
    expect(wrong({ amountMinor: 0 }, AMOUNT)).toEqual(['amountMinor']);
    expect(wrong({ leastSpendMinor: -1 })).toEqual(['leastSpendMinor']);
    expect(wrong({ leastSpendMinor: 100_000_001 })).toEqual(['leastSpendMinor']);
    expect(wrong({ currency: 'JPY', leastSpendMinor: 1_000_001 })).toEqual(['leastSpendMinor']);
  });

  it('is valid today or later', () => {
    expect(wrong({ from: TODAY, until: TODAY })).toEqual([]);
    expect(wrong({ from: day('2027-03-01'), until: day('2027-02-28') })).toEqual(['until']);
    expect(wrong({ from: day('2026-12-01'), until: day('2027-01-09') })).toEqual(['until']);
    expect(wrong({ from: day('2027-02-30') })).toEqual(['from']);
    expect(wrong({ until: day('') })).toEqual(['until']);
  });

  it('has a known currency, a number of uses and a short description', () => {
    expect(wrong({ currency: 'XXX' })).toEqual(['currency']);
    expect([0, 1.5, 100_001].flatMap((uses) => wrong({ uses }))).toEqual(['uses', 'uses', 'uses']);
    expect(wrong({ description: 'x'.repeat(201) })).toEqual(['description']);
  });
});
