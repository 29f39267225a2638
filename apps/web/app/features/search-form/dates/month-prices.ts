/** The prices of the days of one month: the lowest of one night, with all fees. */
import type { Money } from '@tenth-night/domain/money/money';
import { perNight } from '@tenth-night/domain/money/per-night';
import { addDays, type CalendarDate, type StayDates } from '@tenth-night/domain/stay/dates';
import { lowPriceLimit } from '@tenth-night/domain/stay/low-days';
import type { LowestPrice } from '../../../lib/rates/lowest-prices';

/** `night` is in whole units, as on the cards of the results. `none`: there are no rooms. */
export type DayPrice = { readonly night: Money; readonly isLow: boolean } | 'none';
export type MonthPrices = ReadonlyMap<CalendarDate, DayPrice>;

export function oneNight(day: CalendarDate): StayDates {
  return { checkin: day, checkout: addDays(day, 1) };
}

/**
 * Marks low prices only when all days are known, or will not be known: a mark that moves from day to day while prices
 * arrive says nothing.
 */
export function monthPrices(
  days: readonly CalendarDate[],
  priceOf: (stay: StayDates) => LowestPrice | null,
  hasEnded: boolean,
): MonthPrices {
  const known = days.flatMap((day) => {
    const price = priceOf(oneNight(day));
    return price ? [[day, price === 'none' ? price : perNight(price, 1)] as const] : [];
  });
  const nights = known.flatMap(([, price]) => (price === 'none' ? [] : [price.minor]));
  const limit = hasEnded || known.length === days.length ? lowPriceLimit(nights) : null;
  return new Map(
    known.map(([day, night]) => [
      day,
      night === 'none' ? night : { night, isLow: limit !== null && night.minor <= limit },
    ]),
  );
}
