/** What an offer or a hotel can be chosen for: breakfast, pets, a full refund. Search-and-browse §5; OPEN-41, OPEN-42. */
import { type Facilities, hasAmenity } from '../search/amenities';
import type { Offer } from './offer';

/** Half board, full board and all inclusive have a breakfast in them. */
const BREAKFAST_BOARDS = new Set(['BB', 'BNB', 'BI', 'HB', 'FB', 'AI']);

export function includesBreakfast({
  board,
  boardName,
  rateName,
}: Pick<Offer, 'board' | 'boardName' | 'rateName'>): boolean {
  return BREAKFAST_BOARDS.has((board ?? boardName ?? '').toUpperCase()) || /breakfast/i.test(rateName);
}

/** Whether breakfast can be had at all; whether it is paid for is the offer's word. */
export function hasBreakfast(hotel: Facilities): boolean {
  return hasAmenity(hotel, 'breakfast');
}

export function isPetFriendly(hotel: Facilities & { readonly petsAllowed?: boolean | null }): boolean {
  return hotel.petsAllowed === true || hasAmenity(hotel, 'petsAllowed');
}

export function isFullyRefundable({
  isRefundable,
  hasPartialRefund,
}: Pick<Offer, 'isRefundable' | 'hasPartialRefund'>): boolean {
  return isRefundable && !hasPartialRefund;
}
