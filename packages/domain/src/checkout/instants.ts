/** Times as they are written, with a zone or without one, and the instants that they mean. Hotel-checkout-trips §2, §3; OPEN-69. */

const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME_WITH_OFFSET = /T.*(Z|[+-]\d{2}:?\d{2})$/;
const OFFSET = /^[+-]\d{2}:?\d{2}$/;

/** `YYYY-MM-DD HH:MM:SS`, an ISO text, or a bare date for its midnight: in GMT where no zone is named. Null for what is no time. */
export function parseInstant(text: string, timeZone = ''): number | null {
  const iso = text.trim().replace(' ', 'T');
  const written = BARE_DATE.test(iso) ? `${iso}T00:00:00` : iso;
  if (TIME_WITH_OFFSET.test(written)) return finite(Date.parse(written));
  if (OFFSET.test(timeZone)) return finite(Date.parse(written + timeZone));
  const inGmt = finite(Date.parse(`${written}Z`));
  const shown = inGmt === null ? null : zoneClock(inGmt, timeZone);
  return inGmt === null || shown === null ? inGmt : finite(inGmt - (shown - inGmt));
}

/** The instant at which a clock in GMT shows what the zone's clock shows at `instant`. Null for what is no zone. */
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
    return new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone });
  } catch {
    return null;
  }
}

function finite(time: number): number | null {
  return Number.isFinite(time) ? time : null;
}
