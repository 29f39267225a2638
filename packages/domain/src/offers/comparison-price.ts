/**
 * The price that we may compare an offer with: the provider's suggested price, if it is really higher.
 * Search-and-browse §9; hotel-checkout-trips §2.
 */
import { type Money, toMajor } from '../money/money';
import type { Offer } from './offer';

const MIN_DIFFERENCE = 0.01;

/** Null if the suggested price exceeds the price by 0.01 or less. */
export function comparisonPrice({ price, suggested }: Pick<Offer, 'price' | 'suggested'>): Money | null {
  if (!suggested || suggested.currency !== price.currency) return null;
  const difference = { minor: suggested.minor - price.minor, currency: price.currency };
  return toMajor(difference) > MIN_DIFFERENCE ? suggested : null;
}
