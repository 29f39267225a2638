import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../lib/page/services';
import type { FirstHotels } from './first-hotels';
import type { Price } from './price-book';
import { createResultsMemory } from './results-memory';
import type { ResultsStore, Search } from './results-store';

/** One store per search. A new search aborts the old one and ignores its late answers. */
export function useResults(search: Search, first: FirstHotels | null) {
  const services = useServices();
  const store = useMemo(() => services.single(createResultsMemory).open(search, first), [search, first, services]);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same search again
  useEffect(() => {
    const load = new AbortController();
    void store.load(load.signal);
    return () => load.abort();
  }, [store, attempt]);

  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return { store, state, retry: () => setAttempt((before) => before + 1) };
}

/**
 * For one hotel: its card has the hotel's id as its key. Not an external store for React: prices change while cards are
 * drawn, and React would draw all of them again.
 */
export function usePrice(store: ResultsStore, hotelId: string): Price {
  const [price, setPrice] = useState(() => store.price(hotelId));
  useEffect(() => {
    const read = () => setPrice(store.price(hotelId));
    read();
    return store.subscribe(read);
  }, [store, hotelId]);
  return price;
}
