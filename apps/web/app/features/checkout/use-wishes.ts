/** What the traveller wishes for the stay: names of guests, beds, arrival and a request. */
import { NO_ROOM_WISH, NO_STAY_WISHES, type RoomWish, type StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import { useMemo, useState } from 'react';
import { readStoredWishes, storeWishes } from '../../lib/storage/stored-wishes';

export type WishesForm = {
  readonly wishes: StayWishes;
  change(part: Partial<StayWishes>): void;
  changeRoom(index: number, part: Partial<RoomWish>): void;
};

/** `isKnown`: the browser's storage can be read. */
export function useWishes(offerId: string | null, isKnown: boolean): WishesForm {
  const kept = useMemo(() => (isKnown && offerId ? readStoredWishes(offerId) : NO_STAY_WISHES), [isKnown, offerId]);
  const [typed, setTyped] = useState<StayWishes | null>(null);
  const wishes = typed ?? kept;

  function change(part: Partial<StayWishes>): void {
    const next = { ...wishes, ...part };
    setTyped(next);
    if (offerId) storeWishes(offerId, next);
  }

  return {
    wishes,
    change,
    changeRoom(index, part) {
      const count = Math.max(wishes.rooms.length, index + 1);
      const rooms = Array.from({ length: count }, (_, i) => wishes.rooms[i] ?? NO_ROOM_WISH);
      change({ rooms: rooms.map((room, i) => (i === index ? { ...room, ...part } : room)) });
    },
  };
}
