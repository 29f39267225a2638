/** Converts written times, with or without a zone, into instants. Hotel-checkout-trips §2, §3; OPEN-69. */
import { dateFormat } from '../stay/date-format';

const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME_WITH_OFFSET = /T.*(Z|[+-]\d{2}:?\d{2})$/;
const OFFSET = /^[+-]\d{2}:?\d{2}$/;

/**
 * Accepts `YYYY-MM-DD HH:MM:SS`, an ISO text, or a bare date, which means its midnight. Without a zone it is GMT.
 * Null for a text that is not a time.
 */
export function parseInstant(text: string, timeZone = ''): number | null {
  const iso = text.trim().replace(' ', 'T');
  const written = BARE_DATE.test(iso) ? `${iso}T00:00:00` : iso;
  if (TIME_WITH_OFFSET.test(written)) return finite(Date.parse(written));
  if (OFFSET.test(timeZone)) return finite(Date.parse(written + timeZone));
  const inGmt = finite(Date.parse(`${written}Z`));
  const shown = inGmt === null ? null : zoneClock(inGmt, timeZone);
  return inGmt === null || shown === null ? inGmt : finite(inGmt - (shown - inGmt));
}

/** The instant when a GMT clock shows what the zone's clock shows at `instant`. Null for an unknown zone. */
export function zoneClock(instant: number, timeZone: string): number | null {
  const format = formatIn(timeZone);
  if (!format) return null;
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const two = '2-digit';
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  try {
    return dateFormat('en', { ...parts, hourCycle: 'h23', timeZone });
  } catch {
    return null;
  }
}

function finite(time: number): number | null {
  return Number.isFinite(time) ? time : null;
}
