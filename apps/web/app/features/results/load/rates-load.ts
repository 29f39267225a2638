/**
 * Loads the rates of the hotels that still have none. The document brings those of the first cards, our API the others.
 * Search-and-browse §4 "Search load".
 */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { priceSpinnerMs } from '@tenth-night/domain/search/price-spinner';
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../../lib/api/api-client';
import { createLog } from '../../../lib/page/log';
import type { Services } from '../../../lib/page/services';
import { createRateCache } from '../../../lib/rates/rate-cache';
import { type RateQuestion, type RateStatus, type RateStreamEvents, streamRates } from '../../../lib/rates/rate-stream';
import type { DocumentRates } from './document-rates';
import type { PriceBook } from './price-book';
import { rateQuestion, toRatesHotel } from './rate-question';
import type { ResultsState, Search } from './results-store';

/** Where the results are written. */
export type Ledger = {
  readonly book: PriceBook;
  readonly inDocument: DocumentRates;
  state(): ResultsState;
  update(part: Partial<ResultsState>): void;
};

export type LoadWorld = {
  readonly api?: ReturnType<typeof createApiClient>;
  readonly cache?: ReturnType<typeof createRateCache>;
};

export function createRatesLoad(search: Search, services: Services, ledger: Ledger, world: LoadWorld) {
  const { book, inDocument, state, update } = ledger;
  const { api = services.single(createApiClient), cache = services.single(createRateCache) } = world;
  const question = rateQuestion(search, services.context);
  const cacheKey = keyOf(question);

  function takeOffers(hotels: readonly HotelOffers[]): void {
    if (hotels.length === 0) return;
    book.write(hotels);
    update(book.summary());
  }

  /** Safe to repeat. */
  function followDocument(): Promise<boolean> {
    return inDocument.follow((offers) => {
      cache.keep(cacheKey, offers);
      takeOffers(offers.filter(({ hotelId }) => book.price(hotelId) === 'waiting'));
    });
  }

  /** Loads rates only for hotels that still wait: a search that was left and reopened continues. */
  async function loadRates(hotels: readonly HotelAtDistance[], signal: AbortSignal): Promise<void> {
    const ids = hotels.map(({ hotel }) => hotel.hotelId).filter((id) => book.price(id) === 'waiting');
    const known = cache.read(cacheKey, ids);
    const [coming, missing] = split(without(ids, known), inDocument.hotelIds);
    const batches = { done: 0, total: rateBatches(missing).length + rateBatches(coming).length, failed: 0 };
    const events = createEvents(signal);
    update({ status: 'ready', hotels, batches, ...(state().rest === null && { partial: null }) });
    services.single(createLog).write('rates', { known: known.length, missing: missing.length });
    takeOffers(known);
    const options = { isStreaming: search.criteria.isStreaming, signal, describe: describing(hotels) };
    const ask: Ask = (hotelIds) => streamRates(api, hotelIds, question, events, options);
    await Promise.all([ask(missing), coming.length > 0 && endDocument(coming, events, ask)]);
    await events.ended();
    if (!signal.aborted && ids.length > known.length) await cache.store(cacheKey);
  }

  /** A batch ends when it is answered, but not before the spinner was seen. */
  function createEvents(signal: AbortSignal): RateStreamEvents & { ended(): Promise<unknown> } {
    const spinner = afterMs(priceSpinnerMs(services.site.priceSpinnerMs));
    const endings: Promise<void>[] = [];
    return {
      onOffers(offers) {
        cache.keep(cacheKey, offers);
        takeOffers(offers);
      },
      onBatchDone(hotelIds, outcome) {
        endings.push(spinner.then(() => (signal.aborted ? undefined : endBatch(hotelIds, outcome))));
      },
      ended: () => Promise.all(endings),
    };
  }

  function endBatch(hotelIds: readonly string[], outcome: RateStatus): void {
    const without = book.endWithout(hotelIds);
    if (outcome !== 'failed') cache.keep(cacheKey, without);
    const { done, total, failed } = state().batches;
    const batches = { done: done + 1, total, failed: failed + (outcome === 'failed' ? 1 : 0) };
    update({ batches, ...book.summary() });
    const facts = { outcome, hotels: hotelIds.length, without: without.length, done: done + 1, total };
    services.single(createLog).write('batch of rates', facts);
  }

  /** If the document ended without all rates, asks for the missing ones. */
  async function endDocument(hotelIds: readonly string[], events: RateStreamEvents, ask: Ask): Promise<void> {
    const isComplete = await followDocument();
    const left = hotelIds.filter((id) => book.price(id) === 'waiting');
    if (isComplete || left.length === 0) events.onBatchDone(hotelIds, 'success');
    else await ask(left);
  }

  return { followDocument, loadRates };
}

type Ask = (hotelIds: readonly string[]) => Promise<unknown>;

function describing(hotels: readonly HotelAtDistance[]) {
  const described = new Map(hotels.map(({ hotel }) => [hotel.hotelId, toRatesHotel(hotel)]));
  return (id: string) => described.get(id) ?? { id };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function without(ids: readonly string[], known: readonly HotelOffers[]): readonly string[] {
  const answered = new Set(known.map(({ hotelId }) => hotelId));
  return ids.filter((id) => !answered.has(id));
}

function split(ids: readonly string[], these: ReadonlySet<string>): readonly [readonly string[], readonly string[]] {
  return [ids.filter((id) => these.has(id)), ids.filter((id) => !these.has(id))];
}

/** Everything a price depends on, without the place. */
function keyOf({ placeId: _, ...question }: RateQuestion): string {
  return JSON.stringify(question);
}
