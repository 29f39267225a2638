import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected } from '../testing/connected-cache';
import { findRedis, type RedisServer, startRedis } from '../testing/redis-server';
import { eventually } from '../testing/test-api';
import type { OpenedCache } from './cache.port';
import { createMemoryCache } from './memory-cache';
import { createRedisCache } from './redis-cache';

/** On a busy machine, a command may take longer than a visitor would wait. */
const PATIENT = { commandTimeoutMs: 10_000 };

const text = (value: Buffer | null) => value?.toString() ?? null;

/** Both caches must pass the same tests. */
function cacheSuite(open: () => Promise<OpenedCache>, passTime: (ms: number) => Promise<void>) {
  let cache: OpenedCache;

  beforeAll(async () => {
    cache = await open();
  });
  afterAll(() => cache.close());

  it('returns nothing for a key that was never set', async () => {
    expect(await cache.get('never')).toBeNull();
  });

  it('returns the stored bytes unchanged', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128, 0]);
    await cache.set('bytes', bytes, 60_000);
    expect((await cache.get('bytes'))?.equals(bytes)).toBe(true);
  });

  it('distinguishes an empty value from a missing one', async () => {
    await cache.set('empty', Buffer.alloc(0), 60_000);
    expect((await cache.get('empty'))?.byteLength).toBe(0);
  });

  it('keeps the last value', async () => {
    await cache.set('twice', Buffer.from('first'), 60_000);
    await cache.set('twice', Buffer.from('second'), 60_000);
    expect(text(await cache.get('twice'))).toBe('second');
  });

  it('distinguishes keys with special characters', async () => {
    await cache.set('places:fr:Île de Ré', Buffer.from('island'), 60_000);
    expect(text(await cache.get('places:fr:Île de Ré'))).toBe('island');
    expect(await cache.get('places:fr:Ile de Re')).toBeNull();
  });

  it('drops a value when it expires, and not before', async () => {
    await cache.set('short', Buffer.from('x'), 60_000);
    await cache.set('long', Buffer.from('y'), 120_000);
    expect(text(await cache.get('short'))).toBe('x');
    await passTime(60_001);
    expect(await cache.get('short')).toBeNull();
    expect(text(await cache.get('long'))).toBe('y');
  });

  it('accepts 200 keys at once, and a value of 3 MB', async () => {
    const keys = Array.from({ length: 200 }, (_, i) => `many-${i}`);
    await Promise.all(keys.map((key) => cache.set(key, Buffer.from(key), 60_000)));
    expect((await cache.getMany(['many-unknown', ...keys])).map(text)).toEqual([null, ...keys]);
    expect(await cache.getMany([])).toEqual([]);
    const large = Buffer.alloc(3_000_000, 7);
    await cache.set('large', large, 60_000);
    expect((await cache.get('large'))?.equals(large)).toBe(true);
  });
}

describe('a cache in memory', () => {
  let now = 0;
  cacheSuite(
    async () => createMemoryCache({ maxBytes: 10_000_000, now: () => now }),
    async (ms) => {
      now += ms;
    },
  );
});

const program = findRedis(process.env['TEST_REDIS_PROGRAMS']);

describe.skipIf(!program)('a cache in Redis', () => {
  let server: RedisServer;
  const reports: string[] = [];
  const open = () => createRedisCache(server.url, (message) => reports.push(message), PATIENT);
  cacheSuite(
    async () => {
      server = await startRedis(program ?? '');
      return connected(open());
    },
    (ms) => hurry(server.url, ms),
  );
  afterAll(() => server.stop());

  it('reads a batch of keys in one command', async () => {
    const cache = await connected(open());
    const redis = new Redis(server.url);
    await redis.config('RESETSTAT');
    await cache.getMany(Array.from({ length: 200 }, (_, i) => `rates-${i}`));
    const reads = (await redis.info('commandstats')).match(/cmdstat_m?get:calls=\d+/g);
    expect(reads).toEqual(['cmdstat_mget:calls=1']);
    await redis.quit();
    await cache.close();
  });

  it('returns nothing while Redis is down, reports that once, and recovers', async () => {
    const cache = await connected(open());
    const { port } = new URL(server.url);
    await server.stop();
    await cache.set('lost', Buffer.from('x'), 60_000);
    expect(await cache.get('lost')).toBeNull();
    expect(await cache.getMany(['lost', 'too'])).toEqual([null, null]);
    await eventually(
      async () => reports.length,
      (count) => count > 0,
    );
    server = await startRedis(program ?? '', Number(port));
    await connected(cache);
    await cache.close();
    const own = reports.filter((report) => report.includes('Cannot reach Redis'));
    // Two caches were open: this one and the one of the suite. Each reports once.
    expect(own.length).toBeLessThanOrEqual(2);
    expect(reports.some((report) => report.includes('Connected to Redis again'))).toBe(true);
  });
});

/** Shortens the time that every key has left, because a test cannot move the clock of Redis. */
async function hurry(url: string, ms: number): Promise<void> {
  const redis = new Redis(url);
  for (const key of await redis.keys('*')) await redis.pexpire(key, (await redis.pttl(key)) - ms);
  await redis.quit();
}
