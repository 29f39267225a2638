import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import type { LowestPrice } from '../../../lib/rates/lowest-prices';
import { monthPrices } from './month-prices';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const DAYS = ['2027-03-12', '2027-03-13', '2027-03-14'] as CalendarDate[];

function pricesOf(known: Readonly<Record<string, LowestPrice>>, hasEnded = false) {
  return Object.fromEntries(monthPrices(DAYS, ({ checkin }) => known[checkin] ?? null, hasEnded));
}

describe('the prices of a month', () => {
  it('[PRICE-14] are rounded to whole units, as on the cards of the results', () => {
    expect(pricesOf({ '2027-03-12': usd(141_60), '2027-03-13': 'none' })).toEqual({
      '2027-03-12': { night: usd(142_00), isLow: false },
      '2027-03-13': 'none',
    });
  });

  it('are for one night', () => {
    const asked: string[] = [];
    monthPrices(
      ['2027-02-28' as CalendarDate],
      ({ checkin, checkout }) => {
        asked.push(checkin, checkout);
        return null;
      },
      false,
    );
    expect(asked).toEqual(['2027-02-28', '2027-03-01']);
  });

  it('mark the lowest third when every day is known, or nothing more will come', () => {
    const two = { '2027-03-12': usd(90_00), '2027-03-13': usd(80_00) };
    const low = (prices: ReturnType<typeof pricesOf>) =>
      Object.entries(prices).flatMap(([day, price]) => (price !== 'none' && price.isLow ? [day] : []));
    expect(low(pricesOf({ ...two, '2027-03-14': usd(99_00) }))).toEqual(['2027-03-13']);
    expect(low(pricesOf({ ...two, '2027-03-14': 'none' }))).toEqual([]);
    const three = { ...two, '2027-03-14': usd(70_00) };
    expect(low(pricesOf(three))).toEqual(['2027-03-14']);
    const known = new Map(Object.entries(three));
    const four = [...DAYS, '2027-03-15' as CalendarDate];
    const ofFour = (hasEnded: boolean) =>
      low(Object.fromEntries(monthPrices(four, ({ checkin }) => known.get(checkin) ?? null, hasEnded)));
    expect([ofFour(false), ofFour(true)]).toEqual([[], ['2027-03-14']]);
  });
});
