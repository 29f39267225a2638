/**
 * The searches of the last minutes with their merged results: Back shows a list as it was left. Search-and-browse §9.
 */
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import type { Services } from '../../../lib/page/services';
import type { FirstHotels } from './first-hotels';
import { createResultsStore, type ResultsStore, type Search } from './results-store';

export const RESULTS_KEPT_MS = 300_000;
/** The oldest is dropped. */
const MAX_SEARCHES = 4;

export type ResultsMemory = {
  /** `first` is what the page brought of this search. */
  open(search: Search, first?: FirstHotels | null): ResultsStore;
};

export function createResultsMemory(
  services: Services,
  { now = () => Date.now(), create = createResultsStore } = {},
): ResultsMemory {
  const kept = new Map<string, { readonly since: number; readonly store: ResultsStore }>();
  return {
    open(search, first = null) {
      const key = JSON.stringify([search.place.id, encodeSearch(search.criteria)]);
      const known = kept.get(key);
      const isFresh = known !== undefined && now() - known.since < RESULTS_KEPT_MS;
      const entry = isFresh ? known : { since: now(), store: create(search, services, first) };
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_SEARCHES && oldest !== undefined) kept.delete(oldest);
      return entry.store;
    },
  };
}
