/** Free nights: ten completed nights earn one that is worth their average. Search-and-browse §9; decision on REW-03. */
import type { BookingState } from '../booking/intent';
import { type Money, moneyFromMajor, toMajor } from '../money/money';
import { addDays, type CalendarDate, type StayDates, stayNights } from '../stay/dates';
import { NIGHTS_TO_FREE } from './stamps';

const DAY_MS = 86_400_000;
/** How long a free night can be used. */
export const FREE_NIGHT_MS = 365 * DAY_MS;
/** We write to the traveller this long before a free night ends. */
export const REMINDER_MS = 60 * DAY_MS;
/** A free night that comes back can be used for at least this long. */
const GIVEN_BACK_MS = 30 * DAY_MS;

export type StayedNight = {
  readonly date: CalendarDate;
  /** What the traveller paid for it. */
  readonly price: Money;
  /** US dollars for one unit of that currency, on the day of the booking. Null if unknown. */
  readonly usdRate: number | null;
};

type Stay = { readonly dates: StayDates; readonly paid: Money; readonly usdRate: number | null };

/** Each night costs the same, to the cent: the first nights carry the rest. */
export function nightsOfStay({ dates, paid, usdRate }: Stay): readonly StayedNight[] {
  const count = stayNights(dates) ?? 0;
  const each = Math.floor(paid.minor / count);
  const rest = paid.minor - each * count;
  return Array.from({ length: count }, (_, i) => ({
    date: addDays(dates.checkin, i),
    price: { ...paid, minor: each + (i < rest ? 1 : 0) },
    usdRate,
  }));
}

/**
 * The average price of the nights, in the currency of the last one. Converts other currencies. If an exchange rate is
 * missing, only the nights in that currency count.
 */
export function averageNight(nights: readonly StayedNight[]): Money {
  const last = nights.at(-1);
  if (!last) throw new RangeError('There are no nights');
  const { currency } = last.price;
  const same = nights.filter(({ price }) => price.currency === currency);
  const canConvert = nights.every(({ usdRate }) => usdRate !== null);
  if (same.length === nights.length || !canConvert) {
    const sum = same.reduce((total, { price }) => total + price.minor, 0);
    return { minor: Math.round(sum / same.length), currency };
  }
  const dollars = nights.reduce((total, { price, usdRate }) => total + toMajor(price) * (usdRate ?? 0), 0);
  return moneyFromMajor(dollars / nights.length / (last.usdRate ?? 1), currency) ?? { minor: 0, currency };
}

/** The ten nights of the next free night, oldest first. Null if there are not enough. */
export function nextTen<Night extends StayedNight>(unspent: readonly Night[]): readonly Night[] | null {
  if (unspent.length < NIGHTS_TO_FREE) return null;
  return unspent.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(0, NIGHTS_TO_FREE);
}

/** What a booking's new state means for the free night that it was made with. */
export type FreeNightStep =
  | 'use'
  /** Nothing is booked, so its voucher is unused. */
  | 'give-back'
  /** Its voucher is used up. It needs another one. */
  | 'replace';

/** `refundMinor` is the refund of a cancelled booking; null if it is unknown. Without a refund, the night is lost. */
export function freeNightStep(state: BookingState, refundMinor: number | null): FreeNightStep | null {
  if (state === 'booking' || state === 'confirmed') return 'use';
  if (state === 'failed' || state === 'unverified' || state === 'refund-due') return 'give-back';
  return state === 'cancelled' && refundMinor !== 0 ? 'replace' : null;
}

/** When a free night that comes back ends: as before, but not too soon. */
export function endOfGivenBack(endsAt: number, now: number): number {
  return Math.max(endsAt, now + GIVEN_BACK_MS);
}
