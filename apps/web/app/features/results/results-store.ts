/**
 * The hotels of one search and their prices as they arrive. An external store, not React state: thousands of hotels
 * get their price one after the other, and only the card whose price came is drawn again. Search-and-browse §4 "Search load".
 */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { type Place, placeCoordinates } from '@tenth-night/domain/places/place';
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../lib/api-client';
import { createRateCache } from '../../lib/rate-cache';
import { type RateQuestion, type RateStatus, streamRates } from '../../lib/rate-stream';
import type { Services } from '../../lib/services';
import { createPriceBook, type Price } from './price-book';

export type ResultsState = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly hotels: readonly HotelAtDistance[];
  readonly batches: { readonly done: number; readonly total: number; readonly failed: number };
  readonly priced: number;
};

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
  /** In whole currency units; null while it waits and where there is none. */
  perNight(hotelId: string): number | null;
  /** Runs the search until it is done or the signal ends it. */
  load(signal: AbortSignal): Promise<void>;
};

export type Search = { readonly place: Place; readonly criteria: SearchCriteria };

/** One for the page: a search that comes again within minutes asks for nothing again. */
const rateCache = createRateCache({ storage: () => localStorage, now: () => Date.now() });

export function createResultsStore(
  { place, criteria }: Search,
  { send, context }: Services,
  { api = createApiClient(send), cache = rateCache } = {},
): ResultsStore {
  const book = createPriceBook(criteria);
  const listeners = new Set<() => void>();
  const question = rateQuestion(criteria, place, context);
  const cacheKey = keyOf(question);
  let state = FIRST_STATE;

  function update(part: Partial<ResultsState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function takeOffers(hotels: readonly HotelOffers[]): void {
    if (hotels.length > 0) update({ priced: state.priced + book.write(hotels) });
  }

  function endBatch(hotelIds: readonly string[], outcome: RateStatus): void {
    const without = book.endWithout(hotelIds);
    if (outcome !== 'failed') cache.keep(cacheKey, without);
    const { done, total, failed } = state.batches;
    update({ batches: { done: done + 1, total, failed: failed + (outcome === 'failed' ? 1 : 0) } });
  }

  async function load(signal: AbortSignal): Promise<void> {
    const hotels = byDistance(await api.hotels(place.id, context.hotelLanguage, signal), placeCoordinates(place));
    if (signal.aborted) return;
    const ids = hotels.map(({ hotel }) => hotel.hotelId);
    const known = cache.read(cacheKey, ids);
    const missing = without(ids, known);
    update({ status: 'ready', hotels, batches: { done: 0, total: rateBatches(missing).length, failed: 0 } });
    takeOffers(known);
    const onOffers = (offers: readonly HotelOffers[]) => {
      cache.keep(cacheKey, offers);
      takeOffers(offers);
    };
    const { isStreaming } = criteria;
    await streamRates(api, missing, question, { onOffers, onBatchDone: endBatch }, { isStreaming, signal });
    if (!signal.aborted && missing.length > 0) cache.store(cacheKey);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    price: book.price,
    perNight: book.perNight,
    async load(signal) {
      book.clear();
      update(FIRST_STATE);
      await load(signal).catch(() => signal.aborted || update({ status: 'failed' }));
    },
  };
}

function without(ids: readonly string[], known: readonly HotelOffers[]): readonly string[] {
  const answered = new Set(known.map(({ hotelId }) => hotelId));
  return ids.filter((id) => !answered.has(id));
}

/** All that a price depends on, and not where it was searched for. */
function keyOf({ placeId: _, ...question }: RateQuestion): string {
  return JSON.stringify(question);
}

function rateQuestion(criteria: SearchCriteria, place: Place, context: Services['context']): RateQuestion {
  const { dates, travellers } = criteria;
  return {
    placeId: place.id,
    checkIn: dates.checkin,
    checkOut: dates.checkout,
    adults: travellers.adults,
    children: travellers.childrenAges.length,
    childrenAges: [...travellers.childrenAges],
    rooms: travellers.rooms,
    ...(travellers.party && {
      occupancies: travellers.party.map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] })),
    }),
    currency: context.currency,
    guestNationality: context.guestNationality,
    offersPerHotel: 1,
  };
}
