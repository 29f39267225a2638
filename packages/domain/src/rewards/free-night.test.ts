import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../booking/intent';
import { addDays, type CalendarDate } from '../stay/dates';
import { averageNight, endOfGivenBack, freeNightStep, nextTen, nightsOfStay, type StayedNight } from './free-night';
import { canUseFor, leastSpend } from './least-spend';

const DAY_MS = 86_400_000;
const FIRST = '2027-03-12' as CalendarDate;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const stay = (nights: number, minor: number, currency = 'USD', usdRate: number | null = 1) => ({
  dates: { checkin: FIRST, checkout: addDays(FIRST, nights) },
  paid: { minor, currency },
  usdRate,
});
const night = (minor: number, currency = 'USD', usdRate: number | null = 1): StayedNight => ({
  date: FIRST,
  price: { minor, currency },
  usdRate,
});

describe('the nights of a stay', () => {
  it('[REW-03] have the dates of the stay, and share its price to the cent', () => {
    expect(nightsOfStay(stay(3, 42_801))).toEqual([
      { date: '2027-03-12', price: usd(14_267), usdRate: 1 },
      { date: '2027-03-13', price: usd(14_267), usdRate: 1 },
      { date: '2027-03-14', price: usd(14_267), usdRate: 1 },
    ]);
    expect(nightsOfStay(stay(3, 42_800)).map(({ price }) => price.minor)).toEqual([14_267, 14_267, 14_266]);
  });

  it('always add up to the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 10 ** 9 }), (count, minor) => {
        const nights = nightsOfStay(stay(count, minor));
        expect(nights).toHaveLength(count);
        expect(nights.reduce((sum, { price }) => sum + price.minor, 0)).toBe(minor);
      }),
    );
  });
});

describe('the worth of a free night', () => {
  it('[REW-03] is the average of the ten nights', () => {
    expect(averageNight([...Array(9).fill(night(14_000)), night(16_000)])).toEqual(usd(14_200));
  });

  it('is in the currency of the last night, and converts the others', () => {
    // Five nights for 108 dollars (100 euros at 1.08), five for 200 euros: 150 euros on average.
    const nights = [...Array(5).fill(night(10_800)), ...Array(5).fill(night(20_000, 'EUR', 1.08))];
    expect(averageNight(nights)).toEqual({ minor: 15_000, currency: 'EUR' });
    // The yen has no cents: 30,000 yen at 0.01 are 300 dollars.
    const yen = [night(30_000, 'JPY', 0.01), night(10_000)];
    expect(averageNight(yen)).toEqual(usd(20_000));
  });

  it('counts only the nights in that currency if an exchange rate is missing', () => {
    expect(averageNight([night(10_000, 'USD', null), night(20_000, 'EUR', 1.08)])).toEqual({
      minor: 20_000,
      currency: 'EUR',
    });
  });
});

describe('ten nights', () => {
  const nights = (count: number) => nightsOfStay(stay(count, count * 10_000));

  it('[REW-03] are needed for a free night', () => {
    expect(nextTen(nights(9))).toBeNull();
    expect(nextTen(nights(10))).toHaveLength(10);
  });

  it('are the oldest ones', () => {
    const mixed = nights(12).toReversed();
    expect(nextTen(mixed)?.map(({ date }) => date)).toEqual(
      nights(12)
        .slice(0, 10)
        .map(({ date }) => date),
    );
  });
});

describe('a stay with a free night', () => {
  it('costs at least one percent more than the free night', () => {
    expect(leastSpend(usd(14_200))).toEqual(usd(14_342));
    expect([14_200, 14_341, 14_342].map((minor) => canUseFor(usd(14_200), usd(minor)))).toEqual([false, false, true]);
  });

  it('cannot be compared in another currency', () => {
    expect(canUseFor(usd(14_200), { minor: 99_999, currency: 'EUR' })).toBeNull();
  });
});

describe('a free night', () => {
  it('is used by the booking, and comes back if nothing is booked', () => {
    expect(freeNightStep('booking', null)).toBe('use');
    // A slow hotel may confirm a booking that we gave up.
    expect(freeNightStep('confirmed', null)).toBe('use');
    for (const state of ['failed', 'unverified', 'refund-due'] as const)
      expect(freeNightStep(state, null)).toBe('give-back');
  });

  it('comes back after a cancellation with a refund, also a partial or an unknown one, and not without', () => {
    expect([42_800, 1, null, 0].map((refund) => freeNightStep('cancelled', refund))).toEqual([
      'replace',
      'replace',
      'replace',
      null,
    ]);
  });

  it('stays as it is in every other state', () => {
    const known = ['booking', 'confirmed', 'failed', 'unverified', 'refund-due', 'cancelled'];
    const others = BOOKING_STATES.filter((state) => !known.includes(state));
    expect(others).toEqual(['intent', 'paid', 'pending', 'unknown', 'refunded', 'cancelling', 'changing', 'changed']);
    expect(others.map((state) => freeNightStep(state, null))).toEqual(others.map(() => null));
  });

  it('that comes back ends as before, but at the earliest in 30 days', () => {
    expect(endOfGivenBack(100 * DAY_MS, 0)).toBe(100 * DAY_MS);
    expect(endOfGivenBack(100 * DAY_MS, 90 * DAY_MS)).toBe(120 * DAY_MS);
  });
});
