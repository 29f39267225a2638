/** Amounts to the last decimal: what is added up, or paid, stands under what it is added to. */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import { formatLocale } from './format';

/** `$504.00`; `CA$504.00` to whom a dollar is another one: nobody pays in a currency that they mistook. */
export function formatExactMoney(money: Money, language: string): string {
  return formatWith(money, language, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'symbol',
  });
}

/** `504.00`, for where the currency's code stands beside it. */
export function formatExactAmount(money: Money, language: string): string {
  return formatWith(money, language, {});
}

function formatWith(money: Money, language: string, options: Intl.NumberFormatOptions): string {
  const digits = minorDigits(money.currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(formatLocale(language), { ...options, ...exact }).format(toMajor(money));
}
