/** Lists with names: made, renamed, deleted. Separate from the rules of hearts, which more pages load. */
import { SAVED_LIMITS, type SavedHotel, type SavedLists, withMainList } from './saved-lists';

/** Null if nothing is left. Longer names are cut. */
export function cleanListName(text: string): string | null {
  const cleaned = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...cleaned].slice(0, SAVED_LIMITS.name).join('').trim() || null;
}

const MOST_CHARACTERS = { text: 200, address: 1000 };

/** What we store of a hotel that a browser sends: short texts, and only pictures that come through our origin. */
export function cleanHotel({ hotelId, name, city, thumbnail }: SavedHotel): SavedHotel {
  const isOurs = /^\/api\/pictures\?url=[\w%.!~*'()-]+$/.test(thumbnail ?? '');
  return {
    hotelId,
    name: name.slice(0, MOST_CHARACTERS.text),
    city: city === null ? null : city.slice(0, MOST_CHARACTERS.text),
    thumbnail: thumbnail && isOurs && thumbnail.length <= MOST_CHARACTERS.address ? thumbnail : null,
  };
}

/** A new list, or a new name for a list. Null if the name is empty or there are too many lists. */
export function withList(lists: SavedLists, id: string, text: string): SavedLists | null {
  const name = cleanListName(text);
  const all = withMainList(lists);
  if (!name) return null;
  if (all.some((list) => list.id === id)) return all.map((list) => (list.id === id ? { ...list, name } : list));
  return all.length < SAVED_LIMITS.lists ? [...all, { id, name, hotels: [] }] : null;
}

/** Deletes a list with its hotels. The main list is only emptied. */
export function withoutList(lists: SavedLists, listId: string): SavedLists {
  return withMainList(lists.filter(({ id }) => id !== listId));
}
