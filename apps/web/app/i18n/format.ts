/** Amounts, numbers and dates in the visitor's language. Stay dates have no time zone, so they are formatted in UTC. */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import { type CalendarDate, dayTime } from '@tenth-night/domain/stay/dates';

export type Format = {
  /** Without decimals if they are all zero, else with all of them: a price is never rounded here. */
  money(money: Money): string;
  /** Takes whole units, as a slider has them. */
  wholeMoney(units: number, currency: string): string;
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

/** Creating formats takes a millisecond, so the server creates them once per language. They hold no visitor's data. */
const formats = new Map<string, Format>();

export function formatOf(language: string): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

function createFormat(language: string): Format {
  const locale = formatLocale(language);
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });

  function moneyFormatOf(currency: string): Intl.NumberFormat {
    const format = moneyFormats.get(currency) ?? moneyFormat(locale, currency);
    moneyFormats.set(currency, format);
    return format;
  }

  return {
    money: (money) => moneyFormatOf(money.currency).format(toMajor(money)),
    wholeMoney: (units, currency) => moneyFormatOf(currency).format(units),
    distance: (km) => tenths.format(km),
    rating: (points) => tenths.format(points),
    day: (date) => day.format(dayTime(date)),
    shortDay: (instant) => shortDay.format(instant),
    country: (code) => countries.of(code) ?? code,
  };
}

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: minorDigits(currency),
    trailingZeroDisplay: 'stripIfInteger',
  });
}
