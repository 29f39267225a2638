/**
 * The hotels of one search and their prices as they arrive. An external store, not React state: thousands of prices
 * arrive one after the other, and each one redraws only its own card. Search-and-browse §4 "Search load".
 */
import { type Place, placeCoordinates } from '@tenth-night/domain/places/place';
import type { KnownPrice } from '@tenth-night/domain/search/filter-rules';
import type { PriceRange } from '@tenth-night/domain/search/price-range';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { isBusy } from '../../../lib/api/is-busy';
import { createLog } from '../../../lib/page/log';
import type { Services } from '../../../lib/page/services';
import { throttle } from '../../../lib/time/throttle';
import { createDocumentRates, offersIn } from './document-rates';
import type { FirstHotels } from './first-hotels';
import { loadHotels } from './hotels-load';
import { createPriceBook, type Price, type PriceBook } from './price-book';
import { createRatesLoad, type LoadWorld } from './rates-load';

export type ResultsState = {
  /** `busy`: our API throttled this address. A retry after a moment works. */
  readonly status: 'loading' | 'ready' | 'failed' | 'busy';
  readonly hotels: readonly HotelAtDistance[];
  readonly batches: { readonly done: number; readonly total: number; readonly failed: number };
  readonly priced: number;
  /** The hotels that are known to have no rates. */
  readonly unpriced: ReadonlySet<string>;
  /** The lowest and the highest price per night. Null before the first price. */
  readonly bounds: PriceRange | null;
  /** The counts of the whole list, while only its first hotels are here. */
  readonly partial: { readonly listed: number; readonly matching: number } | null;
  /** Why the rest of the list is missing. */
  readonly rest: 'failed' | 'busy' | null;
};

/** Prices arrive in dozens of groups per second. Drawing each group separately would block the page. */
const TELL_EVERY_MS = 100;

export const FIRST_STATE: ResultsState = {
  status: 'loading',
  hotels: [],
  batches: { done: 0, total: 0, failed: 0 },
  priced: 0,
  unpriced: new Set(),
  bounds: null,
  partial: null,
  rest: null,
};

export type ResultsStore = {
  subscribe(listener: () => void): () => void;
  state(): ResultsState;
  /** For cards. */
  price(hotelId: string): Price;
  /** For filters, order and bounds: without prices that the document showed before React took over. */
  knownPrice(hotelId: string): KnownPrice;
  /** In whole currency units. Null while it loads and if there is no price. */
  perNight(hotelId: string): number | null;
  /** The hotels at the end of each list of this search, by the list's name. Back finds the same order again. */
  readonly movedIn: Map<string, ReadonlySet<string>>;
  /** Runs the search until it is done or the signal aborts. A second call continues it. */
  load(signal: AbortSignal): Promise<void>;
};

/** Whether every hotel has its price, or is known to have none. */
export function isComplete({ status, partial, rest, batches }: ResultsState): boolean {
  return status === 'ready' && (!partial || rest !== null) && batches.done === batches.total;
}

export type Search = { readonly place: Place; readonly criteria: SearchCriteria };

/** `first` is what the page brought of the search. */
export function createResultsStore(
  search: Search,
  services: Services,
  first: FirstHotels | null = null,
  world: LoadWorld = {},
): ResultsStore {
  const book = createPriceBook(search.criteria);
  const inDocument = createDocumentRates(first, services.late);
  // Prices that React finds in the document.
  const placed = createPriceBook(search.criteria);
  placed.write(inDocument.placed);
  const listeners = new Set<() => void>();
  const tell = throttle(TELL_EVERY_MS, () => {
    for (const listener of listeners) listener();
  });
  let state = first ? firstState(search, first, book) : FIRST_STATE;

  function update(part: Partial<ResultsState>): void {
    state = { ...state, ...part };
    tell();
  }

  const ledger = { book, inDocument, update, state: () => state };
  const { followDocument, loadRates } = createRatesLoad(search, services, ledger, world);
  const list = (signal: AbortSignal) => loadHotels(search, services, state.hotels, signal, world.api);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    price(hotelId) {
      const price = book.price(hotelId);
      return price === 'waiting' ? placed.price(hotelId) : price;
    },
    knownPrice: book.known,
    perNight: book.perNight,
    movedIn: new Map(),
    async load(signal) {
      try {
        if (state.status === 'failed' || state.status === 'busy') update(FIRST_STATE);
        if (state.rest) update({ rest: null });
        void followDocument();
        const isWhole = state.status === 'ready' && !state.partial;
        const hotels = isWhole ? state.hotels : await list(signal).catch(withFirst(signal));
        if (!signal.aborted) await loadRates(hotels, signal);
      } catch (error) {
        if (signal.aborted) return;
        update({ status: reasonOf(error) });
      }
    },
  };

  /** If the rest of the list fails, the first hotels stay. */
  function withFirst(signal: AbortSignal) {
    return (error: unknown) => {
      if (!state.partial || signal.aborted) throw error;
      update({ rest: reasonOf(error) });
      return state.hotels;
    };
  }

  function reasonOf(error: unknown): 'busy' | 'failed' {
    services.single(createLog).write('failed', { error: error instanceof Error ? error.message : '' });
    return isBusy(error) ? 'busy' : 'failed';
  }
}

/** The first cards, as on the server. */
function firstState({ place }: Search, first: FirstHotels, book: PriceBook): ResultsState {
  const { hotels, listed, matching } = first;
  book.write(offersIn(first.lines));
  if (first.rates === 'all') book.endWithout(hotels.map(({ hotelId }) => hotelId));
  const partial = listed > hotels.length ? { listed, matching } : null;
  const batches = { done: 0, total: first.rates === 'all' ? 0 : 1, failed: 0 };
  const rows = byDistance(hotels, placeCoordinates(place));
  return { ...FIRST_STATE, status: 'ready', hotels: rows, batches, ...book.summary(), partial };
}
