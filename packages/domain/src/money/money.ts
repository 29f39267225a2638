/** Money is a whole number of minor units and a currency code. Only wire formats use major units. */

export type Money = { readonly minor: number; readonly currency: string };

/** Currencies of our list that have no minor unit (ISO 4217). All others have two decimals. */
const WHOLE_UNIT_CURRENCIES = new Set(['ISK', 'JPY', 'KRW', 'VND', 'CLP']);

export function minorDigits(currency: string): number {
  return WHOLE_UNIT_CURRENCIES.has(currency) ? 0 : 2;
}

/** Null if it is not an amount, so that we never show or charge a broken number as 0. */
export function moneyFromMajor(amount: number, currency: string): Money | null {
  if (!Number.isFinite(amount)) return null;
  return { minor: Math.round(Number((amount * 10 ** minorDigits(currency)).toFixed(4))), currency };
}

export function toMajor({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits(currency);
}

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`);
  return { minor: a.minor + b.minor, currency: a.currency };
}
