/** A price for a cell of the calendar: whole units in at most six characters. */
import { type Money, toMajor } from '@tenth-night/domain/money/money';
import { currencyDisplay } from './currency-display';
import { formatLocale } from './format';
import { numberFormat } from './number-format';

const MOST_CHARACTERS = 6;
const THOUSAND = 1_000;
const MILLION = 1_000_000;

/**
 * With its sign if it fits, such as `$142`. Else only the number, and large numbers as `142K` or `2.3M`: the languages'
 * own short forms, such as `142 Tsd.`, are longer than the number. The legend of the calendar names the currency.
 */
export function shortMoney(money: Money, language: string): string {
  const units = Math.round(toMajor(money));
  const locale = formatLocale(language);
  const { currency } = money;
  const style = { style: 'currency', currency, currencyDisplay: currencyDisplay(currency) } as const;
  const signed = numberFormat(locale, { ...style, maximumFractionDigits: 0 }).format(units);
  if (lengthOf(signed) <= MOST_CHARACTERS) return signed;
  const plain = numberFormat(locale, { maximumFractionDigits: 0 }).format(units);
  if (units < THOUSAND * 10) return plain;
  const [part, sign] = units < MILLION ? [units / THOUSAND, 'K'] : [units / MILLION, 'M'];
  return `${numberFormat(locale, { maximumFractionDigits: part < 10 ? 1 : 0 }).format(part)}${sign}`;
}

/** Without the invisible marks of right-to-left languages. */
function lengthOf(text: string): number {
  return text.replace(/[\u200e\u200f\u061c]/g, '').length;
}
