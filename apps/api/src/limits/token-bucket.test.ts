import { describe, expect, it } from 'vitest';
import { createMemoryBuckets } from './memory-buckets';
import { createSharedBuckets } from './shared-buckets';
import { takeToken } from './token-bucket';

const RULE = { burst: 3, everyMs: 1_000 };

/** Takes a token at each of these times. Returns how long each caller has to wait. */
function waits(moments: readonly number[]): number[] {
  let fullAt: number | null = null;
  return moments.map((now) => {
    const taken = takeToken(fullAt, now, RULE);
    fullAt = taken.fullAt;
    return taken.waitMs;
  });
}

describe('a bucket', () => {
  it('allows a burst, and then says how long to wait for the next token', () => {
    expect(waits([0, 0, 0, 0, 250])).toEqual([0, 0, 0, 1_000, 750]);
  });

  it('gives one new token in every interval', () => {
    expect(waits([0, 0, 0, 1_000, 1_500, 2_000, 3_000, 3_999])).toEqual([0, 0, 0, 0, 500, 0, 0, 1]);
  });

  it('is full again after a quiet time, and never holds more than the burst', () => {
    expect(waits([0, 0, 0, 60_000, 60_000, 60_000, 60_000])).toEqual([0, 0, 0, 0, 0, 0, 1_000]);
  });

  it('loses no tokens to refused calls', () => {
    expect(waits([0, 0, 0, ...Array(50).fill(10), 1_000]).at(-1)).toBe(0);
  });
});

describe('buckets in memory', () => {
  it('are separate for each key', async () => {
    const buckets = createMemoryBuckets(() => 0);
    for (let k = 0; k < 3; k++) await buckets.take({ key: 'a', ...RULE });
    expect(await buckets.take({ key: 'a', ...RULE })).toBe(1_000);
    expect(await buckets.take({ key: 'b', ...RULE })).toBe(0);
  });

  it('do not exceed their maximum number, and those in use are kept', async () => {
    const buckets = createMemoryBuckets(() => 0, 100);
    for (let k = 0; k < 3; k++) await buckets.take({ key: 'busy', ...RULE });
    for (let k = 0; k < 1_000; k++) {
      await buckets.take({ key: `passer-by ${k}`, ...RULE });
      expect(await buckets.take({ key: 'busy', ...RULE })).toBe(1_000);
    }
    expect(buckets.size()).toBe(100);
  });
});

describe('shared buckets', () => {
  it('refuse nobody while they are unreachable, and still count locally', async () => {
    const clock = { now: 0 };
    const now = () => clock.now;
    let asked = 0;
    const broken = {
      take: async () => {
        asked += 1;
        throw new Error('no connection');
      },
    };
    const buckets = createSharedBuckets(broken, createMemoryBuckets(now), now);
    const take = () => buckets.take({ key: 'a', ...RULE });
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 1_000]);
    expect(asked).toBe(1);
    clock.now = 2_000;
    expect(await take()).toBe(0);
    expect(asked).toBe(2);
  });
});
