/**
 * At sign-in, the lists of the browser join those of the account. Nobody loses a heart: the union of both stays, and a
 * hotel that the account has already stays in the account's list.
 */
import {
  isFull,
  listOfHotel,
  SAVED_LIMITS,
  type SavedList,
  type SavedLists,
  withHotel,
  withMainList,
} from './saved-lists';

export function mergeLists(account: SavedLists, browser: SavedLists): SavedLists {
  let merged = withMainList(account);
  for (const list of browser) {
    const target = sameList(merged, list);
    if (!target && merged.length < SAVED_LIMITS.lists) merged = [...merged, { ...list, hotels: [] }];
    // The oldest first, so that the newest is at the top again.
    for (const hotel of list.hotels.toReversed()) {
      if (listOfHotel(merged, hotel.hotelId)) continue;
      const room = roomFor(merged, target?.id ?? list.id);
      merged = (room && withHotel(merged, room.id, hotel)) ?? merged;
    }
  }
  return merged;
}

/** The list with the same id, else with the same name. */
function sameList(lists: SavedLists, { id, name }: SavedList): SavedList | undefined {
  const key = (text: string | null) => text?.toLowerCase();
  return lists.find((list) => list.id === id) ?? lists.find((list) => name !== null && key(list.name) === key(name));
}

/** The wanted list, else the first one with room. Only an account of 2,000 hotels has no room. */
function roomFor(lists: SavedLists, wanted: string): SavedList | undefined {
  const [first] = lists.filter((list) => list.id === wanted && !isFull(list));
  return first ?? lists.find((list) => !isFull(list));
}
