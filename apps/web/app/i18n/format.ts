/** Amounts, numbers and dates in the visitor's language. Stay dates have no time zone, so they are formatted in UTC. */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import { dateFormat } from '@tenth-night/domain/stay/date-format';
import { type CalendarDate, dayTime } from '@tenth-night/domain/stay/dates';
import { currencyDisplay } from './currency-display';
import { numberFormat } from './number-format';

export type Format = {
  /**
   * Without decimals if they are all zero, else with all of them: a price is never rounded here. `hasDecimals` keeps the
   * zeros, beside prices that have decimals.
   */
  money(money: Money, hasDecimals?: boolean): string;
  /** Takes whole units, as a slider has them. */
  wholeMoney(units: number, currency: string): string;
  /** At least `0.1`: a hotel is never 0 km away. */
  distance(km: number): string;
  /** `8.7` */
  rating(points: number): string;
  /** `Fri, Mar 12` */
  day(date: CalendarDate): string;
  /** `Mar 9`, for an instant in GMT. */
  shortDay(instant: number): string;
  country(code: string): string;
};

/** Arabic with Latin digits, as on Arabic travel sites. */
export function formatLocale(language: string): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

/** What one decimal can show. */
const LEAST_KM = 0.1;

export function formatOf(language: string): Format {
  const locale = formatLocale(language);
  const tenths = (number: number) =>
    numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
  const date = (time: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...options }).format(time);
  const amount = (units: number, currency: string, hasDecimals = false) =>
    numberFormat(locale, moneyOptions(currency, hasDecimals)).format(units);
  return {
    money: (money, hasDecimals) => amount(toMajor(money), money.currency, hasDecimals),
    wholeMoney: (units, currency) => amount(units, currency),
    distance: (km) => tenths(Math.max(LEAST_KM, km)),
    rating: tenths,
    day: (day) => date(dayTime(day), { weekday: 'short' }),
    shortDay: (instant) => date(instant, {}),
    country: (code) => countriesIn(locale).of(code) ?? code,
  };
}

function moneyOptions(currency: string, hasDecimals: boolean): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: minorDigits(currency),
    trailingZeroDisplay: hasDecimals ? 'auto' : 'stripIfInteger',
  };
}

const countries = new Map<string, Intl.DisplayNames>();

function countriesIn(locale: string): Intl.DisplayNames {
  const names = countries.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  countries.set(locale, names);
  return names;
}
