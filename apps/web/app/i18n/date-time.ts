import { dateFormat } from '@tenth-night/domain/stay/date-format';
import { type CalendarDate, dayTime, type StayDates } from '@tenth-night/domain/stay/dates';
import { formatClock as clock, formatMoment } from '@tenth-night/domain/stay/moment';
import { formatLocale } from './format';

/** `09 Mar 2027, 16:59`, in a time zone. */
export const formatDateTime = (instant: number, timeZone: string, language: string): string =>
  formatMoment(instant, timeZone, formatLocale(language));

/** `Mon, Mar 8, 4:59 PM`, in the time of the hotel. */
export function formatHotelTime(instant: number, timeZone: string, language: string): string {
  const format = dateFormat(formatLocale(language), {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
  return unbroken(format.formatToParts(instant));
}

/** `15:00` of the hotel as `3:00 PM`. */
export const formatClock = (time: string, language: string): string =>
  clock(time, formatLocale(language)).replaceAll(' ', '\u00a0');

/** `Fri, Mar 12, 2027`: the dates of a paid stay include the year. */
export function formatStayDay(date: CalendarDate, language: string): string {
  return unbroken(stayDay(language).formatToParts(dayTime(date)));
}

/** `Fri, Mar 12 – Mon, Mar 15, 2027` */
export function formatStay({ checkin, checkout }: StayDates, language: string): string {
  return unbroken(stayDay(language).formatRangeToParts(dayTime(checkin), dayTime(checkout)));
}

function stayDay(language: string): Intl.DateTimeFormat {
  return dateFormat(formatLocale(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
}

/**
 * Lines break after the weekday and before the time, not within a date or a time. Node puts a narrow space before PM,
 * Chrome a plain one: both become the same, so that the browser finds the server's text.
 */
function unbroken(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ value }, i) =>
      /weekday|hour/.test(`${parts[i - 1]?.type} ${parts[i + 1]?.type}`)
        ? value
        : value.replaceAll(/[ \u202f]/g, '\u00a0'),
    )
    .join('');
}
