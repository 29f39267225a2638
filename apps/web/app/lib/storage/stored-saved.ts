/** Saved hotels without an account, kept only in this browser. With an account, only hotels that are not sent yet. */
import { MAIN_LIST_ID, SAVED_LIMITS, type SavedHotel, type SavedList } from '@tenth-night/domain/saved/saved-lists';

export const SAVED_KEY = 'saved';
const VERSION = 1;

export type StoredSaved = {
  readonly lists: readonly SavedList[];
  /** The list that was used last: the next heart goes there. */
  readonly last: string;
};

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;
const browser: Place = () => localStorage;

const NONE: StoredSaved = { lists: [], last: MAIN_LIST_ID };

/** None if the stored value has another shape. Null if the storage is blocked. */
export function readStoredSaved(storage = browser): StoredSaved | null {
  let text: string | null;
  try {
    text = storage().getItem(SAVED_KEY);
  } catch {
    return null;
  }
  try {
    const kept = JSON.parse(text ?? '');
    if (kept.version !== VERSION) return NONE;
    return { lists: kept.lists.slice(0, SAVED_LIMITS.lists).map(toList), last: String(kept.last) };
  } catch {
    return NONE;
  }
}

export function storeSaved({ lists, last }: StoredSaved, storage = browser): void {
  try {
    storage().setItem(SAVED_KEY, JSON.stringify({ version: VERSION, lists, last }));
  } catch {
    // Without storage the hearts last as long as the page.
  }
}

/** Throws if it is no list. */
function toList({ id, name, hotels }: SavedList): SavedList {
  return {
    id: textOf(id),
    name: name === null ? null : textOf(name),
    hotels: hotels.slice(0, SAVED_LIMITS.hotels).map(toHotel),
  };
}

function toHotel({ hotelId, name, city, thumbnail }: SavedHotel): SavedHotel {
  const orNull = (text: string | null) => (text === null ? null : textOf(text));
  return { hotelId: textOf(hotelId), name: textOf(name), city: orNull(city), thumbnail: orNull(thumbnail) };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('not a text');
}
