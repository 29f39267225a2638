/**
 * The query of /checkout, as the Book button writes it.
 * Hotel-checkout-trips §2 "Hotel details" (Book), §3 "Checkout query"; OPEN-62.
 */
import { moneyFromMajor } from '../money/money';
import { decodeSearch, type Query } from '../search/search-params';
import { type CalendarDate, type StayDates, stayNights } from '../stay/dates';
import type { Travellers } from '../stay/occupancy';
import type { OfferTerms } from './change-gate';

/** Price, refund and board are only hints for the first display: anyone can edit an address. */
export type CheckoutParams = {
  /** Null if missing. Then nothing can be booked. */
  readonly offerId: string | null;
  readonly hotelId: string | null;
  /** Major units of the offer's currency. The address does not name that currency. */
  readonly price: number | null;
  readonly isRefundable: boolean;
  readonly board: string | null;
  /** Null if they are not a stay, or the stay has begun. An offer fits only its own dates, so we invent none. */
  readonly dates: StayDates | null;
  readonly nights: number | null;
  readonly travellers: Travellers;
  /** The reference of the booking whose place the new one takes. Null if there is none. */
  readonly changeOf: string | null;
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
    changeOf: query.get('changeOf') || null,
  };
}

/**
 * The chosen terms according to the address, for a tab that has stored nothing. Missing parts come from `prebooked`,
 * and so does a price in a currency other than the site's. Null for an address that the Book button did not write.
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
