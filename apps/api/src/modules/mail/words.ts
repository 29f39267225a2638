/**
 * The texts of one language, with its formats for dates and money. Stay dates have no time zone, so they are formatted
 * in UTC.
 */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguage,
} from '@tenth-night/domain/preferences/languages';
import { type CalendarDate, dayTime, type StayDates } from '@tenth-night/domain/stay/dates';
import { formatClock, formatMoment } from '@tenth-night/domain/stay/moment';
import { loadText, requireLetters } from './letter-catalogue';

export type Words = ReturnType<typeof createWords>;
/** Falls back to English for an unsupported language. */
export type WordsOf = (language: string) => Words;

const UTC = 'UTC';
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: UTC } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: UTC } as const;

/** `folder` holds the site's catalogues. Loads each language once, on first use. Throws if a language has no letters. */
export function createWordsOf(folder: string): WordsOf {
  for (const language of INTERFACE_LANGUAGES) requireLetters(folder, language);
  const loaded = new Map<InterfaceLanguage, Words>();
  return (chosen) => {
    const language = interfaceLanguage(chosen);
    const words = loaded.get(language) ?? createWords(folder, language);
    loaded.set(language, words);
    return words;
  };
}

function createWords(folder: string, language: InterfaceLanguage) {
  // Arabic with Latin digits, as on the site.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const day = new Intl.DateTimeFormat(locale, DAY);
  const shortDay = new Intl.DateTimeFormat(locale, SHORT_DAY);
  const list = new Intl.ListFormat(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const isRightToLeft = language === 'ar';

  return {
    language,
    isRightToLeft,
    text: loadText(folder, language, locale),
    list: (parts: readonly string[]) => list.format(parts),
    /** `Friday, March 12, 2027` */
    day: (date: CalendarDate) => day.format(dayTime(date)),
    /** `Mar 12 – 15, 2027` */
    days: ({ checkin, checkout }: StayDates) => shortDay.formatRange(dayTime(checkin), dayTime(checkout)),
    /** `09 Mar 2027, 16:59`, in GMT. */
    moment: (instant: number) => formatMoment(instant, UTC, locale),
    /** The same in a given time zone. Null for an unknown zone. */
    localMoment: (instant: number, timeZone: string) => ifKnown(() => formatMoment(instant, timeZone, locale)),
    /** `15:00` of the hotel as `3:00 PM`. */
    clock: (time: string) => formatClock(time, locale),
    money: (money: Money) => (isRightToLeft ? leftToRight(exactMoney(locale, money)) : exactMoney(locale, money)),
    /** `504.00`, for use beside the currency's code. */
    amount: (money: Money) => exactAmount(locale, money),
    /** Falls back to the code if it is unknown. */
    country: (code: string) => ifKnown(() => countries.of(code)) ?? code,
  };
}

/** As on the site: else the sign of the currency jumps to the other side of the amount. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Shows all decimals and an unambiguous currency symbol, because several currencies use $ and a mail has no context.
 */
function exactMoney(locale: string, money: Money): string {
  const { currency } = money;
  const style = { style: 'currency', currency, currencyDisplay: 'symbol' } as const;
  return ifKnown(() => exactAmount(locale, money, style)) ?? `${exactAmount(locale, money)} ${currency}`.trim();
}

function exactAmount(locale: string, money: Money, style: Intl.NumberFormatOptions = {}): string {
  const digits = minorDigits(money.currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, ...exact }).format(toMajor(money));
}

/** Null if `Intl` rejects a code. Then the letter is plainer, but it still goes out. */
function ifKnown(say: () => string | undefined): string | null {
  try {
    return say() ?? null;
  } catch {
    return null;
  }
}
