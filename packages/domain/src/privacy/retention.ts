/**
 * How long we keep personal data. A booking loses its people some time after check-out, and keeps money, dates and
 * state for the accounts. An account that nobody uses is erased, if the operator wants that.
 */
import type { BookingState } from '../booking/intent';
import { addDays, type CalendarDate, utcCalendarDate } from '../stay/dates';

/** Null keeps accounts for as long as their owners want. */
export type Retention = { readonly bookingDays: number; readonly accountDays: number | null };

/** Ten years: the longest time for which tax law in Europe asks for records of sales. */
export const BOOKING_DAYS = 3_650;
/** Travelers open the link in their letter until then. */
export const LEAST_BOOKING_DAYS = 90;
/** Some people travel once a year. */
export const LEAST_ACCOUNT_DAYS = 365;

const DAY_MS = 86_400_000;

/** Nobody works on bookings in these states, and nobody waits for them. */
export const SETTLED_STATES: readonly BookingState[] = [
  'confirmed',
  'cancelled',
  'changed',
  'refunded',
  'refund-due',
  'unverified',
  'failed',
];

/** Bookings with an earlier check-out lose their people. */
export function forgetStaysBefore(now: number, { bookingDays }: Retention): CalendarDate {
  return addDays(utcCalendarDate(new Date(now)), -bookingDays);
}

/** Accounts that nobody has used since then are erased. Null if none are. */
export function forgetAccountsUnusedSince(now: number, { accountDays }: Retention): Date | null {
  return accountDays === null ? null : new Date(now - accountDays * DAY_MS);
}

/** Long enough to ask who looked for somebody, and why. */
const DESK_SEARCH_DAYS = 90;

/** What people at the desk searched for before that is removed: it contains names and addresses. */
export function forgetDeskSearchesBefore(now: number): Date {
  return new Date(now - DESK_SEARCH_DAYS * DAY_MS);
}

/** An account with a stay at this date or later stays. West of Greenwich it is still the day before. */
export function keepStaysFrom(now: number): CalendarDate {
  return addDays(utcCalendarDate(new Date(now)), -1);
}
