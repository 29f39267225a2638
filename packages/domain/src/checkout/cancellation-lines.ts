/**
 * The cancellation policy as lines of text for the traveller.
 * Hotel-checkout-trips §2 "Cancellation policy display", §4; OPEN-70, OPEN-71.
 */
import { type Money, toMajor } from '../money/money';
import type { Offer } from '../offers/offer';
import { type CancellationTerms, penaltySteps, refundDuring } from './penalties';

/** `at` is a UTC instant in milliseconds. */
export type CancellationLine =
  | { readonly kind: 'free-until'; readonly at: number }
  | { readonly kind: 'partial-refund-before'; readonly at: number; readonly refund: Money }
  | { readonly kind: 'non-refundable-from'; readonly at: number }
  /** `refund` is what the traveller still gets back from then on. */
  | { readonly kind: 'cancellation-applies-from'; readonly at: number; readonly refund: Money }
  | { readonly kind: 'partial-refund-may-apply' }
  | { readonly kind: 'free' }
  | { readonly kind: 'non-refundable' };

/** What an offer says about its refund before prebook. */
export type OfferRefund = Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'>;

/** The same, from the terms of a booking. */
export function refundOfTerms(terms: CancellationTerms): OfferRefund {
  const { isRefundable, hasPartialRefund } = terms;
  return { isRefundable, hasPartialRefund, freeCancellationUntil: penaltySteps(terms)[0]?.from ?? null };
}

/** The lines that an offer alone can give. */
export type OfferLine = Extract<
  CancellationLine,
  { readonly kind: 'free-until' | 'free' | 'partial-refund-may-apply' | 'non-refundable' }
>;

const ONE_MINUTE_MS = 60_000;
/** In units of the currency. A remainder up to this counts as nothing. */
const NOTHING_LEFT = 1;

/** We say that free cancellation ends one minute before the first penalty. */
export function freeUntil(firstPenaltyFrom: number): number {
  return firstPenaltyFrom - ONE_MINUTE_MS;
}

/** A non-refundable offer promises nothing, whatever its penalties say. Leaves out promises whose time has passed. */
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

/**
 * The specification has three limits for no refund: within 0.01 of the total, 100 percent of it, one unit left.
 * The third covers the other two.
 */
function lastLine(at: number, refund: Money, now: number): CancellationLine {
  if (toMajor(refund) > NOTHING_LEFT) return { kind: 'cancellation-applies-from', at, refund };
  return at > now ? { kind: 'non-refundable-from', at } : { kind: 'non-refundable' };
}

/** The first line, from the offer alone. After its free time, only a partial refund leaves something. */
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

/** The instant when free cancellation ends. Null if it never was free, or always is. */
export function freeTimeEnd({ isRefundable, freeCancellationUntil }: OfferRefund): number | null {
  return isRefundable && freeCancellationUntil !== null ? freeUntil(freeCancellationUntil) : null;
}

/** Whether the first line still allows some refund. */
export function isRefundLeft({ kind }: CancellationLine): boolean {
  return kind !== 'non-refundable' && kind !== 'non-refundable-from';
}
