import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connected } from '../testing/connected-cache';
import { freePort } from '../testing/postgres-server';
import { findRedis, type RedisServer, startRedis } from '../testing/redis-server';
import { eventually } from '../testing/test-api';
import type { OpenedCache } from './cache.port';
import { createRedisCache } from './redis-cache';
import { createRemember } from './remember';

const never = new AbortController().signal;
const program = findRedis(process.env['TEST_REDIS_PROGRAMS']);
const LEASE_MS = 300;

/** A provider that answers when the test says so. */
function byHand() {
  const calls: { answer(value: string): void; fail(): void; readonly signal: AbortSignal }[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      calls.push({ answer: resolve, fail: () => reject(new Error('no answer')), signal });
    });
  return { calls, ask };
}

describe.skipIf(!program)('machines with one Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  let machines: OpenedCache[];

  beforeAll(async () => {
    server = await startRedis(program ?? '');
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });
  beforeEach(() => {
    machines = [];
  });
  afterEach(async () => {
    await redis.flushall();
    for (const machine of machines) await machine.close();
  });

  /** Counts the callers who follow another machine. */
  async function machine() {
    const cache = createRedisCache(server.url, () => {}, { commandTimeoutMs: 10_000, leaseMs: LEASE_MS });
    machines.push(cache);
    await connected(cache);
    let followers = 0;
    const remember = createRemember({
      ...cache,
      countJoined: () => {
        followers += 1;
      },
    });
    return { remember, hasFollowed: () => followers > 0 };
  }

  async function renewals(): Promise<number> {
    return Number((await redis.info('commandstats')).match(/cmdstat_evalsha:calls=(\d+)/)?.[1] ?? 0);
  }

  const isTrue = (look: () => boolean) => eventually(async () => look(), Boolean);

  it('[API-09] make one call for equal requests, and all get its answer', async () => {
    const { calls, ask } = byHand();
    const [one, two, three] = [await machine(), await machine(), await machine()];
    const answers = [one, two, three].map(({ remember }) => remember('places:Rome', 60_000, never, ask));
    await isTrue(() => [one, two, three].filter(({ hasFollowed }) => hasFollowed()).length === 2);
    // The others may follow before the first one has sent its call.
    await isTrue(() => calls.length > 0);
    calls[0]?.answer('the Tiber');
    expect(await Promise.all(answers)).toEqual(['the Tiber', 'the Tiber', 'the Tiber']);
    expect(calls).toHaveLength(1);
  });

  it('keep waiting for a call that takes longer than a lease', async () => {
    const { calls, ask } = byHand();
    const [one, two] = [await machine(), await machine()];
    const first = one.remember('places:Rome', 60_000, never, ask);
    await isTrue(() => calls.length === 1);
    const second = two.remember('places:Rome', 60_000, never, ask);
    await isTrue(two.hasFollowed);
    await redis.config('RESETSTAT');
    // Four renewals take longer than one lease.
    await eventually(renewals, (count) => count >= 4);
    expect(calls).toHaveLength(1);
    calls[0]?.answer('late');
    expect(await Promise.all([first, second])).toEqual(['late', 'late']);
  });

  it('make their own calls at once, without a queue, if the call of another machine fails', async () => {
    const { calls, ask } = byHand();
    const [one, two, three] = [await machine(), await machine(), await machine()];
    const first = one.remember('places:Rome', 60_000, never, ask);
    await isTrue(() => calls.length === 1);
    const others = [two, three].map(({ remember }) => remember('places:Rome', 60_000, never, ask));
    await isTrue(() => two.hasFollowed() && three.hasFollowed());
    calls[0]?.fail();
    await expect(first).rejects.toThrow('no answer');
    await isTrue(() => calls.length === 3);
    for (const call of calls.slice(1)) call.answer('own');
    expect(await Promise.all(others)).toEqual(['own', 'own']);
  });

  it('make their own call if the visitor of the calling machine leaves', async () => {
    const { calls, ask } = byHand();
    const [one, two] = [await machine(), await machine()];
    const visitor = new AbortController();
    const first = one.remember('places:Rome', 60_000, visitor.signal, ask);
    await isTrue(() => calls.length === 1);
    const second = two.remember('places:Rome', 60_000, never, ask);
    await isTrue(two.hasFollowed);
    visitor.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await isTrue(() => calls.length === 2);
    calls[1]?.answer('own');
    expect(await second).toBe('own');
  });

  it('make the call again if the calling machine dies', async () => {
    const { calls, ask } = byHand();
    const [one, two] = [await machine(), await machine()];
    const first = one.remember('places:Rome', 60_000, never, ask);
    await isTrue(() => calls.length === 1);
    const second = two.remember('places:Rome', 60_000, never, ask);
    await isTrue(two.hasFollowed);
    // Without its connection, the first machine cannot renew its lease.
    await machines[0]?.close();
    await isTrue(() => calls.length === 2);
    calls[1]?.answer('own');
    expect(await second).toBe('own');
    calls[0]?.answer('too late');
    expect(await first).toBe('too late');
  });

  it('do not end the lease of another machine', async () => {
    const [one, two] = [await machine(), await machine()];
    expect([one.hasFollowed(), two.hasFollowed()]).toEqual([false, false]);
    const [first, second] = machines.map(({ leases }) => leases);
    const lease = await first?.take('places:Rome');
    // The lease disappears as if it had expired. Then the other machine takes it.
    await redis.flushall();
    const other = await second?.take('places:Rome');
    await lease?.end('done');
    expect(await first?.stateOf('places:Rome')).toBe('taken');
    await other?.end('done');
    expect(await first?.stateOf('places:Rome')).toBe('free');
  });
});

it('lets each machine make its own call while Redis is down', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const { calls, ask } = byHand();
  const caches = [createRedisCache(url, () => {}), createRedisCache(url, () => {})];
  const answers = caches.map((cache) => createRemember(cache)('places:Rome', 60_000, never, ask));
  await eventually(
    async () => calls.length,
    (count) => count === 2,
  );
  for (const call of calls) call.answer('own');
  expect(await Promise.all(answers)).toEqual(['own', 'own']);
  for (const cache of caches) await cache.close();
});
