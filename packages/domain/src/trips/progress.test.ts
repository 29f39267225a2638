import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { nightsBooked, nightsTravelled, tripProgress } from './progress';
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

describe('nights booked', () => {
  it('come from confirmed stays that are not over yet', () => {
    const bookings = [
      aBooking('2027-03-12', 3),
      aBooking('2027-02-27', 2),
      aBooking('2026-09-07', 6),
      aBooking('2027-04-01', 5, { status: 'cancelling' }),
      aBooking('2027-04-01', 5, { status: 'cancelled' }),
      aBooking('2027-04-01', 5, { status: 'failed' }),
      aBooking('2027-04-01', 5, { status: 'being-confirmed' }),
      aBooking('2027-04-01', 4, { dates: null }),
    ];
    expect(nightsBooked(bookings, todayAt)).toBe(5);
    expect(nightsBooked([], todayAt)).toBe(0);
  });

  it('become nights travelled after the day of check-out', () => {
    const stay = [aBooking('2027-02-27', 2)];
    const on = (day: string) => () => day as CalendarDate;
    expect([nightsBooked(stay, on('2027-03-01')), nightsTravelled(stay, on('2027-03-01'))]).toEqual([2, 0]);
    expect([nightsBooked(stay, on('2027-03-02')), nightsTravelled(stay, on('2027-03-02'))]).toEqual([0, 2]);
  });
});
