import { describe, expect, it } from 'vitest';
import { type CalendarDate, dayTime, stayNights } from './dates';
import { nextWeekends } from './weekends';

const after = (today: string) =>
  nextWeekends(today as CalendarDate, 2).map(({ checkin, checkout }) => `${checkin} ${checkout}`);

describe('the next weekends', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-20 2026-11-22', '2026-11-27 2026-11-29'],
    ['a Thursday', '2026-11-19', '2026-11-20 2026-11-22', '2026-11-27 2026-11-29'],
    ['a Friday, whose own weekend has begun', '2026-11-20', '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
    ['a Saturday', '2026-11-21', '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
    ['a Sunday', '2026-11-22', '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
    ['the end of a month', '2026-10-29', '2026-10-30 2026-11-01', '2026-11-06 2026-11-08'],
    ['the end of a year', '2027-12-27', '2027-12-31 2028-01-02', '2028-01-07 2028-01-09'],
    ['the end of a leap February', '2028-02-21', '2028-02-25 2028-02-27', '2028-03-03 2028-03-05'],
  ])('after %s', (_, today, first, second) => {
    expect(after(today)).toEqual([first, second]);
  });

  it('are two nights from a Friday, for every day of a year', () => {
    for (let day = 0; day < 366; day += 1) {
      const today = new Date(dayTime('2027-06-01' as CalendarDate) + day * 86_400_000).toISOString().slice(0, 10);
      for (const dates of nextWeekends(today as CalendarDate, 2)) {
        expect([new Date(dayTime(dates.checkin)).getUTCDay(), stayNights(dates)]).toEqual([5, 2]);
        expect(dates.checkin > today).toBe(true);
      }
    }
  });
});
