/**
 * Converts offers between our domain (minor units, instants) and our wire (major units, ISO text).
 * Search-and-browse §3 "Offer".
 */
import { moneyFromMajor, toMajor } from '@tenth-night/domain/money/money';
import { DEFAULT_OFFER_CURRENCY, type Offer } from '@tenth-night/domain/offers/offer';
import type { OfferBody } from './rates';

type OfferOnWire = Omit<OfferBody, 'currency'> & Partial<Pick<OfferBody, 'currency'>>;

export function encodeOffer(offer: Offer): OfferBody {
  const { price, payAtHotel, otherFees, suggested, isRefundable, hasPartialRefund, ...rest } = offer;
  const { freeCancellationUntil, ...same } = rest;
  return {
    ...same,
    price: toMajor(price),
    payAtHotel: toMajor(payAtHotel),
    ...(otherFees?.length && {
      otherFees: otherFees.map((fee) => ({ amount: toMajor(fee), currency: fee.currency })),
    }),
    suggested: suggested && toMajor(suggested),
    currency: price.currency,
    refundable: isRefundable,
    partialRefund: hasPartialRefund,
    freeCancellationUntil: freeCancellationUntil === null ? null : new Date(freeCancellationUntil).toISOString(),
  };
}

/** Null for an offer without a price above 0: it does not count as an offer. The default currency is US dollars. */
export function decodeOffer(body: OfferOnWire): Offer | null {
  const { price, payAtHotel, otherFees, suggested, refundable, partialRefund, freeCancellationUntil, ...named } = body;
  const { currency = DEFAULT_OFFER_CURRENCY, ...same } = named;
  const total = moneyFromMajor(price, currency);
  if (!total || total.minor <= 0) return null;
  return {
    ...same,
    price: total,
    payAtHotel: moneyFromMajor(payAtHotel, currency) ?? { minor: 0, currency },
    ...(otherFees && { otherFees: otherFees.flatMap((fee) => moneyFromMajor(fee.amount, fee.currency) ?? []) }),
    suggested: suggested === null ? null : moneyFromMajor(suggested, currency),
    isRefundable: refundable,
    hasPartialRefund: partialRefund,
    freeCancellationUntil: freeCancellationUntil === null ? null : Date.parse(freeCancellationUntil),
  };
}
