/**
 * The texts of one language, with its formats for dates and money. Stay dates have no time zone, so they are formatted
 * in UTC.
 */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import { interfaceLanguage } from '@tenth-night/domain/preferences/languages';
import { type CalendarDate, dayTime, type StayDates } from '@tenth-night/domain/stay/dates';
import { formatMoment } from '@tenth-night/domain/stay/moment';
import { MAIL_TEXTS } from './texts/by-language';
import type { CountedWords } from './texts/mail-texts';

export type Values = Readonly<Record<string, string>>;
export type Words = ReturnType<typeof createWords>;

const UTC = 'UTC';
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: UTC } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: UTC } as const;

/** Falls back to English for an unsupported language. */
export function createWords(chosen: string) {
  const language = interfaceLanguage(chosen);
  // Arabic with Latin digits, as on the site.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const day = new Intl.DateTimeFormat(locale, DAY);
  const shortDay = new Intl.DateTimeFormat(locale, SHORT_DAY);
  const forms = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });

  return {
    language,
    isRightToLeft: language === 'ar',
    texts: MAIL_TEXTS[language],
    count: (words: CountedWords, count: number, values: Values = {}) =>
      fill(words[forms.select(count)] ?? words.other, { ...values, count: String(count) }),
    list: (parts: readonly string[]) => list.format(parts),
    /** `Friday, March 12, 2027` */
    day: (date: CalendarDate) => day.format(dayTime(date)),
    /** `Mar 12 – 15, 2027` */
    days: ({ checkin, checkout }: StayDates) => shortDay.formatRange(dayTime(checkin), dayTime(checkout)),
    /** `09 Mar 2027, 16:59`, in GMT. */
    moment: (instant: number) => formatMoment(instant, UTC, locale),
    /** The same in a given time zone. Null for an unknown zone. */
    localMoment: (instant: number, timeZone: string) => ifKnown(() => formatMoment(instant, timeZone, locale)),
    money: (money: Money) => exactMoney(locale, money),
    /** Falls back to the code if it is unknown. */
    country: (code: string) => ifKnown(() => countries.of(code)) ?? code,
  };
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/**
 * Shows all decimals and an unambiguous currency symbol, because several currencies use $ and a mail has no context.
 */
function exactMoney(locale: string, money: Money): string {
  const { currency } = money;
  const digits = minorDigits(currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = { style: 'currency', currency, currencyDisplay: 'symbol' } as const;
  const figure = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...options, ...exact }).format(toMajor(money));
  return ifKnown(() => figure(style)) ?? `${figure({})} ${currency}`.trim();
}

/** Null if `Intl` rejects a code. Then the letter is plainer, but it still goes out. */
function ifKnown(say: () => string | undefined): string | null {
  try {
    return say() ?? null;
  } catch {
    return null;
  }
}
