/**
 * Traits that travellers filter and choose by: breakfast, pets, full refund.
 * Search-and-browse §5; OPEN-41, OPEN-42.
 */
import { type Facilities, hasFacility } from '../search/facilities';
import { type Board, boardOf } from './board';
import type { Offer } from './offer';

/** Half board, full board and all inclusive include breakfast. */
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

/** Whether the hotel serves breakfast at all. The offer says whether its price includes it. */
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
