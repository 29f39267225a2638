/**
 * The price of an offer as every screen shows it: the whole stay with every mandatory fee, and one night of it.
 * Night × nights is the stay, except for the rounding. Search-and-browse §5; decisions: all-in price, PRICE-14.
 */
import { addMoney, type Money } from '../money/money';
import { perNight } from '../money/per-night';
import { comparisonPrice } from './comparison-price';
import { allInTotal, type Offer } from './offer';

export type ShownPrice = {
  readonly stay: Money;
  readonly night: Money;
  /** One night at the price elsewhere, with the same fees. Null if that is not higher than ours. */
  readonly nightElsewhere: Money | null;
};

export function shownPrice(offer: Offer, nights: number): ShownPrice {
  const stay = allInTotal(offer);
  const night = perNight(stay, nights);
  const comparison = comparisonPrice(offer);
  const elsewhere = comparison && perNight(addMoney(comparison, offer.payAtHotel), nights);
  return { stay, night, nightElsewhere: elsewhere && elsewhere.minor > night.minor ? elsewhere : null };
}
