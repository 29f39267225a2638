/**
 * The fees that the hotel collects on top of the price. Sums them in the price's currency, and apart in each other one.
 * Decision: all-in price.
 */
import { addMoney, type Money } from '../money/money';
import type { Offer } from '../offers/offer';
import type { TaxOrFee } from './price-summary';

export type FeesAtHotel = Pick<Offer, 'payAtHotel' | 'otherFees'>;

export function feesAtHotel(taxesAndFees: readonly TaxOrFee[], currency: string): FeesAtHotel {
  const sums = new Map<string, Money>();
  for (const { isIncluded, amount } of taxesAndFees) {
    if (isIncluded || amount.minor <= 0) continue;
    const before = sums.get(amount.currency);
    sums.set(amount.currency, before ? addMoney(before, amount) : amount);
  }
  const { [currency]: own, ...others } = Object.fromEntries(sums);
  const otherFees = Object.values(others);
  return { payAtHotel: own ?? { minor: 0, currency }, ...(otherFees.length > 0 && { otherFees }) };
}
