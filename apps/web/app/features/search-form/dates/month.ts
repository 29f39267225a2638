/** Months for the calendar. Days have no time zone, so the arithmetic is in UTC. */
import { addDays, type CalendarDate, dayTime } from '@tenth-night/domain/stay/dates';

/** `YYYY-MM`: the order of the strings is the order of the months. */
export type Month = string;

/** 0 is Sunday. */
export type Weekday = number;

/** The first day of the week in the language's home region (CLDR). Monday for all others. */
const FIRST_WEEKDAYS: Readonly<Record<string, Weekday>> = { en: 0, ar: 6 };

export function firstWeekday(language: string): Weekday {
  return FIRST_WEEKDAYS[language] ?? 1;
}

export function monthOf(day: CalendarDate): Month {
  return day.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01` as CalendarDate;
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Includes both ends. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const months = [first];
  for (let month = first; month < last; ) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}

/** The same day in another month, or that month's last day if it is shorter. */
export function sameDayIn(day: CalendarDate, monthsLater: number): CalendarDate {
  const month = addMonths(monthOf(day), monthsLater);
  const last = addDays(firstDayOf(addMonths(month, 1)), -1);
  const same = `${month}-${day.slice(8)}` as CalendarDate;
  return same > last ? last : same;
}

export function daysOf(month: Month): readonly CalendarDate[] {
  const first = firstDayOf(month);
  const length = new Date(dayTime(firstDayOf(addMonths(month, 1))) - 1).getUTCDate();
  return Array.from({ length }, (_, i) => addDays(first, i));
}

/** The number of days of the week before this day. */
export function daysIntoWeek(day: CalendarDate, weekStart: Weekday): number {
  return (new Date(dayTime(day)).getUTCDay() - weekStart + 7) % 7;
}

/** Rows of seven days. Null for days of another month. */
export function weeksOf(month: Month, weekStart: Weekday): readonly (readonly (CalendarDate | null)[])[] {
  const days = daysOf(month);
  const before = daysIntoWeek(firstDayOf(month), weekStart);
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => days[week * 7 + column - before] ?? null),
  );
}
