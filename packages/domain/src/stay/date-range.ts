/** Choosing the two dates of a stay, one after the other. Search-and-browse §2 "Date calendar", §5. */
import { type CalendarDate, type StayDates, stayNights } from './dates';

export type DateRange = { readonly start: CalendarDate | null; readonly end: CalendarDate | null };

export const NO_RANGE: DateRange = { start: null, end: null };

/** The first day is the start, a later one the end. A day before the start, or any day after both, starts again. */
export function pickDay({ start, end }: DateRange, day: CalendarDate): DateRange {
  if (!start || end || day < start) return { start: day, end: null };
  return { start, end: day };
}

/** The chosen stay. Null while it lacks a date or has no night. */
export function chosenStay({ start, end }: DateRange): StayDates | null {
  if (!start || !end) return null;
  const stay = { checkin: start, checkout: end };
  return stayNights(stay) ? stay : null;
}

export function isComplete(range: DateRange): boolean {
  return chosenStay(range) !== null;
}

/** Today itself can still be a check-in. */
export function isPast(day: CalendarDate, today: CalendarDate): boolean {
  return day < today;
}
