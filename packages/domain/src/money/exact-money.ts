/** Money as another company's answer has it: anything may stand there. */
import { type Money, moneyFromMajor } from './money';

const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Null for what is no amount, for one so large that it is no longer exact, and for a currency that no page could show. */
export function exactMoney(amount: number | null, currency: string): Money | null {
  const money = CURRENCY_CODE.test(currency) ? moneyFromMajor(amount ?? Number.NaN, currency) : null;
  // Adding 0 takes the sign from a zero.
  return money && Number.isSafeInteger(money.minor) ? { minor: money.minor + 0, currency } : null;
}
