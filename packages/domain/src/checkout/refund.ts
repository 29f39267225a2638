/** What comes back when a booking is cancelled at a moment, shown before it is. Hotel-checkout-trips §4 "Cancellation timeline". */
import type { Money } from '../money/money';
import { type CancellationTerms, penaltySteps, refundDuring } from './penalties';

export type Refund = {
  readonly refund: Money;
  readonly fee: Money;
  /** The instant from which it is another; null where it stays. */
  readonly holdsUntil: number | null;
};

/** What was shown, as long as it holds; afterwards what the terms say by then. */
export function refundStill(shown: Refund | null, terms: CancellationTerms, now: number): Refund | null {
  return shown?.holdsUntil && shown.holdsUntil <= now ? refundAt(terms, now) : shown;
}

/** To the cent. Null where it is said that only a part comes back, and not which: then the provider alone knows. */
export function refundAt(terms: CancellationTerms, at: number): Refund | null {
  const { total, isRefundable, hasPartialRefund } = terms;
  const nothing = { ...total, minor: 0 };
  if (!isRefundable) return { refund: nothing, fee: total, holdsUntil: null };
  const steps = penaltySteps(terms);
  if (steps.length === 0 && hasPartialRefund) return null;
  const held = steps.findLast(({ from }) => from <= at);
  return {
    refund: refundDuring(held, total),
    fee: held?.amount ?? nothing,
    holdsUntil: steps.find(({ from }) => from > at)?.from ?? null,
  };
}
