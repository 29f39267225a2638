/** The rates of a room, one row each. Hotel-checkout-trips §2 "Hotel details"; decision: rows with prices. */
import { freeTimeEnd, type OfferLine, offerLine } from '../checkout/cancellation-lines';
import type { Money } from '../money/money';
import { boardOf } from '../offers/board';
import { allInTotal, type Offer } from '../offers/offer';
import { includesBreakfast } from '../offers/traits';

export type RoomRate = {
  readonly offer: Offer;
  readonly cancellation: OfferLine;
  /** Whether it can be cancelled free of charge now. */
  readonly isFlexible: boolean;
  readonly hasBreakfast: boolean;
};

/**
 * Cheapest all-in first. Leaves out every offer that has a cheaper one with the same meals and a refund that is at
 * least as good.
 */
export function roomRates(offers: readonly Offer[], now: number): readonly RoomRate[] {
  const rates: RoomRate[] = [];
  for (const offer of offers.toSorted((a, b) => allInTotal(a).minor - allInTotal(b).minor)) {
    const rate = rateOf(offer, now);
    if (!rates.some((cheaper) => isAsGood(cheaper, rate))) rates.push(rate);
  }
  return rates;
}

function rateOf(offer: Offer, now: number): RoomRate {
  const cancellation = offerLine(offer, now);
  return {
    offer,
    cancellation,
    isFlexible: cancellation.kind === 'free' || cancellation.kind === 'free-until',
    hasBreakfast: includesBreakfast(offer),
  };
}

function isAsGood(one: RoomRate, other: RoomRate): boolean {
  const hasSameMeals = one.hasBreakfast === other.hasBreakfast && mealsOf(one) === mealsOf(other);
  return hasSameMeals && freeTime(one) >= freeTime(other) && leavesPart(one) >= leavesPart(other);
}

/** Two boards name the same meal. */
function mealsOf({ offer }: RoomRate): string | undefined {
  const board = boardOf(offer);
  if (board?.kind === 'bed-and-breakfast') return 'breakfast-included';
  return board?.kind === 'other' ? board.name : board?.kind;
}

/** Until when it can be cancelled free of charge. */
function freeTime({ offer, isFlexible }: RoomRate): number {
  return isFlexible ? (freeTimeEnd(offer) ?? Number.POSITIVE_INFINITY) : 0;
}

function leavesPart({ offer: { isRefundable, hasPartialRefund } }: RoomRate): number {
  return Number(isRefundable && hasPartialRefund);
}

/** From the fewest meals to the most. */
const MEALS = ['breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
export type Meals = (typeof MEALS)[number];

/** The place in `MEALS`, -1 for no meals. Null if only the provider has a name for them: these cannot be compared. */
function mealRank({ offer, hasBreakfast }: RoomRate): number | null {
  const kind = boardOf(offer)?.kind;
  const rank = MEALS.indexOf(kind as Meals);
  if (rank >= 0) return rank;
  if (hasBreakfast) return 0;
  return kind === 'other' ? null : -1;
}

export type RateDifference = {
  readonly amount: Money;
  /** Whether the extra money buys free cancellation, and which meals if it buys more of them. */
  readonly buysFlexibility: boolean;
  readonly buysMeals: Meals | null;
  /** What the lowest rate has and this one has not: free cancellation, or every refund. */
  readonly losesRefund: 'free' | 'any' | null;
  readonly losesMeals: boolean;
};

/** What a rate costs more than the lowest rate of its room, what that buys, and what it loses. */
export function rateDifference(rate: RoomRate, lowest: RoomRate): RateDifference {
  const { minor, currency } = allInTotal(rate.offer);
  const [rank, lowestRank] = [mealRank(rate), mealRank(lowest)];
  const more = rank !== null && lowestRank !== null ? rank - lowestRank : 0;
  const isLessFlexible = lowest.isFlexible && !rate.isFlexible;
  return {
    amount: { minor: minor - allInTotal(lowest.offer).minor, currency },
    buysFlexibility: rate.isFlexible && !lowest.isFlexible,
    buysMeals: more > 0 ? (MEALS[rank ?? -1] ?? null) : null,
    losesRefund: isLessFlexible ? (rate.cancellation.kind === 'non-refundable' ? 'any' : 'free') : null,
    losesMeals: more < 0,
  };
}
