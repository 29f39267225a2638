/** Moves from a day to another by key, as in any date grid. */
import { addDays, type CalendarDate } from '@tenth-night/domain/stay/dates';
import { daysIntoWeek, sameDayIn, type Weekday } from './month';

type Key = { readonly key: string; readonly shiftKey: boolean };
type Calendar = { readonly weekStart: Weekday; readonly isRightToLeft: boolean };

/** Null for a key that does not move. */
export function dayByKey(day: CalendarDate, { key, shiftKey }: Key, calendar: Calendar): CalendarDate | null {
  const forward = calendar.isRightToLeft ? -1 : 1;
  const intoWeek = daysIntoWeek(day, calendar.weekStart);
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -intoWeek);
    case 'End':
      return addDays(day, 6 - intoWeek);
    case 'PageDown':
      return sameDayIn(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return sameDayIn(day, shiftKey ? -12 : -1);
    default:
      return null;
  }
}
