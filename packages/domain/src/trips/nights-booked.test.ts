import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import { nightsBooked } from './nights-booked';
import { aBooking } from './testing/samples';

const todayAt = () => '2027-03-01' as CalendarDate;

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

  it('are booked until the day of check-out has passed', () => {
    const stay = [aBooking('2027-02-27', 2)];
    const on = (day: string) => () => day as CalendarDate;
    expect([nightsBooked(stay, on('2027-03-01')), nightsBooked(stay, on('2027-03-02'))]).toEqual([2, 0]);
  });
});
