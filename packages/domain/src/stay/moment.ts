import { dateFormat } from './date-format';

/**
 * `09 Mar 2027, 16:59` in a time zone; other languages have their own order.
 * Always 24 hours, so that nobody confuses morning and evening. OPEN-48.
 */
export function formatMoment(instant: number, timeZone: string, locale: string): string {
  const format = dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  if (locale !== 'en') return format.format(instant);
  // No English locale has this form: American English puts the month first, British English writes Sept.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
}

/** `15:00` as people of a language write it: `3:00 PM` in English. */
export function formatClock(time: string, locale: string): string {
  const instant = Date.parse(`1970-01-01T${time}Z`);
  if (Number.isNaN(instant)) return time;
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // A plain space, because calendars and plain letters show it too.
  return format.format(instant).replace('\u202f', ' ');
}
