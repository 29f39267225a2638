/**
 * The rows of the price summary. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-67:
 * nights + taxes and fees − free night or promo code = Pay now, and Pay now + property fee = Total price.
 * Only the average may be rounded, and no sum uses it. The exact total of the nights stands beside it.
 */
import { addMoney, type Money } from '../money/money';
import type { PromoDiscount } from '../promo-codes/promo-code';

export type PriceItem = { readonly description: string; readonly amount: Money };

/** Included ones are part of the total. The others are paid at the hotel, on top of it. */
export type TaxOrFee = PriceItem & { readonly isIncluded: boolean };

export type PrebookedPrice = {
  /** The provider's total: all rooms, the whole stay, paid now. A free night or a promo code is already taken off. */
  readonly total: Money;
  /** What the traveller's free night takes off. */
  readonly freeNight?: Money;
  /** Never together with a free night: the provider takes one voucher for each booking. */
  readonly promoCode?: PromoDiscount;
  readonly taxesAndFees: readonly TaxOrFee[];
  /** One per room, included in the total. */
  readonly commissions: readonly Money[];
  readonly nights: number;
};

export type PriceSummary = {
  /** One night for all rooms. */
  readonly averageNight: Money;
  /** If true, the average times the nights differs slightly from the total of the nights. */
  readonly isAverageRounded: boolean;
  readonly nights: number;
  readonly nightsTotal: Money;
  readonly taxesAndFees: Money;
  /** What it takes off. Null without a free night. */
  readonly freeNight: Money | null;
  /** Null without a promo code. */
  readonly promoCode: PromoDiscount | null;
  readonly propertyFee: { readonly amount: Money; readonly items: readonly PriceItem[] };
  /** Paid at the hotel in another currency. Shown beside the sums, because we have no exchange rate to add them. */
  readonly otherCurrencyFees: readonly PriceItem[];
  readonly totalPrice: Money;
  readonly payNow: Money;
  /** A part of what is paid now; no sum adds it. Null if there is none. */
  readonly serviceFee: Money | null;
};

export function priceSummary(price: PrebookedPrice): PriceSummary {
  const { total, freeNight = null, promoCode = null, taxesAndFees, commissions, nights } = price;
  const { currency } = total;
  const full = fullPrice(price);
  const included = sumIn(currency, amountsOf(taxesAndFees.filter(({ isIncluded }) => isIncluded)));
  // Taxes that are not below the price cannot be part of it. Then the nights are the whole price.
  const taxes = included.minor < full.minor ? included : { minor: 0, currency };
  const nightsTotal = { minor: full.minor - taxes.minor, currency };
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
    freeNight,
    promoCode,
    propertyFee,
    otherCurrencyFees: atHotel.filter((item) => !items.includes(item)),
    totalPrice: addMoney(total, propertyFee.amount),
    payNow: total,
    serviceFee: serviceFee.minor > 0 ? serviceFee : null,
  };
}

type Discounted = Pick<PrebookedPrice, 'total' | 'freeNight' | 'promoCode'>;

/** What the stay costs without a free night and without a promo code. */
export function fullPrice({ total, freeNight, promoCode }: Discounted): Money {
  return [freeNight, promoCode?.amount].reduce<Money>((sum, off) => (off ? addMoney(sum, off) : sum), total);
}

function amountsOf(items: readonly PriceItem[]): readonly Money[] {
  return items.map(({ amount }) => amount);
}

/** Skips amounts in another currency, because they cannot be added. */
function sumIn(currency: string, amounts: readonly Money[]): Money {
  return amounts.filter((amount) => amount.currency === currency).reduce(addMoney, { minor: 0, currency });
}

/** Joins a tax that several rooms have into one item. */
function byDescription(fees: readonly TaxOrFee[]): readonly PriceItem[] {
  const items = new Map<string, PriceItem>();
  for (const { description, amount } of fees) {
    const key = `${amount.currency} ${description}`;
    const before = items.get(key);
    items.set(key, { description, amount: before ? addMoney(before.amount, amount) : amount });
  }
  return [...items.values()];
}
