/** The date at the hotel: a stay begins and ends on the hotel's calendar, not on the traveller's. */
import { zoneClock } from '../checkout/instants';
import { type CalendarDate, utcCalendarDate } from '../stay/dates';

/** Uses GMT if the hotel's time zone is unknown. */
export function hotelDate(now: number, timeZone: string | null): CalendarDate {
  const shown = timeZone ? zoneClock(now, timeZone) : null;
  return utcCalendarDate(new Date(shown ?? now));
}
