import { type CalendarDate, dayTime, type StayDates } from '@tenth-night/domain/stay/dates';
import { formatLocale } from './format';

/** `Mar 9, 2027, 16:59`, on the clock of a zone. 24 hours in every language: nobody should take the morning for the evening. */
export function formatDateTime(instant: number, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(instant);
}

/** `Fri, Mar 12, 2027`: what is paid for names its year. */
export function formatStayDay(date: CalendarDate, language: string): string {
  return stayDay(language).format(dayTime(date));
}

/** `Fri, Mar 12 – Mon, Mar 15, 2027` */
export function formatStay({ checkin, checkout }: StayDates, language: string): string {
  return stayDay(language).formatRange(dayTime(checkin), dayTime(checkout));
}

function stayDay(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatLocale(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
}
