/** Runs the batches of a search against our API and hands over offers as they arrive. Rules: domain `search/rate-batches`. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { RatesBody, RatesLine } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { RATE_CONCURRENCY, rateBatches, ratePause } from '@tenth-night/domain/search/rate-batches';
import type { ApiClient } from './api-client';

export type BatchOutcome = 'success' | 'empty' | 'failed';

export type RateStreamEvents = {
  onOffers(offers: readonly HotelOffers[]): void;
  /** Every hotel of the batch that has no offers by now has none to come. */
  onBatchDone(hotelIds: readonly string[], outcome: BatchOutcome): void;
};

export type RateQuestion = Omit<RatesBody, 'hotelIds'>;

/** Resolves when every batch is done. A failed batch is reported and the others go on; an abort ends all, silently. */
export async function streamRates(
  api: ApiClient,
  hotelIds: readonly string[],
  question: RateQuestion,
  events: RateStreamEvents,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...rateBatches(hotelIds)];

  async function work(isFirst: boolean): Promise<void> {
    if (!isFirst) await pause(ratePause(Math.random()));
    const batch = waiting.shift();
    if (!batch || signal.aborted) return;
    const outcome = await runBatch(api, { ...question, hotelIds: [...batch] }, events, signal);
    if (signal.aborted) return;
    events.onBatchDone(batch, outcome);
    await work(false);
  }

  await Promise.all(Array.from({ length: RATE_CONCURRENCY }, (_, i) => work(i === 0)));
}

async function runBatch(
  api: ApiClient,
  body: RatesBody,
  events: RateStreamEvents,
  signal: AbortSignal,
): Promise<BatchOutcome> {
  let outcome: BatchOutcome = 'failed';
  try {
    for await (const lines of api.streamRates(body, signal)) {
      if (signal.aborted) break;
      for (const line of lines) if ('done' in line) outcome = line.status;
      events.onOffers(lines.flatMap((line) => toOffers(line) ?? []));
    }
  } catch {
    // Also a lost connection: what has arrived is kept, the rest of the batch has no rates.
    return 'failed';
  }
  return outcome;
}

function toOffers(line: RatesLine): HotelOffers | null {
  if ('done' in line) return null;
  const offers = line.offers.flatMap((offer) => decodeOffer(offer) ?? []);
  return offers.length > 0 ? { hotelId: line.hotelId, offers } : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
