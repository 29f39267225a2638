/** The dates of the journeys. They follow the clock of the run, so they never become outdated. */

const DAY_MS = 86_400_000;

/** Calendar dates. */
export type Stay = { readonly checkin: string; readonly checkout: string };

/** The calendar date of the server, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Begins this many days after the day of the run. */
export function stayIn(days: number, nights: number): Stay {
  const checkin = addDays(today(), days);
  return { checkin, checkout: addDays(checkin, nights) };
}

export const queryOf = ({ checkin, checkout }: Stay): string => `checkin=${checkin}&checkout=${checkout}`;

/** So far ahead that no free cancellation has ended. */
export const STAY = stayIn(115, 3);
/** For journeys that need uncached prices: those of STAY may be cached. */
export const OTHER_STAY = stayIn(146, 3);

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(date));

/** `Fri, Mar 12` */
export const shortDay = (date: string) => format(date, { weekday: 'short', month: 'short', day: 'numeric' });
/** `Fri, Mar 12, 2027` */
export const dayWithYear = (date: string) => `${unbroken(shortDay(date))},\u00a0${date.slice(0, 4)}`;
/** As the site writes it: lines break only after the weekday. */
const unbroken = (day: string) => day.replaceAll(/ (?=\d+(,|$)|[AP]M)/g, '\u00a0');
/** `Fri, Mar 12 – Mon, Mar 15` */
export const shortStay = ({ checkin, checkout }: Stay) => `${shortDay(checkin)} – ${shortDay(checkout)}`;

/** `Fri, Mar 12 – Mon, Mar 15, 2027`: with the year once, unless the stay begins in another year. */
export function stayWithYear({ checkin, checkout }: Stay): string {
  const isInOneYear = checkin.slice(0, 4) === checkout.slice(0, 4);
  return `${isInOneYear ? shortDay(checkin) : dayWithYear(checkin)} – ${dayWithYear(checkout)}`;
}

/** `09 Mar 2027, 17:00` in a time zone. Built from parts: British English has this order, but writes Sept. */
export function momentIn(timeZone: string, instant: string | number): string {
  const options = { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', timeZone });
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
}

/** `Mon, Mar 8, 4:59 PM` in the time zone of a hotel. */
export const hotelTime = (timeZone: string, instant: string | number): string =>
  unbroken(
    new Intl.DateTimeFormat('en', {
      ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
      timeZone,
    }).format(new Date(instant)),
  );

/** The expiry of a valid card: December, three years from now. */
export const CARD_EXPIRY = `12${String(new Date().getUTCFullYear() + 3).slice(2)}`;
