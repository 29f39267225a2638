/**
 * Cancellation and Breakfast: the two choices that decide which rates the rooms show.
 * Hotel-checkout-trips §2 "Hotel details", §4, §5; OPEN-52; decision: rows with prices.
 */
import type { Offer } from '../offers/offer';
import type { RoomRate } from './room-rates';

/** False if it does not matter. */
export type RateWishes = Readonly<Record<'isFlexible' | 'hasBreakfast', boolean>>;
export type RateWish = keyof RateWishes;

export const NO_WISHES: RateWishes = { isFlexible: false, hasBreakfast: false };

export function fitsWishes(rate: RateWishes, wishes: RateWishes): boolean {
  return (rate.isFlexible || !wishes.isFlexible) && (rate.hasBreakfast || !wishes.hasBreakfast);
}

/**
 * Keeps the wish just made. Drops the other one if no rate has both, and the new one too if no rate has it.
 */
export function withWish(
  rates: readonly RoomRate[],
  wishes: RateWishes,
  wish: RateWish,
  isWished: boolean,
): RateWishes {
  const both = { ...wishes, [wish]: isWished };
  const alone = { ...NO_WISHES, [wish]: isWished };
  return [both, alone].find((wanted) => rates.some((rate) => fitsWishes(rate, wanted))) ?? NO_WISHES;
}

/** The wishes that the rates still fit. The free time of a rate may end while the page is open. */
export function stillWished(rates: readonly RoomRate[], wishes: RateWishes): RateWishes {
  return withWish(rates, wishes, 'hasBreakfast', wishes.hasBreakfast);
}

/** The offers that the rooms show. */
export function wishedOffers(rates: readonly RoomRate[], wishes: RateWishes): readonly Offer[] {
  const wished = stillWished(rates, wishes);
  return rates.filter((rate) => fitsWishes(rate, wished)).map(({ offer }) => offer);
}

/** Free cancellation can be chosen if a rate has it together with the chosen breakfast; breakfast if any rate has it. */
export function canWish(rates: readonly RoomRate[], { hasBreakfast }: RateWishes, wish: RateWish): boolean {
  const wanted = wish === 'isFlexible' ? { isFlexible: true, hasBreakfast } : { isFlexible: false, hasBreakfast: true };
  return rates.some((rate) => fitsWishes(rate, wanted));
}

/** A choice is worth showing only if some rates have it and others do not. */
export function isWorthAsking(rates: readonly RoomRate[], wish: RateWish): boolean {
  return rates.some((rate) => rate[wish]) && rates.some((rate) => !rate[wish]);
}
