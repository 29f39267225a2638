/** Amounts with all decimals, for sums and payments: the digits line up. */
import { type Money, minorDigits, toMajor } from '@tenth-night/domain/money/money';
import { formatLocale } from './format';
import { numberFormat } from './number-format';

/** `$504.00`, or `CA$504.00` if `$` means another currency in the language. So nobody pays in a currency by mistake. */
export function formatExactMoney(money: Money, language: string): string {
  return formatWith(money, language, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'symbol',
  });
}

/** `−$142.00`: what is taken off, with a minus sign as long as a plus sign. */
export function formatReduction(money: Money, language: string): string {
  return formatExactMoney({ ...money, minor: -money.minor }, language).replace('-', '−');
}

/** `504.00`, for use beside the currency's code. */
export function formatExactAmount(money: Money, language: string): string {
  return formatWith(money, language, {});
}

function formatWith(money: Money, language: string, options: Intl.NumberFormatOptions): string {
  const digits = minorDigits(money.currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(formatLocale(language), { ...options, ...exact }).format(toMajor(money));
}
