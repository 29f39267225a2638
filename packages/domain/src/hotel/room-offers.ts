/** Assigns offers to rooms, one card per room. Hotel-checkout-trips §3 "Room", "Offer"; OPEN-51. */
import { allInTotal, type Offer } from '../offers/offer';
import type { Room } from './hotel-detail';
import { plainWords } from './plain-words';

export type RoomOffers = {
  /** Null if the hotel does not list the room. */
  readonly room: Room | null;
  readonly name: string;
  /** At least one, cheapest all-in first. */
  readonly offers: readonly Offer[];
};

/**
 * The room with the cheapest offer comes first. A room without an offer gets no card.
 * Offers of unlisted rooms share a card if they name the same room.
 */
export function roomsWithOffers(rooms: readonly Room[], offers: readonly Offer[]): readonly RoomOffers[] {
  const cards = new Map<Room | string, RoomOffers>();
  for (const offer of offers.toSorted(byTotal)) {
    const room = roomOf(offer, rooms);
    const key = room ?? offer.mappedRoomId ?? plainWords(offer.roomName);
    const card = cards.get(key) ?? { room, name: room?.roomName ?? offer.roomName, offers: [] };
    cards.set(key, { ...card, offers: [...card.offers, offer] });
  }
  return [...cards.values()];
}

/** Tries the provider's mapping first, and the name last. */
function roomOf(offer: Offer, rooms: readonly Room[]): Room | null {
  const { mappedRoomId, roomId, roomTypeCode, roomName } = offer;
  const found =
    (mappedRoomId && rooms.find((room) => room.mappedRoomId === mappedRoomId || room.id === mappedRoomId)) ||
    (roomId && rooms.find((room) => room.roomId === roomId || room.id === roomId)) ||
    (roomTypeCode && rooms.find((room) => room.roomTypeCode === roomTypeCode || room.roomTypeId === roomTypeCode)) ||
    rooms.find((room) => plainWords(room.roomName) === plainWords(roomName));
  return found || null;
}

function byTotal(a: Offer, b: Offer): number {
  return allInTotal(a).minor - allInTotal(b).minor;
}
