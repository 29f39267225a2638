/**
 * The rows of the price summary. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-67:
 * nights + taxes and fees = Pay now, and Pay now + property fee = Total price.
 * Only the average may be rounded, and no sum is made of it: beside it stands what the nights come to, to the cent.
 */
import { addMoney, type Money } from '../money/money';

export type PriceItem = { readonly description: string; readonly amount: Money };

/** Included is inside the total; the rest is paid at the hotel, on top of it. */
export type TaxOrFee = PriceItem & { readonly isIncluded: boolean };

export type PrebookedPrice = {
  /** The provider's: all rooms, the whole stay, what is paid now. */
  readonly total: Money;
  readonly taxesAndFees: readonly TaxOrFee[];
  /** One per room; inside the total. */
  readonly commissions: readonly Money[];
  readonly nights: number;
};

export type PriceSummary = {
  /** One night of all rooms. */
  readonly averageNight: Money;
  /** Then the average times the nights is a little off what the nights come to. */
  readonly isAverageRounded: boolean;
  readonly nights: number;
  readonly nightsTotal: Money;
  readonly taxesAndFees: Money;
  readonly propertyFee: { readonly amount: Money; readonly items: readonly PriceItem[] };
  /** Paid at the hotel in a currency of its own: named beside the sums, for there is no rate to add them by. */
  readonly otherCurrencyFees: readonly PriceItem[];
  readonly totalPrice: Money;
  readonly payNow: Money;
  /** Of what is paid now; in no sum. Null where there is none. */
  readonly serviceFee: Money | null;
};

export function priceSummary({ total, taxesAndFees, commissions, nights }: PrebookedPrice): PriceSummary {
  const { currency } = total;
  const included = sumIn(currency, amountsOf(taxesAndFees.filter(({ isIncluded }) => isIncluded)));
  // What claims to be more than the price it is in, is no part of it: then the nights are the whole price.
  const taxes = included.minor < total.minor ? included : { minor: 0, currency };
  const nightsTotal = { minor: total.minor - taxes.minor, currency };
  const averageNight = { minor: Math.round(nightsTotal.minor / nights), currency };

  const atHotel = byDescription(taxesAndFees.filter(({ isIncluded, amount }) => !isIncluded && amount.minor > 0));
  const items = atHotel.filter(({ amount }) => amount.currency === currency);
  const propertyFee = { amount: sumIn(currency, amountsOf(items)), items };
  const serviceFee = sumIn(currency, commissions);
  return {
    averageNight,
    isAverageRounded: averageNight.minor * nights !== nightsTotal.minor,
    nights,
    nightsTotal,
    taxesAndFees: taxes,
    propertyFee,
    otherCurrencyFees: atHotel.filter((item) => !items.includes(item)),
    totalPrice: addMoney(total, propertyFee.amount),
    payNow: total,
    serviceFee: serviceFee.minor > 0 ? serviceFee : null,
  };
}

function amountsOf(items: readonly PriceItem[]): readonly Money[] {
  return items.map(({ amount }) => amount);
}

/** Amounts of another currency cannot be added, and are not. */
function sumIn(currency: string, amounts: readonly Money[]): Money {
  return amounts.filter((amount) => amount.currency === currency).reduce(addMoney, { minor: 0, currency });
}

/** A tax that every room has is one item. */
function byDescription(fees: readonly TaxOrFee[]): readonly PriceItem[] {
  const items = new Map<string, PriceItem>();
  for (const { description, amount } of fees) {
    const key = `${amount.currency} ${description}`;
    const before = items.get(key);
    items.set(key, { description, amount: before ? addMoney(before.amount, amount) : amount });
  }
  return [...items.values()];
}
