/** The same stay on other days: three earlier and three later. */
import { addDays, type CalendarDate, type StayDates } from './dates';

const DAYS = 3;

/** In order, with the stay itself. Leaves out stays that begin before `today`. */
export function nearStays({ checkin, checkout }: StayDates, today: CalendarDate): readonly StayDates[] {
  return Array.from({ length: 2 * DAYS + 1 }, (_, i) => i - DAYS)
    .map((days) => ({ checkin: addDays(checkin, days), checkout: addDays(checkout, days) }))
    .filter((stay) => stay.checkin >= today);
}
