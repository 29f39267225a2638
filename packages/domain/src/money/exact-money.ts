/** Reads money from another company's answer, which may contain anything. */
import { type Money, moneyFromMajor } from './money';

const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Null if it is not an amount, is too large to be exact, or has a currency that no page can show. */
export function exactMoney(amount: number | null, currency: string): Money | null {
  const money = CURRENCY_CODE.test(currency) ? moneyFromMajor(amount ?? Number.NaN, currency) : null;
  // Adding 0 turns -0 into 0.
  return money && Number.isSafeInteger(money.minor) ? { minor: money.minor + 0, currency } : null;
}
