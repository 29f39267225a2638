import { describe, expect, it } from 'vitest';
import { RATE_CONCURRENCY, rateBatches, ratePause } from './rate-batches';

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
