/** What a hotel sells: a kind of room under the conditions of a rate plan. */
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { type Room, roomsOf } from '../../../world/hotels/hotel-rooms';
import { isRefundable } from './cancellation';
import { type RatePlan, ratePlansOf } from './rate-plan';
import { largestParty, type RateSearch } from './rate-search';

export interface Product {
  readonly key: string;
  readonly room: Room;
  readonly plan: RatePlan;
  /** A package must not be sold alone. The cheapest product is never a package. */
  readonly isPackage: boolean;
}

const PACKAGE_SHARE = 0.01;

const productOf = (room: Room, plan: RatePlan): Product => {
  const key = `${room.id} ${plan.key}`;
  return { key, room, plan, isPackage: chanceOf(`${key} package`) < PACKAGE_SHARE };
};

const allProducts = (hotel: Hotel): Product[] => {
  const plans = ratePlansOf(hotel);
  return roomsOf(hotel).flatMap((room) => plans.map((plan) => productOf(room, plan)));
};

export const productByKey = (hotel: Hotel, key: string): Product | undefined =>
  allProducts(hotel).find((product) => product.key === key);

/** The products for a party of this size: the cheapest, and one to five random others, always the same. */
function productsForParty(hotel: Hotel, party: number): Product[] {
  const [cheapest, ...others] = allProducts(hotel).filter(({ room }) => room.sleeps >= party);
  if (!cheapest) return [];
  const count = 1 + Math.floor(chanceOf(`${hotel.id} offers`) * 5);
  const drawn = others
    .map((product) => ({ product, lot: chanceOf(product.key) }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ product }) => product);
  return [{ ...cheapest, isPackage: false }, ...drawn];
}

export function productsOf(hotel: Hotel, search: RateSearch): Product[] {
  const { boards, isRefundableOnly } = search;
  return productsForParty(hotel, largestParty(search)).filter(
    ({ plan }) =>
      (boards.length === 0 || boards.includes(plan.board)) && (!isRefundableOnly || isRefundable(hotel, plan, search)),
  );
}
