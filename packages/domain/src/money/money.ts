/** Money is a whole number of minor units and a currency code. Amounts in major units exist on the wires alone. */

export type Money = { readonly minor: number; readonly currency: string };

/** Currencies of our list whose smallest unit is the whole unit (ISO 4217). All the others have two decimals. */
const WHOLE_UNIT_CURRENCIES = new Set(['ISK', 'JPY', 'KRW', 'VND', 'CLP']);

export function minorDigits(currency: string): number {
  return WHOLE_UNIT_CURRENCIES.has(currency) ? 0 : 2;
}

/** Null for what is no amount, so that a broken figure can never be shown or paid as 0. */
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
