/** The weekends that a destination page shows prices for: Friday to Sunday. */
import { addDays, type CalendarDate, dayTime, type StayDates } from './dates';

const FRIDAY = 5;
const WEEK = 7;

/**
 * The first one starts tomorrow or later: it has not begun in any time zone, and hotels still sell rooms for it.
 */
export function nextWeekends(today: CalendarDate, count: number): readonly StayDates[] {
  const tomorrow = addDays(today, 1);
  const weekday = new Date(dayTime(tomorrow)).getUTCDay();
  const friday = addDays(tomorrow, (FRIDAY - weekday + WEEK) % WEEK);
  return Array.from({ length: count }, (_, week) => {
    const checkin = addDays(friday, week * WEEK);
    return { checkin, checkout: addDays(checkin, 2) };
  });
}
