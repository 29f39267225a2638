import { describe, expect, it } from 'vitest';
import { asCaller } from '../providers/caller';
import { CallerOverShare } from '../providers/provider-error';
import { createMemoryCache } from './memory-cache';
import { createRemember } from './remember';
import { createSingleFlight } from './single-flight';

const never = new AbortController().signal;

/** Work that ends when the test says so, and counts how often it started. */
function heldWork() {
  const begun: AbortSignal[] = [];
  let finish: (answer: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      fail = reject;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { begun, work, finish: (answer: string) => finish(answer), fail: (error: Error) => fail(error) };
}

describe('a single flight', () => {
  it('[API-09] does the work once for all identical simultaneous calls', async () => {
    const { begun, work, finish } = heldWork();
    const once = createSingleFlight();
    const asked = Array.from({ length: 10 }, () => once('same', never, work));
    finish('answer');
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['answer']));
    expect(begun).toHaveLength(1);
  });

  it('starts again for a second caller when the first one is over its share', async () => {
    const { begun, work, finish, fail } = heldWork();
    const once = createSingleFlight();
    const first = asCaller('203.0.113.9', () => once('same', never, work));
    const second = asCaller('198.51.100.7', () => once('same', never, work));
    fail(new CallerOverShare('hotel-rates', '203.0.113.9'));
    await expect(first).rejects.toThrow(CallerOverShare);
    await expect.poll(() => begun.length).toBe(2);
    finish('answer');
    await expect(second).resolves.toBe('answer');
  });

  it('starts again after the previous flight has ended, even if that one failed', async () => {
    const { begun, work, finish, fail } = heldWork();
    const once = createSingleFlight();
    const failed = Promise.allSettled([once('same', never, work), once('same', never, work)]);
    fail(new Error('no'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const second = once('same', never, work);
    finish('yes');
    expect([await second, begun.length]).toEqual(['yes', 2]);
  });

  it('continues for the remaining callers when one leaves', async () => {
    const { begun, work, finish } = heldWork();
    const once = createSingleFlight();
    const leave = new AbortController();
    const leaver = once('same', leave.signal, work);
    const stayer = once('same', never, work);
    leave.abort();
    await expect(leaver).rejects.toThrow('aborted');
    expect(begun[0]?.aborted).toBe(false);
    finish('answer');
    expect(await stayer).toBe('answer');
  });

  it('stops when nobody waits any more, and a new caller does not join it while it stops', async () => {
    const { begun, work, finish } = heldWork();
    const once = createSingleFlight();
    const leave = new AbortController();
    const leavers = Promise.allSettled([once('same', leave.signal, work), once('same', leave.signal, work)]);
    leave.abort();
    await leavers;
    expect(begun[0]?.aborted).toBe(true);
    const next = once('same', never, work);
    finish('answer');
    expect([await next, begun.length]).toEqual(['answer', 2]);
  });

  it('does not start for a caller that has already gone', async () => {
    const { begun, work } = heldWork();
    await expect(createSingleFlight()('same', AbortSignal.abort(), work)).rejects.toThrow('aborted');
    expect(begun).toEqual([]);
  });
});

describe('a cached value', () => {
  it('is loaded once, then kept for its time; null is not kept', async () => {
    let now = 0;
    const asked: string[] = [];
    const remember = createRemember(createMemoryCache({ maxBytes: 10_000, now: () => now }));
    const ask = (key: string, answer: unknown) =>
      remember(key, 1_000, never, async () => {
        asked.push(key);
        return answer;
      });
    expect([await ask('a', { n: 1 }), await ask('a', { n: 2 })]).toEqual([{ n: 1 }, { n: 1 }]);
    now = 1_000;
    expect(await ask('a', { n: 3 })).toEqual({ n: 3 });
    expect([await ask('none', null), await ask('none', null)]).toEqual([null, null]);
    expect(asked).toEqual(['a', 'a', 'none', 'none']);
  });
});
