import { useLingui } from '@lingui/react/macro';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The day of an instant, with its year, in GMT, never broken across lines. Empty for an invalid date. */
export function useDay(instant: number): string {
  const { i18n } = useLingui();
  return Number.isNaN(instant) ? '' : i18n.date(new Date(instant), DAY).replaceAll(' ', '\u00a0');
}
