/** The price on a pin, with every fee: its night is shown, its total is in the label. Decision: all-in price. */
import { type Money, toMajor } from '@tenth-night/domain/money/money';
import { bestOffer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { MapPrice } from './map-part';

export type PriceTag = { readonly night: Money; readonly total: Money };

/** The price of the cheapest of these hotels. Null while none has a price. */
export function priceTag(
  hotelIds: readonly string[],
  priceOf: (hotelId: string) => MapPrice,
  nights: number,
): PriceTag | null {
  const offers = hotelIds.map(priceOf).filter((price) => typeof price === 'object');
  const best = bestOffer(offers);
  if (!best) return null;
  const { night, stay } = shownPrice(best, nights);
  return { night, total: stay };
}

/** Without decimals, rounded up. */
export function wholeUnits(money: Money): number {
  return Math.ceil(toMajor(money));
}
