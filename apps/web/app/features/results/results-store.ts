/**
 * The hotels of one search and their prices as they arrive. An external store, not React state: thousands of hotels
 * get their price one after the other, and only the card whose price came is drawn again. Search-and-browse §4 "Search load".
 */
import { bestOffer, type HotelOffers, type Offer } from '@tenth-night/domain/offers/offer';
import { type Place, placeCoordinates } from '@tenth-night/domain/places/place';
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../lib/api-client';
import { type BatchOutcome, type RateQuestion, streamRates } from '../../lib/rate-stream';
import type { Services } from '../../lib/services';

/** `none` once its batch is done without a rate for it. */
export type Price = Offer | 'waiting' | 'none';

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
  /** Runs the search until it is done or the signal ends it. */
  load(signal: AbortSignal): Promise<void>;
};

export type Search = { readonly place: Place; readonly criteria: SearchCriteria };

export function createResultsStore(
  { place, criteria }: Search,
  { send, context }: Services,
  api = createApiClient(send),
): ResultsStore {
  const listeners = new Set<() => void>();
  const prices = new Map<string, Offer | 'none'>();
  let state = FIRST_STATE;

  function update(part: Partial<ResultsState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function takeOffers(hotels: readonly HotelOffers[]): void {
    for (const { hotelId, offers } of hotels) prices.set(hotelId, bestOffer(offers) ?? 'none');
    update({ priced: state.priced + hotels.length });
  }

  function endBatch(hotelIds: readonly string[], outcome: BatchOutcome): void {
    for (const id of hotelIds) if (!prices.has(id)) prices.set(id, 'none');
    const { done, total, failed } = state.batches;
    update({ batches: { done: done + 1, total, failed: failed + (outcome === 'failed' ? 1 : 0) } });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    price: (hotelId) => prices.get(hotelId) ?? 'waiting',
    async load(signal) {
      prices.clear();
      update(FIRST_STATE);
      try {
        const hotels = byDistance(await api.hotels(place.id, context.hotelLanguage, signal), placeCoordinates(place));
        if (signal.aborted) return;
        const ids = hotels.map(({ hotel }) => hotel.hotelId);
        update({ status: 'ready', hotels, batches: { done: 0, total: rateBatches(ids).length, failed: 0 } });
        const events = { onOffers: takeOffers, onBatchDone: endBatch };
        await streamRates(api, ids, rateQuestion(criteria, place, context), events, signal);
      } catch {
        if (!signal.aborted) update({ status: 'failed' });
      }
    },
  };
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
    currency: context.currency,
    guestNationality: context.guestNationality,
    offersPerHotel: 1,
  };
}
