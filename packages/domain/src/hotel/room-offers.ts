/** Which offers are of which room: one card each. Hotel-checkout-trips §3 "Room", "Offer"; OPEN-51. */
import { allInTotal, type Offer } from '../offers/offer';
import type { Room } from './hotel-detail';
import { plainWords } from './plain-words';

export type RoomOffers = {
  /** Null for offers of a room that the hotel does not tell of. */
  readonly room: Room | null;
  readonly name: string;
  /** At least one; the cheapest all-in first. */
  readonly offers: readonly Offer[];
};

/** The room with the cheapest offer first. A room without an offer has no card; offers without a room share one where they name the same. */
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

/** What the provider has mapped comes first; a name is the last resort. */
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
