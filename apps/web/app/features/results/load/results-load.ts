/**
 * Loads a search in two steps: the list of hotels, then the rates of the hotels that still have none. Search-and-browse
 * §4 "Search load".
 */
import type { RatesHotel } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { type Place, placeCoordinates } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { priceSpinnerMs } from '@tenth-night/domain/search/price-spinner';
import { RATE_SORT, rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../../lib/api/api-client';
import { createLog } from '../../../lib/page/log';
import type { Services } from '../../../lib/page/services';
import { createRateCache } from '../../../lib/rates/rate-cache';
import { type RateQuestion, type RateStatus, type RateStreamEvents, streamRates } from '../../../lib/rates/rate-stream';
import type { PriceBook } from './price-book';
import type { ResultsState, Search } from './results-store';

/** Where the results are written. */
type Ledger = {
  readonly book: PriceBook;
  state(): ResultsState;
  update(part: Partial<ResultsState>): void;
};

export type LoadWorld = {
  readonly api?: ReturnType<typeof createApiClient>;
  readonly cache?: ReturnType<typeof createRateCache>;
};

export function createResultsLoad(
  { place, criteria }: Search,
  services: Services,
  { book, state, update }: Ledger,
  { api = services.single(createApiClient), cache = services.single(createRateCache) }: LoadWorld = {},
) {
  const { context, site } = services;
  const log = services.single(createLog);
  const question = rateQuestion(criteria, place, context);
  const cacheKey = keyOf(question);

  function takeOffers(hotels: readonly HotelOffers[]): void {
    if (hotels.length > 0) update({ priced: state().priced + book.write(hotels) });
  }

  function endBatch(hotelIds: readonly string[], outcome: RateStatus): void {
    const without = book.endWithout(hotelIds);
    if (outcome !== 'failed') cache.keep(cacheKey, without);
    const { done, total, failed } = state().batches;
    update({ batches: { done: done + 1, total, failed: failed + (outcome === 'failed' ? 1 : 0) } });
    log.write('batch of rates', { outcome, hotels: hotelIds.length, without: without.length, done: done + 1, total });
  }

  async function loadHotels(signal: AbortSignal): Promise<readonly HotelAtDistance[]> {
    log.write('search', { place: place.name, streaming: criteria.isStreaming });
    const listed = await api.hotels(place.id, context.hotelLanguage, signal);
    // Decoding thousands of hotels, sorting and drawing them are three tasks, so that key presses can run in between.
    await afterMs(0);
    const hotels = byDistance(listed, placeCoordinates(place));
    await afterMs(0);
    log.write('list of hotels', { hotels: hotels.length });
    return hotels;
  }

  /** Loads rates only for hotels that still wait: a search that was left and reopened continues. */
  async function loadRates(hotels: readonly HotelAtDistance[], signal: AbortSignal): Promise<void> {
    const ids = hotels.map(({ hotel }) => hotel.hotelId).filter((id) => book.price(id) === 'waiting');
    const known = cache.read(cacheKey, ids);
    const missing = without(ids, known);
    const spinner = afterMs(priceSpinnerMs(site.priceSpinnerMs));
    update({ status: 'ready', hotels, batches: { done: 0, total: rateBatches(missing).length, failed: 0 } });
    log.write('rates', { known: known.length, missing: missing.length });
    takeOffers(known);
    const endings: Promise<void>[] = [];
    const events: RateStreamEvents = {
      onOffers(offers) {
        cache.keep(cacheKey, offers);
        takeOffers(offers);
      },
      onBatchDone(hotelIds, outcome) {
        endings.push(spinner.then(() => (signal.aborted ? undefined : endBatch(hotelIds, outcome))));
      },
    };
    const described = new Map(hotels.map(({ hotel }) => [hotel.hotelId, toRatesHotel(hotel)]));
    const describe = (id: string) => described.get(id) ?? { id };
    await streamRates(api, missing, question, events, { isStreaming: criteria.isStreaming, signal, describe });
    await Promise.all(endings);
    if (!signal.aborted && missing.length > 0) cache.store(cacheKey);
  }

  return { loadHotels, loadRates };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function without(ids: readonly string[], known: readonly HotelOffers[]): readonly string[] {
  const answered = new Set(known.map(({ hotelId }) => hotelId));
  return ids.filter((id) => !answered.has(id));
}

/** Everything a price depends on, without the place. */
function keyOf({ placeId: _, ...question }: RateQuestion): string {
  return JSON.stringify(question);
}

function toRatesHotel({ hotelId: id, latitude, longitude, name, city, country }: Hotel): RatesHotel {
  return { id, latitude, longitude, name, city, country };
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
    sort: [RATE_SORT],
    offersPerHotel: 1,
  };
}
