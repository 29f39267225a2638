import { describe, expect, it } from 'vitest';
import { BOOKING_STATES, nextState } from '../booking/intent';
import { BOOKING_DAYS, forgetAccountsUnusedSince, forgetStaysBefore, keepStaysFrom, SETTLED_STATES } from './retention';

const NOW = Date.parse('2027-01-10T09:00:00Z');

describe('how long we keep personal data', () => {
  it('counts the days of a booking from its check-out', () => {
    const retention = { bookingDays: 90, accountDays: null };
    expect(forgetStaysBefore(NOW, retention)).toBe('2026-10-12');
    expect(forgetStaysBefore(NOW, { ...retention, bookingDays: BOOKING_DAYS })).toBe('2017-01-12');
  });

  it('keeps accounts unless the operator sets a time', () => {
    expect(forgetAccountsUnusedSince(NOW, { bookingDays: 90, accountDays: null })).toBeNull();
    expect(forgetAccountsUnusedSince(NOW, { bookingDays: 90, accountDays: 365 })).toEqual(
      new Date('2026-01-10T09:00:00Z'),
    );
  });

  it('knows that a stay may not be over everywhere', () => {
    expect(keepStaysFrom(NOW)).toBe('2027-01-09');
  });

  it('leaves alone every booking that a call may still change', () => {
    const isCalled = (state: (typeof BOOKING_STATES)[number]) =>
      ['still-standing', 'unanswered', 'absent', 'book-called'].some(
        (event) => nextState(state, event as Parameters<typeof nextState>[1]) !== null,
      );
    expect(SETTLED_STATES.filter(isCalled)).toEqual([]);
    const atWork = BOOKING_STATES.filter((state) => !SETTLED_STATES.includes(state));
    expect(atWork).toEqual(['intent', 'paid', 'pending', 'booking', 'unknown', 'cancelling', 'changing']);
  });
});
