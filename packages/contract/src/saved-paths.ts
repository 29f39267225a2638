/** The paths of saved hotels. Separate from the others, because only pages with hearts load them. */

export const SAVED_PATHS = {
  /** A user's saved hotels, in lists. */
  savedLists: '/saved',
  /** Adds a list of the browser to those of the account. */
  mergeList: '/saved/merge',
  savedList: '/saved/lists/:listId',
  savedHotel: '/saved/hotels/:hotelId',
  shareList: '/saved/lists/:listId/share',
  /** A shared list, for anybody who has its link. */
  sharedList: '/shared-list',
  vote: '/shared-list/vote',
  /** What cards show of some hotels, by their ids. */
  hotelCards: '/data/hotel-cards',
} as const;

export function savedListPath(listId: string): string {
  return SAVED_PATHS.savedList.replace(':listId', encodeURIComponent(listId));
}

export function savedHotelPath(hotelId: string): string {
  return SAVED_PATHS.savedHotel.replace(':hotelId', encodeURIComponent(hotelId));
}

export function shareListPath(listId: string): string {
  return SAVED_PATHS.shareList.replace(':listId', encodeURIComponent(listId));
}
