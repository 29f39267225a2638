/** The cancellation policy as the lines that a traveller reads. Hotel-checkout-trips §2 "Cancellation policy display", §4; OPEN-70, OPEN-71. */
import { type Money, toMajor } from '../money/money';
import type { Offer } from '../offers/offer';
import { type CancellationTerms, penaltySteps, refundDuring } from './penalties';

/** `at` is a UTC instant in milliseconds. */
export type CancellationLine =
  | { readonly kind: 'free-until'; readonly at: number }
  | { readonly kind: 'partial-refund-before'; readonly at: number; readonly refund: Money }
  | { readonly kind: 'non-refundable-from'; readonly at: number }
  /** `refund` is what still comes back then. */
  | { readonly kind: 'cancellation-applies-from'; readonly at: number; readonly refund: Money }
  | { readonly kind: 'partial-refund-may-apply' }
  | { readonly kind: 'free' }
  | { readonly kind: 'non-refundable' };

/** What an offer says of its refund before it is prebooked. */
export type OfferRefund = Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'>;

/** As much of the policy as an offer can tell. */
export type OfferLine = Extract<
  CancellationLine,
  { readonly kind: 'free-until' | 'free' | 'partial-refund-may-apply' | 'non-refundable' }
>;

const ONE_MINUTE_MS = 60_000;
/** In units of the currency: so little left is nothing. */
const NOTHING_LEFT = 1;

/** An offer that is free until its first penalty is said to be free until one minute before it. */
export function freeUntil(firstPenaltyFrom: number): number {
  return firstPenaltyFrom - ONE_MINUTE_MS;
}

/** What is not refundable promises nothing, whatever its penalties say. A promise whose time has passed is not shown. */
export function cancellationLines(terms: CancellationTerms, now: number): readonly CancellationLine[] {
  if (!terms.isRefundable) return [{ kind: 'non-refundable' }];
  const steps = penaltySteps(terms);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [{ kind: terms.hasPartialRefund ? 'partial-refund-may-apply' : 'free' }];

  const promises: CancellationLine[] = [{ kind: 'free-until', at: freeUntil(first.from) }];
  for (const [i, { from }] of steps.slice(1).entries()) {
    promises.push({ kind: 'partial-refund-before', at: from, refund: refundDuring(steps[i], terms.total) });
  }
  const refund = refundDuring(last, terms.total);
  return [...promises.filter((line) => 'at' in line && line.at > now), lastLine(last.from, refund, now)];
}

/** Within 0.01 of the total, 100 percent of it, and one unit left: the third holds wherever the other two do. */
function lastLine(at: number, refund: Money, now: number): CancellationLine {
  if (toMajor(refund) > NOTHING_LEFT) return { kind: 'cancellation-applies-from', at, refund };
  return at > now ? { kind: 'non-refundable-from', at } : { kind: 'non-refundable' };
}

/** The first line, by the word of the offer alone. Once its time has passed, only a partial refund leaves something. */
export function offerLine(
  { isRefundable, hasPartialRefund, freeCancellationUntil }: OfferRefund,
  now: number,
): OfferLine {
  if (!isRefundable) return { kind: 'non-refundable' };
  if (freeCancellationUntil === null) return { kind: hasPartialRefund ? 'partial-refund-may-apply' : 'free' };
  const at = freeUntil(freeCancellationUntil);
  if (at > now) return { kind: 'free-until', at };
  return { kind: hasPartialRefund ? 'partial-refund-may-apply' : 'non-refundable' };
}

/** The instant at which an offer is free no more. Null where it never was, or always is. */
export function freeTimeEnd({ isRefundable, freeCancellationUntil }: OfferRefund): number | null {
  return isRefundable && freeCancellationUntil !== null ? freeUntil(freeCancellationUntil) : null;
}

/** Whether anything may still come back, by the line that stands first. */
export function isRefundLeft({ kind }: CancellationLine): boolean {
  return kind !== 'non-refundable' && kind !== 'non-refundable-from';
}
