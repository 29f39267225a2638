import type { Offer } from '../../offers/offer';
import type { CleanHtml, Room } from '../hotel-detail';

/** A non-refundable offer of 300 US dollars, room only. */
export const anOffer = (part: Partial<Offer> = {}): Offer => ({
  offerId: '3gAV',
  roomName: 'Double Room',
  roomId: null,
  mappedRoomId: null,
  roomTypeCode: null,
  board: 'RO',
  boardName: 'Room Only',
  rateName: 'Double Room',
  price: { minor: 30_000, currency: 'USD' },
  payAtHotel: { minor: 0, currency: 'USD' },
  suggested: null,
  isRefundable: false,
  hasPartialRefund: false,
  freeCancellationUntil: null,
  ...part,
});

export const aRoom = (part: Partial<Room> = {}): Room => ({
  id: null,
  roomId: null,
  roomTypeId: null,
  mappedRoomId: null,
  roomTypeCode: null,
  roomName: 'A room',
  description: '' as CleanHtml,
  photos: [],
  beds: [],
  size: null,
  maxOccupancy: null,
  amenities: [],
  ...part,
});

export const dollars = (major: number) => ({ minor: major * 100, currency: 'USD' });
