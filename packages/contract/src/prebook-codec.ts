/**
 * Converts prebook's answer between our domain (minor units, instants) and our wire (major units, text).
 * Hotel-checkout-trips §3 "Prebook response fields read".
 */
import type { PrebookedTerms } from '@tenth-night/domain/checkout/change-gate';
import { feesAtHotel } from '@tenth-night/domain/checkout/fees-at-hotel';
import { type PaymentKeys, readPaymentKeys } from '@tenth-night/domain/checkout/payment-keys';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { PrebookedPrice } from '@tenth-night/domain/checkout/price-summary';
import { readPenalties } from '@tenth-night/domain/checkout/read-penalties';
import { type Money, moneyFromMajor, toMajor } from '@tenth-night/domain/money/money';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { PrebookAnswer as AnswerShape, PrebookBodyOffer as OfferShape } from './prebook';

/** An offer that prebook has checked again. */
export type PrebookedOffer = {
  readonly hotelId: string;
  readonly dates: StayDates;
  readonly roomName: string;
  readonly terms: PrebookedTerms;
  readonly price: PrebookedPrice;
  readonly cancellation: CancellationTerms;
};

export type PrebookBodyOffer = OfferShape;
export type PrebookAnswer = AnswerShape;

export function encodePrebookedOffer({ terms, price, cancellation }: PrebookedOffer): PrebookBodyOffer {
  const { currency } = price.total;
  return {
    currency,
    total: toMajor(price.total),
    ...(price.freeNight && { freeNight: toMajor(price.freeNight) }),
    ...(price.promoCode && { promoCode: { ...price.promoCode, amount: toMajor(price.promoCode.amount) } }),
    payAtHotel: toMajor(terms.payAtHotel),
    nights: price.nights,
    retailRate: {
      total: toMajor(price.total),
      taxesAndFees: price.taxesAndFees.map(({ description, isIncluded, amount }) => ({
        description,
        included: isIncluded,
        amount: toMajor(amount),
        currency: amount.currency,
      })),
    },
    // Commissions carry no currency on the wire, so we send only those in the price's currency.
    commission: price.commissions.filter(({ currency }) => currency === price.total.currency).map(toMajor),
    board: terms.board,
    boardName: terms.boardName,
    refundable: terms.isRefundable,
    partialRefund: terms.hasPartialRefund,
    freeCancellationUntil:
      terms.freeCancellationUntil === null ? null : new Date(terms.freeCancellationUntil).toISOString(),
    boardChanged: terms.isBoardChanged,
    cancellationChanged: terms.isCancellationChanged,
    cancellationPolicies: {
      cancelPolicyInfos: cancellation.penalties.map(({ from, amount }) => ({
        cancelTime: new Date(from).toISOString(),
        amount: toMajor(amount),
        currency: amount.currency,
        type: 'amount',
        timezone: 'GMT',
      })),
    },
  };
}

/** The stay that ends when the prebooked one is confirmed. */
export type ReplacedStay = NonNullable<AnswerShape['data']['replaced']>;

export type PrebookRead = {
  readonly keys: PaymentKeys;
  readonly offer: PrebookedOffer;
  readonly replaced: ReplacedStay | null;
};

/** Null if a payment key is missing. */
export function decodePrebook(answer: PrebookAnswer): PrebookRead | null {
  const keys = readPaymentKeys(answer);
  const { offer, hotelId, checkin, checkout, roomName, replaced } = answer.data;
  const dates = { checkin, checkout } as StayDates;
  return keys && { keys, replaced, offer: decodePrebookedOffer(offer, { hotelId, dates, roomName }) };
}

type Stay = Pick<PrebookedOffer, 'hotelId' | 'dates' | 'roomName'>;

export function decodePrebookedOffer(offer: PrebookBodyOffer, stay: Stay): PrebookedOffer {
  const { currency } = offer;
  const money = (amount: number, unit = currency): Money =>
    moneyFromMajor(amount, unit) ?? { minor: 0, currency: unit };
  const total = money(offer.total);
  const refund = { isRefundable: offer.refundable, hasPartialRefund: offer.partialRefund };
  const until = offer.freeCancellationUntil;
  const taxesAndFees = offer.retailRate.taxesAndFees.map(({ description, included, amount, currency: unit }) => ({
    description,
    isIncluded: included,
    amount: money(amount, unit),
  }));
  return {
    ...stay,
    terms: {
      ...refund,
      price: total,
      ...feesAtHotel(taxesAndFees, currency),
      payAtHotel: money(offer.payAtHotel),
      board: offer.board,
      boardName: offer.boardName,
      freeCancellationUntil: until === null ? null : Date.parse(until),
      isBoardChanged: offer.boardChanged,
      isCancellationChanged: offer.cancellationChanged,
    },
    price: {
      total,
      ...(offer.freeNight && { freeNight: money(offer.freeNight) }),
      ...(offer.promoCode && { promoCode: { ...offer.promoCode, amount: money(offer.promoCode.amount) } }),
      taxesAndFees,
      commissions: offer.commission.map((amount) => money(amount)),
      nights: offer.nights,
    },
    cancellation: { ...refund, total, penalties: readPenalties(offer.cancellationPolicies, total) },
  };
}
