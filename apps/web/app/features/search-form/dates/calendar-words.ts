/** The names of months and days in the language of the page. */
import { addDays, type CalendarDate, dayTime } from '@tenth-night/domain/stay/dates';
import { formatLocale } from '../../../i18n/format';
import { firstDayOf, type Month, type Weekday } from './month';

const A_SUNDAY = '2027-03-07' as CalendarDate;

export type CalendarWords = {
  month(month: Month): string;
  /** `Friday, March 12, 2027`, for screen readers. */
  fullDay(day: CalendarDate): string;
  weekdays(weekStart: Weekday): readonly { readonly short: string; readonly full: string }[];
};

export function createCalendarWords(language: string): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const words = new Intl.DateTimeFormat(formatLocale(language), { ...options, timeZone: 'UTC' });
    return (day: CalendarDate) => words.format(dayTime(day));
  };
  const month = format({ month: 'long', year: 'numeric' });
  const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  // Arabic has no short weekday names, only full names and single letters.
  const short = format({ weekday: language === 'ar' ? 'narrow' : 'short' });
  const full = format({ weekday: 'long' });
  return {
    month: (of) => month(firstDayOf(of)),
    fullDay,
    weekdays: (weekStart) =>
      Array.from({ length: 7 }, (_, i) => addDays(A_SUNDAY, weekStart + i)).map((day) => ({
        short: short(day),
        full: full(day),
      })),
  };
}
