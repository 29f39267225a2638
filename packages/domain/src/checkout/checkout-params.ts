/** The query of /checkout, as Book writes it. Hotel-checkout-trips §2 "Hotel details" (Book), §3 "Checkout query"; OPEN-62. */
import { moneyFromMajor } from '../money/money';
import { decodeSearch, type Query } from '../search/search-params';
import { type CalendarDate, type StayDates, stayNights } from '../stay/dates';
import type { Travellers } from '../stay/occupancy';
import type { OfferTerms } from './change-gate';

/** Price, refund and board are hints for a first display: anyone can change an address. */
export type CheckoutParams = {
  /** Null where there is none: then nothing can be booked. */
  readonly offerId: string | null;
  readonly hotelId: string | null;
  /** Major units of whatever currency the offer was in; the address does not say which. */
  readonly price: number | null;
  readonly isRefundable: boolean;
  readonly board: string | null;
  /** Null where they are no stay, or one that has begun: an offer is for its own dates, so none are made up. */
  readonly dates: StayDates | null;
  readonly nights: number | null;
  readonly travellers: Travellers;
};

export function decodeCheckout(query: Query, today: CalendarDate): CheckoutParams {
  const search = decodeSearch(query, today);
  const { checkin, checkout } = search.dates;
  const isAsked = query.get('checkin') === checkin && query.get('checkout') === checkout;
  return {
    offerId: query.get('offerId') || null,
    hotelId: query.get('hotelId') || null,
    price: readPositive(query.get('price')),
    isRefundable: query.get('refundable') === 'true',
    board: query.get('board') || null,
    dates: isAsked ? search.dates : null,
    nights: isAsked ? stayNights(search.dates) : null,
    travellers: search.travellers,
  };
}

/**
 * What was chosen by the word of the address, for a tab in which nothing was kept. What it does not say is taken as
 * `prebooked`, and so is a price in another currency than the site's. Null for an address that Book did not write.
 */
export function termsOfAddress(params: CheckoutParams, prebooked: OfferTerms, currency: string): OfferTerms | null {
  const { price, isRefundable, board } = params;
  if (price === null) return null;
  const isComparable = prebooked.price.currency === currency;
  const isSameBoard = board === (prebooked.board || prebooked.boardName || null);
  return {
    ...prebooked,
    isRefundable,
    ...(isComparable && { price: moneyFromMajor(price, currency) ?? prebooked.price }),
    ...(!isSameBoard && { board, boardName: null }),
  };
}

function readPositive(text: string | null): number | null {
  const value = text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
