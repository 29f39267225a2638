/** Money. Amounts inside the sandbox are whole minor units, so that sums are exact. The wire uses major units. */
import type { WireAmount } from '@tenth-night/provider-wire/hotel-rates/rates';
import { UNITS_PER_USD, WITHOUT_DECIMALS } from './currency-table';

export interface Currency {
  readonly code: string;
  readonly unitsPerUsd: number;
  readonly minorPerUnit: 1 | 100;
}

export function currencyOf(code: string): Currency | undefined {
  const unitsPerUsd = Object.hasOwn(UNITS_PER_USD, code) ? UNITS_PER_USD[code] : undefined;
  if (unitsPerUsd === undefined) return undefined;
  return { code, unitsPerUsd, minorPerUnit: WITHOUT_DECIMALS.includes(code) ? 1 : 100 };
}

/** For codes that were validated before. */
export function knownCurrency(code: string): Currency {
  const currency = currencyOf(code);
  if (!currency) throw new Error(`No such currency: ${code}`);
  return currency;
}

export const minorFromUsd = (usd: number, { unitsPerUsd, minorPerUnit }: Currency): number =>
  Math.round(usd * unitsPerUsd * minorPerUnit);

/** Converts an amount in the hotel's currency into minor units of the requested currency. */
export function minorFromLocal(amount: number, localCode: string, currency: Currency): number {
  const ratio = currency.unitsPerUsd / (UNITS_PER_USD[localCode] ?? 1);
  return Math.round(amount * ratio * currency.minorPerUnit);
}

/** Converts an amount on the wire back into minor units. */
export const minorOf = (amount: number, { minorPerUnit }: Currency): number => Math.round(amount * minorPerUnit);

export const wireAmount = (minor: number, { code, minorPerUnit }: Currency): WireAmount => ({
  amount: minor / minorPerUnit,
  currency: code,
});

export const sum = (minors: readonly number[]): number => minors.reduce((total, minor) => total + minor, 0);
