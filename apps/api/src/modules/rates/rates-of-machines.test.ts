import type { HotelOffers, Offer } from '@tenth-night/domain/offers/offer';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedCache } from '../../cache/cache.port';
import { createRedisCache } from '../../cache/redis-cache';
import { connected } from '../../testing/connected-cache';
import { findRedis, type RedisServer, startRedis } from '../../testing/redis-server';
import { eventually } from '../../testing/test-api';
import { createRatePool } from './rate-pool';
import { type Call, providerByHand } from './testing/provider-by-hand';

const program = findRedis(process.env['TEST_REDIS_PROGRAMS']);
const price = { minor: 9_000, currency: 'EUR' };
const offer = { price, payAtHotel: { ...price, minor: 0 }, suggested: null, freeCancellationUntil: null } as Offer;
const priced = (hotelId: string): HotelOffers => ({ hotelId, offers: [offer] });

const request = (...hotelIds: string[]) => ({
  hotelIds,
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  rooms: [{ adults: 2, childrenAges: [] }],
  ...{ currency: 'EUR', guestNationality: 'US', offersPerHotel: 1 },
});

describe.skipIf(!program)('rates of an equal search on another machine', () => {
  let server: RedisServer;
  let caches: OpenedCache[] = [];
  let calls: Call[] = [];

  beforeAll(async () => {
    server = await startRedis(program ?? '');
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    for (const cache of caches) await cache.close();
    caches = [];
    calls = [];
  });

  async function machine() {
    const cache = await connected(createRedisCache(server.url, () => {}, { commandTimeoutMs: 10_000, leaseMs: 300 }));
    caches.push(cache);
    let followed = 0;
    const countJoined = () => {
      followed += 1;
    };
    const pool = createRatePool(providerByHand(calls), { ...cache, countJoined });
    return { pool, hasFollowed: () => followed > 0 };
  }

  function read({ pool }: Awaited<ReturnType<typeof machine>>, ...hotelIds: string[]) {
    const seen: string[] = [];
    const visitor = new AbortController();
    const done = (async () => {
      for await (const group of pool.stream(request(...hotelIds), visitor.signal))
        seen.push(...group.map(({ hotelId }) => hotelId));
    })();
    done.catch(() => {});
    return { seen, done, visitor };
  }

  const isTrue = (look: () => boolean) => eventually(async () => look(), Boolean);

  /** Two visitors on two machines. The machine of the first visitor calls the provider. */
  async function follow(...hotelIds: string[]) {
    const [one, two] = [await machine(), await machine()];
    const first = read(one, ...hotelIds);
    await isTrue(() => calls.length === 1);
    const second = read(two, ...hotelIds);
    await isTrue(two.hasFollowed);
    return { first, second };
  }

  it('[API-09] arrive there at the same time, with one call to the provider', async () => {
    const { first, second } = await follow('a', 'b', 'sold-out');
    calls[0]?.send(priced('a'));
    await isTrue(() => second.seen.length === 1);
    expect(first.seen).toEqual(['a']);
    calls[0]?.send(priced('b'));
    calls[0]?.finish();
    await Promise.all([first.done, second.done]);
    expect(second.seen).toEqual(['a', 'b']);
    expect(calls).toHaveLength(1);
  });

  it('are requested there, if they are still missing, when the first visitor leaves', async () => {
    const { first, second } = await follow('c', 'd');
    calls[0]?.send(priced('c'));
    await isTrue(() => second.seen.length === 1);
    first.visitor.abort();
    await isTrue(() => calls.length === 2);
    expect(calls[1]?.hotelIds).toEqual(['d']);
    calls[1]?.send(priced('d'));
    calls[1]?.finish();
    await second.done;
    expect(second.seen).toEqual(['c', 'd']);
  });

  it('are requested there when the first call fails', async () => {
    const { first, second } = await follow('e');
    calls[0]?.finish(new Error('lost'));
    await expect(first.done).rejects.toThrow('lost');
    await isTrue(() => calls.length === 2);
    calls[1]?.send(priced('e'));
    calls[1]?.finish();
    await second.done;
    expect(second.seen).toEqual(['e']);
  });
});
