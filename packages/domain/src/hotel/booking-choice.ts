/**
 * What the Book button passes to checkout: the query of the address, and what the browser stores for its session.
 * Hotel-checkout-trips §2 "Hotel details"; OPEN-53, OPEN-54.
 */
import { toMajor } from '../money/money';
import type { Offer } from '../offers/offer';
import { encodeSearch, type SearchCriteria } from '../search/search-params';
import { stayNights } from '../stay/dates';

/** The search and the chosen offer. Contains no personal data. */
export type BookingChoice = {
  readonly offer: Offer & { readonly offerId: string };
  readonly hotelId: string;
  readonly criteria: SearchCriteria;
  readonly currency: string;
};

/** Null for an offer that is only shown: nothing can be booked without its id. */
export function bookingChoice(offer: Offer, hotelId: string, criteria: SearchCriteria): BookingChoice | null {
  const { offerId } = offer;
  return offerId ? { offer: { ...offer, offerId }, hotelId, criteria, currency: offer.price.currency } : null;
}

/** The key in the browser's session storage. */
export function bookingChoiceKey(offerId: string): string {
  return `offer:${offerId}`;
}

/**
 * Search parameters besides dates and totals. A tab that has stored nothing needs them for the way back to the results.
 */
const OF_SEARCH: ReadonlySet<string> = new Set(['placeId', 'place', 'party']);

/** Name and value pairs. Price, refund and board are only hints for the first display: anyone can edit an address. */
export function checkoutQuery({ offer, hotelId, criteria }: BookingChoice): [string, string][] {
  const { dates, travellers } = criteria;
  return [
    ['offerId', offer.offerId],
    ['hotelId', hotelId],
    ['price', String(toMajor(offer.price))],
    ['refundable', String(offer.isRefundable)],
    ['board', offer.board ?? offer.boardName ?? ''],
    ['nights', String(stayNights(dates) ?? '')],
    ['checkin', dates.checkin],
    ['checkout', dates.checkout],
    ['adults', String(travellers.adults)],
    ['children', String(travellers.childrenAges.length)],
    ['childrenAges', travellers.childrenAges.join(',')],
    ['rooms', String(travellers.rooms)],
    ...encodeSearch(criteria).filter(([name]) => OF_SEARCH.has(name)),
  ];
}
