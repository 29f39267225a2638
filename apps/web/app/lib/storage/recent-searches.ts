/** The last searches, kept only in this browser. */
import {
  type KeptSearch,
  readKeptSearches,
  withoutSearch,
  withSearch,
} from '@tenth-night/domain/search/recent-searches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';

const NAME = 'recent-searches';

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;
const browser: Place = () => localStorage;

export function keptSearches(storage = browser): readonly KeptSearch[] {
  try {
    return readKeptSearches(JSON.parse(storage().getItem(NAME) ?? '[]'));
  } catch {
    return [];
  }
}

export function storeSearch(criteria: SearchCriteria, storage = browser): void {
  write(withSearch(keptSearches(storage), criteria), storage);
}

/** Null forgets all of them. */
export function forgetSearch(criteria: SearchCriteria | null, storage = browser): void {
  write(criteria ? withoutSearch(keptSearches(storage), criteria) : [], storage);
}

function write(kept: readonly KeptSearch[], storage: Place): void {
  try {
    storage().setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage the next visit starts with empty fields and offers no recent searches.
  }
}
