import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  isNoAvailability,
  isTooMuch,
  RATE_CONCURRENCY,
  type RateBatch,
  type RateFailure,
  rateBatches,
  ratePause,
} from './rate-batches';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `lp${i}`);

describe('rate batches', () => {
  it('[RATE-22] hold 200 hotels each, in the order of the list', () => {
    const batches = rateBatches(ids(450));
    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50]);
    expect(batches.flat()).toEqual(ids(450));
    expect(rateBatches([])).toEqual([]);
  });

  it('[RATE-25] run 3 at once at most', () => {
    expect(RATE_CONCURRENCY).toBe(3);
  });

  it('[RATE-26] wait 50 to 150 ms between chunks', () => {
    expect(ratePause(0)).toBe(50);
    expect(ratePause(0.5)).toBe(100);
    expect(ratePause(0.999)).toBe(150);
  });
});

describe('after a failure', () => {
  const batch = (hotels: number, part: Partial<RateBatch> = {}): RateBatch => ({
    hotelIds: ids(hotels),
    depth: 0,
    attempt: 0,
    ...part,
  });
  const limited: RateFailure = { status: 429, message: '' };
  const broken: RateFailure = { status: 502, message: 'Bad gateway' };
  const sizes = (one: RateBatch, failure: RateFailure) =>
    afterFailure(one, failure, 0).map(({ batch: { hotelIds } }) => hotelIds.length);

  const splits = (failure: RateFailure) => {
    expect(isTooMuch(failure)).toBe(true);
    return sizes(batch(200), failure);
  };

  it('[RATE-34][RATE-35] splits the batch after a status of too many calls, or of too large a body', () => {
    expect(splits({ status: 429, message: '' })).toEqual([100, 100]); // RATE-34
    expect(splits({ status: 413, message: '' })).toEqual([100, 100]); // RATE-35
  });

  it('[RATE-36][RATE-37][RATE-38] splits the batch after a message that says the same, whatever the status', () => {
    expect(splits({ status: 400, message: 'Rate limit exceeded' })).toEqual([100, 100]); // RATE-36
    expect(splits({ status: null, message: 'payload too large' })).toEqual([100, 100]); // RATE-37
    expect(splits({ status: 500, message: 'Too many requests' })).toEqual([100, 100]); // RATE-38
  });

  it('[RATE-31] splits in half, and loses no hotel', () => {
    const halves = afterFailure(batch(7), limited, 0);
    expect(halves.map(({ batch: { hotelIds } }) => hotelIds.length)).toEqual([4, 3]);
    expect(halves.flatMap(({ batch: { hotelIds } }) => hotelIds)).toEqual(ids(7));
    expect(halves.map(({ batch: { depth, attempt } }) => [depth, attempt])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('[RATE-32] splits up to 4 levels deep, then backs off', () => {
    expect(sizes(batch(50, { depth: 3 }), limited)).toEqual([25, 25]);
    expect(sizes(batch(25, { depth: 4 }), limited)).toEqual([25]);
    expect(sizes(batch(1), limited)).toEqual([1]);
  });

  it('[RATE-33] backs off and retries up to 3 times, then fails', () => {
    expect([0, 1, 2, 3].map((attempt) => sizes(batch(200, { attempt }), broken))).toEqual([[200], [200], [200], []]);
    expect(afterFailure(batch(200, { attempt: 1 }), broken, 0)[0]?.batch.attempt).toBe(2);
  });

  it('[RATE-39] waits min(5000, 400·2^attempt) ms and up to 200 ms more', () => {
    const waits = (chance: number) =>
      [0, 1, 2].map((attempt) => afterFailure(batch(1, { attempt }), broken, chance)[0]?.afterMs);
    expect(waits(0)).toEqual([400, 800, 1600]);
    expect(waits(0.999)).toEqual([599, 999, 1799]);
  });

  it('[RATE-29][RATE-30] treats code 2001 and no availability as an answer', () => {
    expect(isNoAvailability({ code: 2001, message: '' })).toBe(true);
    expect(isNoAvailability({ message: 'No availability found' })).toBe(true);
    expect(isNoAvailability({ code: 5000, message: 'broken' })).toBe(false);
  });
});
