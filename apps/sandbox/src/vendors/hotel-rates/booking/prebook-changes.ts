/** How an offer may change between search and prebook (reference §5.1): other price, board or policy, or sold out. */
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import type { OfferContent } from '../pricing/offer-id';
import type { PricedOffer } from '../pricing/priced-offer';
import { type RatePlan, ratePlansOf } from '../pricing/rate-plan';

export interface PrebookChange {
  readonly pricePercent: number;
  readonly hasOtherBoard: boolean;
  readonly hasOtherCancellation: boolean;
}

export const AS_OFFERED: PrebookChange = { pricePercent: 0, hasOtherBoard: false, hasOtherCancellation: false };

/** Upper limits of the random number for each change. Above the last limit nothing changes. */
const SHARES = { soldOut: 0.01, dearer: 0.035, cheaper: 0.045, board: 0.055, cancellation: 0.07 } as const;

/** The same offer always gets the same change. */
export function changeByChance(
  seed: string,
  { issuedAt: _issuedAt, ...offer }: OfferContent,
): PrebookChange | 'sold-out' {
  const lot = chanceOf(`${seed} prebook ${JSON.stringify(offer)}`);
  if (lot < SHARES.soldOut) return 'sold-out';
  if (lot < SHARES.dearer) return { ...AS_OFFERED, pricePercent: 1 + (lot - SHARES.soldOut) * 280 };
  if (lot < SHARES.cheaper) return { ...AS_OFFERED, pricePercent: -3 };
  if (lot < SHARES.board) return { ...AS_OFFERED, hasOtherBoard: true };
  return lot < SHARES.cancellation ? { ...AS_OFFERED, hasOtherCancellation: true } : AS_OFFERED;
}

const STRICTER = { free: 'partial', partial: 'none', none: 'none' } as const;

function changedPlan(hotel: Hotel, plan: RatePlan, change: PrebookChange): RatePlan {
  const other = ratePlansOf(hotel).find(({ board }) => board !== plan.board);
  return {
    ...plan,
    board: change.hasOtherBoard && other ? other.board : plan.board,
    cancellation: change.hasOtherCancellation ? STRICTER[plan.cancellation] : plan.cancellation,
  };
}

export function changedOffer(hotel: Hotel, { product, rooms }: PricedOffer, change: PrebookChange): PricedOffer {
  const factor = 1 + change.pricePercent / 100;
  return {
    product: { ...product, plan: changedPlan(hotel, product.plan, change) },
    rooms: rooms.map((room) => ({
      ...room,
      total: Math.round(room.total * factor),
      commission: Math.round(room.commission * factor),
      suggested: Math.round(room.suggested * factor),
    })),
  };
}
