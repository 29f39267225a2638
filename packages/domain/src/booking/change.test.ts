import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { type Changeable, changeCost, changeObstacle, isSameRoom } from './change';

const day = (text: string) => text as CalendarDate;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const REFUND = { refund: usd(42_000), fee: usd(0), holdsUntil: null };
const BOOKING: Changeable = {
  state: 'confirmed',
  dates: { checkin: day('2027-03-12'), checkout: day('2027-03-15') },
  freeNight: null,
  promoCode: null,
  refundNow: REFUND,
};

describe('a change of a booking', () => {
  it('is possible before the day of check-in', () => {
    expect(changeObstacle(BOOKING, day('2027-03-11'))).toBeNull();
    expect(changeObstacle(BOOKING, day('2027-03-12'))).toBe('closed');
  });

  it.each(['changing', 'changed', 'cancelling', 'cancelled', 'unknown'] as const)('is not possible in %s', (state) => {
    expect(changeObstacle({ ...BOOKING, state }, day('2027-03-01'))).toBe('closed');
  });

  it('is not possible if a free night would be lost, or if nothing comes back', () => {
    expect(changeObstacle({ ...BOOKING, freeNight: usd(9_900) }, day('2027-03-01'))).toBe('free-night');
    expect(changeObstacle({ ...BOOKING, promoCode: {} }, day('2027-03-01'))).toBe('promo-code');
    const nothing = { refund: usd(0), fee: usd(42_000), holdsUntil: null };
    expect(changeObstacle({ ...BOOKING, refundNow: nothing }, day('2027-03-01'))).toBe('no-refund');
    expect(changeObstacle({ ...BOOKING, refundNow: null }, day('2027-03-01'))).toBe('no-refund');
  });
});

describe('a room', () => {
  const booked = { roomName: 'Double Room', board: 'BI', boardName: 'Breakfast Included' };
  const terms = { board: 'BI', boardName: 'Breakfast Included' };

  it('is the same only with the same name and board', () => {
    expect(isSameRoom({ roomName: 'Double Room', terms }, booked)).toBe(true);
    expect(isSameRoom({ roomName: 'Twin Room', terms }, booked)).toBe(false);
    expect(isSameRoom({ roomName: 'Double Room', terms: { board: 'RO', boardName: 'Room Only' } }, booked)).toBe(false);
  });
});

describe('the cost of a change', () => {
  const paid = usd(42_000);

  it('is an exchange if the new stay costs no more: $420 paid, $380 now, $40 back', () => {
    expect(changeCost(paid, REFUND, usd(38_000))).toEqual({ kind: 'exchange', back: usd(4_000) });
    expect(changeCost(paid, REFUND, paid)).toEqual({ kind: 'exchange', back: usd(0) });
  });

  it('is a payment if the new stay costs more: $500 now, $420 back, $80 in all', () => {
    const cost = { kind: 'pay', price: usd(50_000), refund: usd(42_000), difference: usd(8_000) };
    expect(changeCost(paid, REFUND, usd(50_000))).toEqual(cost);
  });

  it('is a payment if the hotel keeps a fee: $380 now, $210 back, $170 in all', () => {
    const half = { refund: usd(21_000), fee: usd(21_000), holdsUntil: null };
    const cost = { kind: 'pay', price: usd(38_000), refund: usd(21_000), difference: usd(17_000) };
    expect(changeCost(paid, half, usd(38_000))).toEqual(cost);
  });

  it('is unknown in another currency', () => {
    expect(changeCost(paid, REFUND, { minor: 38_000, currency: 'EUR' })).toBeNull();
  });

  it('always adds up: what is paid in the end is the new price and the fee', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (before, price, percent) => {
        const fee = Math.floor((before * percent) / 100);
        const cost = changeCost(
          usd(before),
          { refund: usd(before - fee), fee: usd(fee), holdsUntil: null },
          usd(price),
        );
        const more = cost?.kind === 'pay' ? cost.price.minor - cost.refund.minor : -(cost?.back.minor ?? 0);
        expect(before + more).toBe(price + fee);
        if (cost?.kind === 'pay') expect(cost.difference.minor).toBe(more);
      }),
    );
  });
});
