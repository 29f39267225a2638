/** Calendar dates of a stay, without a time zone. Search-and-browse §4 "Search submit", §5 (nights). */

/** `YYYY-MM-DD`, always a day that exists. Made by `parseCalendarDate` or one of the functions below. */
export type CalendarDate = string & { readonly calendarDate: true };

export type StayDates = { readonly checkin: CalendarDate; readonly checkout: CalendarDate };

export const DEFAULT_CHECKIN_DAYS_AHEAD = 7;
export const DEFAULT_CHECKOUT_DAYS_AHEAD = 8;

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

export function parseCalendarDate(text: string | null | undefined): CalendarDate | null {
  if (!text || !SHAPE.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // For 2027-02-30 some engines fail and others roll over. So we compare the result with the text.
  return Number.isFinite(time) && fromDayTime(time) === text ? (text as CalendarDate) : null;
}

/** The visitor's local date. */
export function localCalendarDate(now: Date): CalendarDate {
  return fromDayTime(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

export function utcCalendarDate(now: Date): CalendarDate {
  return fromDayTime(now.getTime());
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayTime(dayTime(date) + days * DAY_MS);
}

/** Check-out minus check-in in days, or null when that is not positive. */
export function stayNights({ checkin, checkout }: StayDates): number | null {
  const nights = Math.round((dayTime(checkout) - dayTime(checkin)) / DAY_MS);
  return nights > 0 ? nights : null;
}

export function defaultStay(today: CalendarDate): StayDates {
  return {
    checkin: addDays(today, DEFAULT_CHECKIN_DAYS_AHEAD),
    checkout: addDays(today, DEFAULT_CHECKOUT_DAYS_AHEAD),
  };
}

/** Midnight UTC of a calendar date, for formatters that use UTC. */
export function dayTime(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromDayTime(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10) as CalendarDate;
}
