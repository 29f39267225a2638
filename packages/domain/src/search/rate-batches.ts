/** How we request rates for a list of hotels, and what follows a failure. Search-and-browse §8, §9; OPEN-36. */

export const RATE_BATCH_SIZE = 200;
export const RATE_CONCURRENCY = 3;
export const RATE_PAUSE_MS = { min: 50, max: 150 } as const;

export function rateBatches(hotelIds: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(hotelIds.length / RATE_BATCH_SIZE) }, (_, i) =>
    hotelIds.slice(i * RATE_BATCH_SIZE, (i + 1) * RATE_BATCH_SIZE),
  );
}

/** The pause before the next chunk. `chance` is in [0, 1). */
export function ratePause(chance: number): number {
  return Math.round(RATE_PAUSE_MS.min + chance * (RATE_PAUSE_MS.max - RATE_PAUSE_MS.min));
}

/** The sort order in every rates request: OPEN-35. */
export const RATE_SORT = { field: 'price', direction: 'ascending' } as const;

export const SPLIT_DEPTH = 4;
export const RATE_RETRIES = 3;

export type RateBatch = {
  readonly hotelIds: readonly string[];
  /** How many times it was split. */
  readonly depth: number;
  /** How many times it was retried. */
  readonly attempt: number;
};

/** `status` is null if there was no response. */
export type RateFailure = { readonly status: number | null; readonly message: string };

export type NextTry = { readonly batch: RateBatch; readonly afterMs: number };

/** Too many requests, or too large a request: half of it may work. */
export function isTooMuch({ status, message }: RateFailure): boolean {
  return status === 429 || status === 413 || /rate limit|payload too large|too many/i.test(message);
}

/** No rooms are available. This is a valid answer, not a failure. */
export function isNoAvailability(failure: { readonly code?: number | null; readonly message: string }): boolean {
  return failure.code === 2001 || /no availability/i.test(failure.message);
}

/** Returns two halves, a retry, or nothing, which means that the batch has failed. `chance` is in [0, 1). */
export function afterFailure(batch: RateBatch, failure: RateFailure, chance: number): readonly NextTry[] {
  const { hotelIds, depth, attempt } = batch;
  if (isTooMuch(failure) && hotelIds.length > 1 && depth < SPLIT_DEPTH) {
    const middle = Math.ceil(hotelIds.length / 2);
    return [hotelIds.slice(0, middle), hotelIds.slice(middle)].map((half) => ({
      batch: { hotelIds: half, depth: depth + 1, attempt: 0 },
      afterMs: ratePause(chance),
    }));
  }
  if (attempt >= RATE_RETRIES) return [];
  return [{ batch: { ...batch, attempt: attempt + 1 }, afterMs: backOff(attempt, chance) }];
}

const BACK_OFF_MS = { first: 400, most: 5000, jitter: 200 } as const;

function backOff(attempt: number, chance: number): number {
  return Math.min(BACK_OFF_MS.most, BACK_OFF_MS.first * 2 ** attempt) + Math.floor(chance * BACK_OFF_MS.jitter);
}
