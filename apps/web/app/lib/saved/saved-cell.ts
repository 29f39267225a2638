/** Holds what the hearts and the lists show, and tells them when it changes. */
import type { SavedListBody } from '@tenth-night/contract/saved';
import { type SavedHotel, type SavedLists, withMainList } from '@tenth-night/domain/saved/saved-lists';

export type SavedState = {
  readonly lists: SavedLists;
  /** The links of shared lists, by the id of the list. */
  readonly shares: Readonly<Record<string, SavedListBody['share']>>;
  /** Whose lists these are. `failed`: those of the account did not load, so these are the browser's. */
  readonly status: 'browser' | 'loading' | 'account' | 'failed';
  /** The signed-in user. */
  readonly uid: string | null;
};

export type SavedNotice = {
  readonly kind: 'saved' | 'removed' | 'full' | 'failed';
  readonly hotel: SavedHotel;
  readonly listId: string;
};

export type SavedCell = ReturnType<typeof createSavedCell>;

/** What the server shows. */
export const NOTHING_SAVED: SavedState = { lists: withMainList([]), shares: {}, status: 'browser', uid: null };

/** `start` runs before the first listener is told anything. */
export function createSavedCell(start: () => void) {
  const listeners = new Set<() => void>();
  let state = NOTHING_SAVED;
  let ids: ReadonlySet<string> = new Set();
  let notice: SavedNotice | null = null;
  let isStarted = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    has: (hotelId: string) => ids.has(hotelId),
    notice: () => notice,
    set(change: Partial<SavedState>): void {
      state = { ...state, ...change };
      ids = new Set(state.lists.flatMap(({ hotels }) => hotels.map(({ hotelId }) => hotelId)));
      tell();
    },
    say(next: SavedNotice | null): void {
      notice = next;
      tell();
    },
    subscribe(listener: () => void): () => void {
      if (!isStarted) {
        isStarted = true;
        start();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
