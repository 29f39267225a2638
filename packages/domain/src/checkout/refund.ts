/**
 * The refund for cancelling at a given moment, shown before the traveller cancels.
 * Hotel-checkout-trips §4 "Cancellation timeline".
 */
import type { Money } from '../money/money';
import { type CancellationTerms, penaltySteps, refundDuring } from './penalties';

export type Refund = {
  readonly refund: Money;
  readonly fee: Money;
  /** The instant when it changes. Null if it never changes. */
  readonly holdsUntil: number | null;
};

/** The shown refund while it is valid, and then what the terms say at that time. */
export function refundStill(shown: Refund | null, terms: CancellationTerms, now: number): Refund | null {
  return shown?.holdsUntil && shown.holdsUntil <= now ? refundAt(terms, now) : shown;
}

/** Exact to the cent. Null if only a part comes back and no terms say which part: then only the provider knows. */
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
