/**
 * The hotels of one search and their prices as they arrive. An external store, not React state: thousands of prices
 * arrive one after the other, and each one redraws only its own card. Search-and-browse §4 "Search load".
 */
import type { Place } from '@tenth-night/domain/places/place';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { isBusy } from '../../../lib/api/is-busy';
import { createLog } from '../../../lib/page/log';
import type { Services } from '../../../lib/page/services';
import { throttle } from '../../../lib/time/throttle';
import { createPriceBook, type Price } from './price-book';
import { createResultsLoad, type LoadWorld } from './results-load';

export type ResultsState = {
  /** `busy`: our API throttled this address. A retry after a moment works. */
  readonly status: 'loading' | 'ready' | 'failed' | 'busy';
  readonly hotels: readonly HotelAtDistance[];
  readonly batches: { readonly done: number; readonly total: number; readonly failed: number };
  readonly priced: number;
};

/** Prices arrive in dozens of groups per second. Drawing each group separately would block the page. */
const TELL_EVERY_MS = 100;

export const FIRST_STATE: ResultsState = {
  status: 'loading',
  hotels: [],
  batches: { done: 0, total: 0, failed: 0 },
  priced: 0,
};

export type ResultsStore = {
  subscribe(listener: () => void): () => void;
  state(): ResultsState;
  price(hotelId: string): Price;
  /** In whole currency units. Null while it loads and if there is no price. */
  perNight(hotelId: string): number | null;
  /** Runs the search until it is done or the signal aborts. A second call continues it. */
  load(signal: AbortSignal): Promise<void>;
};

export type Search = { readonly place: Place; readonly criteria: SearchCriteria };

export function createResultsStore(search: Search, services: Services, world?: LoadWorld): ResultsStore {
  const book = createPriceBook(search.criteria);
  const listeners = new Set<() => void>();
  const tell = throttle(TELL_EVERY_MS, () => {
    for (const listener of listeners) listener();
  });
  let state = FIRST_STATE;

  function update(part: Partial<ResultsState>): void {
    state = { ...state, ...part };
    tell();
  }

  const { loadHotels, loadRates } = createResultsLoad(search, services, { book, update, state: () => state }, world);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    price: book.price,
    perNight: book.perNight,
    async load(signal) {
      try {
        if (state.status === 'failed' || state.status === 'busy') update(FIRST_STATE);
        const hotels = state.status === 'ready' ? state.hotels : await loadHotels(signal);
        if (!signal.aborted) await loadRates(hotels, signal);
      } catch (error) {
        if (signal.aborted) return;
        services.single(createLog).write('failed', { error: error instanceof Error ? error.message : '' });
        update({ status: isBusy(error) ? 'busy' : 'failed' });
      }
    },
  };
}
