import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedCache } from '../cache/cache.port';
import { createRedisCache } from '../cache/redis-cache';
import { findRedis, type RedisServer, startRedis } from '../testing/redis-server';
import { eventually, startTestApi, type TestApi } from '../testing/test-api';
import type { BucketTake } from './buckets.port';

const program = findRedis(process.env['TEST_REDIS_PROGRAMS']);
const RULE = { burst: 5, everyMs: 60_000 };

describe.skipIf(!program)('buckets in Redis', () => {
  let server: RedisServer;
  let machines: readonly OpenedCache[];

  beforeAll(async () => {
    server = await startRedis(program ?? '');
    machines = [0, 1].map(() => createRedisCache(server.url, () => {}, { commandTimeoutMs: 20_000 }));
    for (const machine of machines) await eventually(() => isReached(machine), Boolean);
  });
  afterAll(async () => {
    for (const machine of machines) await machine.close();
    await server.stop();
  });

  const take = (machine: number, bucket: BucketTake) => machines[machine]?.buckets?.take(bucket) ?? Promise.reject();

  it('are shared by two machines, even with simultaneous requests', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, (_, i) => take(i % 2, { key: 'one address', ...RULE })));
    const refused = waits.filter((ms) => ms !== 0);
    expect(refused).toHaveLength(15);
    expect(refused.every((ms) => ms > 0 && ms <= 60_000)).toBe(true);
    expect(await take(1, { key: 'another address', ...RULE })).toBe(0);
  });

  it('get new tokens as time passes', async () => {
    const quick = { key: 'quick', burst: 1, everyMs: 20 };
    expect(await take(0, quick)).toBe(0);
    expect(
      await eventually(
        () => take(0, quick),
        (ms) => ms === 0,
      ),
    ).toBe(0);
  });

  it('limit one address across both machines, and refuse nobody when Redis is down', async () => {
    const apis = await Promise.all(machines.map((cache) => startTestApi({ hasLimits: true, cache })));
    const cancel = ({ app }: TestApi, address: string) =>
      app.inject({ method: 'POST', url: '/api/booking/cancel', headers: { 'x-forwarded-for': address }, payload: {} });
    // Each machine alone would allow its half of these requests.
    const calls = Array.from({ length: 25 }, () => apis.map((api) => cancel(api, '203.0.113.9'))).flat();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(30);
    expect(statuses).toContain(429);

    await server.stop();
    for (const api of apis) expect((await cancel(api, '203.0.113.9')).statusCode).toBe(400);
    for (const api of apis) await api.close();
  });
});

async function isReached(cache: OpenedCache): Promise<boolean> {
  await cache.set('probe', Buffer.from('x'), 10_000);
  return (await cache.get('probe')) !== null;
}
