import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../lib/page/services';
import type { Price } from './price-book';
import { createResultsMemory } from './results-memory';
import { FIRST_STATE, type ResultsStore, type Search } from './results-store';

/** One store per search. A new search aborts the old one and ignores its late answers. */
export function useResults(search: Search) {
  const services = useServices();
  const store = useMemo(() => services.single(createResultsMemory).open(search), [search, services]);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same search again
  useEffect(() => {
    const load = new AbortController();
    void store.load(load.signal);
    return () => load.abort();
  }, [store, attempt]);

  const state = useSyncExternalStore(store.subscribe, store.state, () => FIRST_STATE);
  return { store, state, retry: () => setAttempt((before) => before + 1) };
}

export function usePrice(store: ResultsStore, hotelId: string): Price {
  return useSyncExternalStore(
    store.subscribe,
    () => store.price(hotelId),
    () => 'waiting',
  );
}
