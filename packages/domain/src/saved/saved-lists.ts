/** Saved hotels, in lists with names. The same rules hold in the browser and in the account. */

export type SavedHotel = {
  readonly hotelId: string;
  /** As shown when it was saved, for days when the provider does not answer. */
  readonly name: string;
  readonly city: string | null;
  /** A path of our API. */
  readonly thumbnail: string | null;
};

export type SavedList = {
  readonly id: string;
  /** Null: the site shows its own name for the first list, in the language of the visitor. */
  readonly name: string | null;
  /** Newest first. */
  readonly hotels: readonly SavedHotel[];
};

export type SavedLists = readonly SavedList[];

/** The list that everybody has. It can be renamed and emptied, but not deleted. */
export const MAIN_LIST_ID = 'main';
export const SAVED_LIMITS = { lists: 20, hotels: 100, name: 60 } as const;

/** The list that holds a hotel. A hotel is in one list at most. */
export function listOfHotel(lists: SavedLists, hotelId: string): SavedList | null {
  return lists.find(({ hotels }) => hotels.some((hotel) => hotel.hotelId === hotelId)) ?? null;
}

export function isFull({ hotels }: SavedList): boolean {
  return hotels.length >= SAVED_LIMITS.hotels;
}

/** Always with the main list, which comes first. */
export function withMainList(lists: SavedLists): SavedLists {
  const main = lists.find(({ id }) => id === MAIN_LIST_ID) ?? { id: MAIN_LIST_ID, name: null, hotels: [] };
  return [main, ...lists.filter((list) => list !== main)];
}

/**
 * Saves a hotel in a list, or moves it there. A hotel that is there already stays in its place. Null if the list is
 * unknown or full: then nothing changes.
 */
export function withHotel(lists: SavedLists, listId: string, hotel: SavedHotel): SavedLists | null {
  const all = withMainList(lists);
  const list = all.find(({ id }) => id === listId);
  if (!list) return null;
  if (listOfHotel([list], hotel.hotelId)) return all;
  if (isFull(list)) return null;
  return withoutHotel(all, hotel.hotelId).map((one) =>
    one.id === listId ? { ...one, hotels: [hotel, ...one.hotels] } : one,
  );
}

export function withoutHotel(lists: SavedLists, hotelId: string): SavedLists {
  return lists.map((list) =>
    listOfHotel([list], hotelId) ? { ...list, hotels: list.hotels.filter((hotel) => hotel.hotelId !== hotelId) } : list,
  );
}
