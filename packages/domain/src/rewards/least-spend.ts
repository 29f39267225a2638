/** A voucher never pays for a whole stay: nobody can pay nothing with a card. */
import type { Money } from '../money/money';

/** So a stay must cost a little more than the voucher. */
const LEAST_SPEND = 1.01;

/** The lowest price of a stay that a voucher of this worth can be used for. */
export function leastSpend({ minor, currency }: Money): Money {
  return { minor: Math.ceil(minor * LEAST_SPEND), currency };
}

/** Null if the currencies differ: then only the provider knows. */
export function canUseFor(worth: Money, price: Money): boolean | null {
  return worth.currency === price.currency ? price.minor >= leastSpend(worth).minor : null;
}
