/**
 * `09 Mar 2027, 16:59`, on the clock of a zone; other languages have an order of their own. 24 hours in every one: nobody
 * should take the morning for the evening. OPEN-48.
 */
export function formatMoment(instant: number, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  if (locale !== 'en') return format.format(instant);
  // No English has this form by itself: America puts the month first, Britain writes Sept.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
}
