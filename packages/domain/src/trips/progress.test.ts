import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { nightsTravelled, tripProgress } from './progress';
import { aBooking } from './testing/samples';

const todayAt = () => '2027-03-01' as CalendarDate;

describe('nights travelled', () => {
  it('[TRIP-07] come from stays that are over and were not cancelled', () => {
    const bookings = [
      aBooking('2026-09-07', 6),
      aBooking('2026-06-05', 2, { status: 'cancelled' }),
      aBooking('2026-06-05', 2, { status: 'failed' }),
      aBooking('2027-03-12', 3),
      aBooking('2026-01-01', 4, { dates: null }),
    ];
    expect(nightsTravelled(bookings, todayAt)).toBe(6);
    expect(tripProgress(bookings, todayAt)).toEqual({ stamped: 6, isFull: false });
    expect(nightsTravelled([], todayAt)).toBe(0);
  });

  it('count after the day of check-out has passed', () => {
    expect(nightsTravelled([aBooking('2027-02-27', 1), aBooking('2027-02-24', 5)], todayAt)).toBe(1);
  });

  it('[TRIP-08] are capped at 10', () => {
    const many = [aBooking('2026-09-07', 6), aBooking('2026-10-07', 7)];
    expect(nightsTravelled(many, todayAt)).toBe(13);
    expect(tripProgress(many, todayAt)).toEqual({ stamped: 10, isFull: true });
  });
});
