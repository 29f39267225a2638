/** What Book hands to the checkout: the address's query, and what the browser keeps for its session. Hotel-checkout-trips §2 "Hotel details"; OPEN-53, OPEN-54. */
import { toMajor } from '../money/money';
import type { Offer } from '../offers/offer';
import { encodeSearch, type SearchCriteria } from '../search/search-params';
import { stayNights } from '../stay/dates';

/** No personal data: what was searched for and what was chosen. */
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

/** The key in the browser's session. */
export function bookingChoiceKey(offerId: string): string {
  return `offer:${offerId}`;
}

/** What was searched for beyond dates and totals: in a tab that has kept nothing, the way back to the results is in the address. */
const OF_SEARCH: ReadonlySet<string> = new Set(['placeId', 'place', 'party']);

/** Name and value pairs. Price, refund and board are hints for a first display; anyone can change an address. */
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
