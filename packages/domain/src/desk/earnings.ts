/** What the site earns with a booking: its commission, which is part of what the traveller pays. */
import { fullPrice, type PrebookedPrice, type PriceItem, priceSummary } from '../checkout/price-summary';
import type { Money } from '../money/money';

/** Traveller pays + discount = provider's part + commission. */
export type Earnings = {
  readonly travelerPays: Money;
  /** Paid at the hotel, on top. The site earns nothing with it. */
  readonly atHotel: Money;
  /** The same in other currencies. */
  readonly otherAtHotel: readonly PriceItem[];
  readonly forProvider: Money;
  readonly commission: Money;
  /** What a free night or a promo code took off. The site pays it. */
  readonly discount: Money | null;
  /** The commission without the discount. Negative if the discount was larger. */
  readonly earned: Money;
  /** The commission in percent of the provider's part, to a tenth. Null if the provider gets nothing. */
  readonly marginPercent: number | null;
};

export function earningsOf(price: PrebookedPrice): Earnings {
  const { payNow, propertyFee, otherCurrencyFees, freeNight, promoCode, serviceFee } = priceSummary(price);
  const { currency } = payNow;
  const commission = serviceFee ?? { minor: 0, currency };
  const discount = freeNight ?? promoCode?.amount ?? null;
  const forProvider = { minor: fullPrice(price).minor - commission.minor, currency };
  return {
    travelerPays: payNow,
    atHotel: propertyFee.amount,
    otherAtHotel: otherCurrencyFees,
    forProvider,
    commission,
    discount,
    earned: { minor: commission.minor - (discount?.minor ?? 0), currency },
    marginPercent: forProvider.minor > 0 ? Math.round((1_000 * commission.minor) / forProvider.minor) / 10 : null,
  };
}

/** The price of a room with this margin: the provider adds the percentage to the net rate. */
export function pricedWith(net: Money, percent: number): Pick<Earnings, 'travelerPays' | 'commission'> {
  const { minor, currency } = net;
  const commission = Math.round((minor * percent) / 100);
  return { commission: { minor: commission, currency }, travelerPays: { minor: minor + commission, currency } };
}
