/** What an offer or a hotel can be chosen for: breakfast, pets, a full refund. Search-and-browse §5; OPEN-41, OPEN-42. */
import { type Facilities, hasFacility } from '../search/facilities';
import { type Board, boardOf } from './board';
import type { Offer } from './offer';

/** Half board, full board and all inclusive have a breakfast in them. */
const BREAKFAST_BOARDS: ReadonlySet<Board['kind'] | undefined> = new Set([
  'bed-and-breakfast',
  'breakfast-included',
  'half-board',
  'full-board',
  'all-inclusive',
] as const);

export function includesBreakfast(offer: Pick<Offer, 'board' | 'boardName' | 'rateName'>): boolean {
  return BREAKFAST_BOARDS.has(boardOf(offer)?.kind) || /breakfast/i.test(offer.rateName);
}

/** Whether breakfast can be had at all; whether it is paid for is the offer's word. */
export function hasBreakfast(hotel: Facilities): boolean {
  return hasFacility(hotel, 'breakfast');
}

export function isPetFriendly(hotel: Facilities & { readonly petsAllowed?: boolean | null }): boolean {
  return hotel.petsAllowed === true || hasFacility(hotel, 'petsAllowed');
}

export function isFullyRefundable({
  isRefundable,
  hasPartialRefund,
}: Pick<Offer, 'isRefundable' | 'hasPartialRefund'>): boolean {
  return isRefundable && !hasPartialRefund;
}
