/**
 * Runs the batches of a search against our API and passes offers on as they arrive: streamed, else by a plain call.
 * Rules: domain `search/rate-batches`. Search-and-browse §7 "Rates", §8.
 */
import type { HotelRatesLine, RatesBody, RatesHotel } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import {
  afterFailure,
  isNoAvailability,
  isTooMuch,
  RATE_CONCURRENCY,
  type RateBatch,
  type RateFailure,
  rateBatches,
  ratePause,
} from '@tenth-night/domain/search/rate-batches';
import type { ApiClient } from '../api/api-client';
import { pause } from '../time/pause';
import { askPlain, askStream } from './rate-call';
import { toOffers } from './rate-lines';

export type RateStatus = 'success' | 'empty' | 'failed' | 'aborted';

export type RateStreamEvents = {
  onOffers(offers: readonly HotelOffers[]): void;
  /** The batch is done: its hotels without offers will get none. */
  onBatchDone(hotelIds: readonly string[], outcome: RateStatus): void;
};

export type RateQuestion = Omit<RatesBody, 'hotelIds' | 'hotels'>;

type Options = {
  readonly isStreaming: boolean;
  readonly signal: AbortSignal;
  /** The known facts of a hotel. The request sends them beside the id. */
  describe(hotelId: string): RatesHotel;
  /** A random number in [0, 1). */
  chance?(): number;
};

/**
 * Resolves when every batch is done. A failed batch is reported and the others go on. An abort ends all of them
 * silently. Without hotels the result is `empty`.
 */
export async function streamRates(
  api: ApiClient,
  hotelIds: readonly string[],
  question: RateQuestion,
  events: RateStreamEvents,
  { isStreaming, signal, describe, chance = Math.random }: Options,
): Promise<RateStatus> {
  const waiting = [...rateBatches(hotelIds)];

  /** Adds the hotels of these lines to `answered`, and reports their offers. */
  function take(lines: readonly HotelRatesLine[], answered: Set<string>): void {
    for (const { hotelId } of lines) answered.add(hotelId);
    if (!signal.aborted) events.onOffers(lines.flatMap((line) => toOffers(line) ?? []));
  }

  async function ask(ids: readonly string[], answered: Set<string>): Promise<RateFailure | null> {
    const onLines = (lines: readonly HotelRatesLine[]) => take(lines, answered);
    const left = () => {
      const hotelIds = ids.filter((id) => !answered.has(id));
      return { ...question, hotelIds, hotels: hotelIds.map(describe) };
    };
    const failure = isStreaming ? await askStream(api, left(), onLines, signal) : NOT_STREAMED;
    if (!failure || isTooMuch(failure) || signal.aborted) return failure;
    return askPlain(api, left(), onLines, signal);
  }

  async function run(batch: RateBatch): Promise<Tally> {
    const answered = new Set<string>();
    const failure = await ask(batch.hotelIds, answered);
    const hasRates = answered.size > 0;
    if (!failure || isNoAvailability(failure)) return { hasRates, hasFailed: false };
    // Keeps what has arrived and asks only for the rest.
    const rest = { ...batch, hotelIds: batch.hotelIds.filter((id) => !answered.has(id)) };
    const tries = afterFailure(rest, failure, chance());
    const tallies: Tally[] = [{ hasRates, hasFailed: tries.length === 0 }];
    for (const { batch: next, afterMs } of tries) {
      await pause(afterMs, signal);
      if (!signal.aborted) tallies.push(await run(next));
    }
    return addUp(tallies);
  }

  async function work(isFirst: boolean): Promise<Tally[]> {
    if (!isFirst) await pause(ratePause(chance()), signal);
    const hotels = waiting.shift();
    if (!hotels || signal.aborted) return [];
    const tally = await run({ hotelIds: hotels, depth: 0, attempt: 0 });
    if (signal.aborted) return [];
    events.onBatchDone(hotels, statusOf(tally));
    return [tally, ...(await work(false))];
  }

  const tallies = await Promise.all(Array.from({ length: RATE_CONCURRENCY }, (_, i) => work(i === 0)));
  return signal.aborted ? 'aborted' : statusOf(addUp(tallies.flat()));
}

/** The result of a batch and all its retries. */
type Tally = { readonly hasRates: boolean; readonly hasFailed: boolean };

function addUp(tallies: readonly Tally[]): Tally {
  return {
    hasRates: tallies.some(({ hasRates }) => hasRates),
    hasFailed: tallies.some(({ hasFailed }) => hasFailed),
  };
}

function statusOf({ hasRates, hasFailed }: Tally): RateStatus {
  if (hasFailed) return 'failed';
  return hasRates ? 'success' : 'empty';
}

/** Streaming was not tried: the plain call is next. */
const NOT_STREAMED: RateFailure = { status: null, message: '' };
