/** The date where the hotel is: a stay begins and ends on its calendar, not on the traveller's. */
import { zoneClock } from '../checkout/instants';
import { type CalendarDate, utcCalendarDate } from '../stay/dates';

/** In GMT where the hotel's zone is not known. */
export function hotelDate(now: number, timeZone: string | null): CalendarDate {
  const shown = timeZone ? zoneClock(now, timeZone) : null;
  return utcCalendarDate(new Date(shown ?? now));
}
