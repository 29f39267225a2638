/**
 * Compares the chosen offer with prebook's answer: nobody pays for terms that they did not agree to.
 * Decision on OPEN-68.
 */
import { addMoney, type Money } from '../money/money';
import { boardOf } from '../offers/board';
import type { Offer } from '../offers/offer';
import { offerLine } from './cancellation-lines';
import { fullPrice, type PrebookedPrice } from './price-summary';

/** The terms that both an offer and a prebook have. */
export type OfferTerms = Pick<
  Offer,
  | 'price'
  | 'payAtHotel'
  | 'otherFees'
  | 'board'
  | 'boardName'
  | 'isRefundable'
  | 'hasPartialRefund'
  | 'freeCancellationUntil'
>;

/** The provider may report a change that the terms do not show. */
export type PrebookedTerms = OfferTerms & {
  readonly isBoardChanged: boolean;
  readonly isCancellationChanged: boolean;
};

export type TermChange = 'price' | 'pay-at-hotel' | 'board' | 'cancellation';

export type ChangeGate =
  | { readonly kind: 'same' }
  /** All-in totals. We inform the traveller, but need no consent. */
  | { readonly kind: 'lower'; readonly old: Money; readonly new: Money }
  /** Payment waits until the traveller agrees. */
  | { readonly kind: 'changed'; readonly changes: readonly TermChange[]; readonly chosen: OfferTerms };

/** `chosen` is null if we know of no choice. Then prebook's terms are the first ones that the traveller sees. */
export function changeGate(chosen: OfferTerms | null, prebooked: PrebookedTerms): ChangeGate {
  const changes = chosen ? changesBetween(chosen, prebooked) : [];
  if (!chosen || changes.length === 0) return { kind: 'same' };
  const isOfMoney = changes.every((change) => change === 'price' || change === 'pay-at-hotel');
  const isNowhereMore = isAtMost(prebooked.price, chosen.price) && areFeesAtMost(prebooked, chosen);
  if (!isOfMoney || !isNowhereMore) return { kind: 'changed', changes, chosen };
  return {
    kind: 'lower',
    old: addMoney(chosen.price, chosen.payAtHotel),
    new: addMoney(prebooked.price, prebooked.payAtHotel),
  };
}

type Prebooked<Terms> = { readonly terms: Terms; readonly price: PrebookedPrice };

/** What the offer costs without a free night and without a promo code. They lower the price, but not the offer. */
export function withoutDiscount<Terms extends OfferTerms>({ terms, price }: Prebooked<Terms>): Terms {
  return { ...terms, price: fullPrice(price) };
}

/** What `terms` cost with the discount of a prebook. Unchanged in another currency: then nothing can be compared. */
export function lessDiscount(terms: OfferTerms, price: PrebookedPrice): OfferTerms {
  const off = fullPrice(price).minor - price.total.minor;
  const { minor, currency } = terms.price;
  return currency === price.total.currency ? { ...terms, price: { minor: minor - off, currency } } : terms;
}

function changesBetween(chosen: OfferTerms, prebooked: PrebookedTerms): readonly TermChange[] {
  const changes: readonly [TermChange, boolean][] = [
    ['price', !isSameMoney(chosen.price, prebooked.price)],
    ['pay-at-hotel', !areFeesAtMost(chosen, prebooked) || !areFeesAtMost(prebooked, chosen)],
    ['board', prebooked.isBoardChanged || !isSameBoard(chosen, prebooked)],
    ['cancellation', prebooked.isCancellationChanged || !isSameCancellation(chosen, prebooked)],
  ];
  return changes.filter(([, isChanged]) => isChanged).map(([change]) => change);
}

function isSameMoney(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency;
}

/** False for two currencies, because we cannot compare their amounts. */
function isAtMost(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.minor <= other.minor;
}

function areFeesAtMost(one: OfferTerms, other: OfferTerms): boolean {
  const isOthersAtMost = one.otherFees?.every((fee) => other.otherFees?.some((limit) => isAtMost(fee, limit))) ?? true;
  return isAtMost(one.payAtHotel, other.payAtHotel) && isOthersAtMost;
}

function isSameBoard(one: OfferTerms, other: OfferTerms): boolean {
  const [a, b] = [boardOf(one), boardOf(other)];
  const nameOf = (board: typeof a) => (board?.kind === 'other' ? board.name : null);
  return a?.kind === b?.kind && nameOf(a) === nameOf(b);
}

function isSameCancellation(one: OfferTerms, other: OfferTerms): boolean {
  return (
    one.isRefundable === other.isRefundable &&
    one.hasPartialRefund === other.hasPartialRefund &&
    one.freeCancellationUntil === other.freeCancellationUntil
  );
}

/** Whether both show the same first line about the refund. Their later penalties may still differ. */
export function isRefundSaidAlike(one: OfferTerms, other: OfferTerms, now: number): boolean {
  const [a, b] = [offerLine(one, now), offerLine(other, now)];
  if (a.kind !== b.kind) return false;
  return a.kind !== 'free-until' || isSameCancellation(one, other);
}
