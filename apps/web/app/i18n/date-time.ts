import { type CalendarDate, dayTime, type StayDates } from '@tenth-night/domain/stay/dates';
import { formatLocale } from './format';

/**
 * `09 Mar 2027, 16:59`, on the clock of a zone; other languages have an order of their own. 24 hours in every one: nobody
 * should take the morning for the evening. OPEN-48.
 */
export function formatDateTime(instant: number, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(language), {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  if (language !== 'en') return format.format(instant);
  // No English has this form by itself: America puts the month first, Britain writes Sept.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
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
