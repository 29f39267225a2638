/** The words of one language, with dates and money as its readers write them. Stay dates have no zone: they are formatted in UTC. */
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

/** What we do not speak is English. */
export function createWords(chosen: string) {
  const language = interfaceLanguage(chosen);
  // Arabic with Latin figures, as on the site.
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
    /** The same on the clock of a zone. Null for what is no zone. */
    localMoment: (instant: number, timeZone: string) => ifKnown(() => formatMoment(instant, timeZone, locale)),
    money: (money: Money) => exactMoney(locale, money),
    /** The code itself where it is nobody's. */
    country: (code: string) => ifKnown(() => countries.of(code)) ?? code,
  };
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** To the last decimal. A mail stands alone: of all that are called $, it has to say which. */
function exactMoney(locale: string, money: Money): string {
  const { currency } = money;
  const digits = minorDigits(currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = { style: 'currency', currency, currencyDisplay: 'symbol' } as const;
  const figure = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...options, ...exact }).format(toMajor(money));
  return ifKnown(() => figure(style)) ?? `${figure({})} ${currency}`.trim();
}

/** Null where `Intl` takes a code for none: a letter goes out plainer then, instead of never. */
function ifKnown(say: () => string | undefined): string | null {
  try {
    return say() ?? null;
  } catch {
    return null;
  }
}
