import type { HotelOffers, Offer } from '@tenth-night/domain/offers/offer';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../cache/memory-cache';
import type { RatesRequest } from '../../providers/ports/hotel-rates.port';
import { createRatePool, type RatePool } from './rate-pool';
import { type Call, providerByHand } from './testing/provider-by-hand';

const never = new AbortController().signal;
const offer = (minor: number) => ({
  price: { minor, currency: 'EUR' },
  payAtHotel: { minor: 0, currency: 'EUR' },
  suggested: null,
  freeCancellationUntil: null,
});
const priced = (hotelId: string, ...prices: number[]) =>
  ({ hotelId, offers: prices.map((minor) => offer(minor) as Offer) }) satisfies HotelOffers;

const question = (hotelIds: readonly string[], part: Partial<RatesRequest> = {}): RatesRequest => ({
  hotelIds,
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  rooms: [{ adults: 2, childrenAges: [] }],
  currency: 'EUR',
  guestNationality: 'US',
  offersPerHotel: 1,
  ...part,
});

let now: number;
let calls: Call[];
let pool: RatePool;

beforeEach(() => {
  now = 0;
  calls = [];
  const cache = createMemoryCache({ maxBytes: 1_000_000, now: () => now });
  pool = createRatePool(providerByHand(calls), cache);
});

/** Waits a few turns of the event loop, for everything that needs no other event. */
async function settled() {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts to read the stream. `seen` grows when hotels arrive. */
function read(request: RatesRequest, signal = new AbortController().signal) {
  const seen: string[] = [];
  const done = (async () => {
    for await (const group of pool.stream(request, signal)) seen.push(...group.map(({ hotelId }) => hotelId));
  })();
  done.catch(() => {});
  return { seen, done };
}

async function fill(...hotels: HotelOffers[]) {
  const { done } = read(question(hotels.map(({ hotelId }) => hotelId)));
  await settled();
  calls[0]?.send(...hotels.filter(({ offers }) => offers.length > 0));
  calls[0]?.finish();
  await done;
  await settled();
  calls.length = 0;
}

describe('cached rates', () => {
  it('come at once, and only the others are requested from the provider', async () => {
    await fill(priced('a', 100), priced('b', 200));
    const { seen, done } = read(question(['a', 'b', 'c']));
    await settled();
    expect(seen).toEqual(['a', 'b']);
    expect(calls.map(({ hotelIds }) => hotelIds)).toEqual([['c']]);
    calls[0]?.send(priced('c', 300));
    calls[0]?.finish();
    await done;
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('are cached for 180 seconds, even for a hotel without rates', async () => {
    await fill(priced('a', 100), priced('none'));
    now = 179_999;
    const again = read(question(['a', 'none']));
    await again.done;
    expect([again.seen, calls]).toEqual([['a'], []]);
    now = 180_000;
    read(question(['a', 'none']));
    await settled();
    expect(calls.map(({ hotelIds }) => hotelIds)).toEqual([['a', 'none']]);
  });

  it.each([
    { currency: 'USD' },
    { guestNationality: 'FR' },
    { offersPerHotel: 2 },
    { rooms: [{ adults: 1, childrenAges: [] }] },
    { rooms: [{ adults: 2, childrenAges: [7] }] },
    {
      rooms: [
        { adults: 1, childrenAges: [] },
        { adults: 1, childrenAges: [] },
      ],
    },
    { dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-16' as CalendarDate } },
  ])('are separate for %j', async (part) => {
    await fill(priced('a', 100));
    read(question(['a'], part));
    await settled();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [[{ adults: 1, childrenAges: [1, 2] }], [{ adults: 1, childrenAges: [12] }]],
    [
      [
        { adults: 1, childrenAges: [1] },
        { adults: 2, childrenAges: [] },
      ],
      [{ adults: 1, childrenAges: [12] }],
    ],
  ])('are separate for the parties %j and %j', async (...parties) => {
    for (const rooms of parties) read(question(['a'], { rooms }));
    await settled();
    expect(calls).toHaveLength(2);
  });

  it('make no group if none of its hotels is on sale', async () => {
    await fill(priced('none'));
    const groups: unknown[] = [];
    for await (const group of pool.stream(question(['none']), never)) groups.push(group);
    expect(groups).toEqual([]);
  });

  it('are not cached as empty if the stream was cut before they arrived', async () => {
    const { seen, done } = read(question(['a', 'b']));
    await settled();
    calls[0]?.send(priced('a', 100));
    calls[0]?.finish(new Error('cut'));
    await expect(done).rejects.toThrow('cut');
    expect(seen).toEqual(['a']);
    await settled();
    read(question(['a', 'b']));
    await settled();
    expect(calls[1]?.hotelIds).toEqual(['b']);
  });
});

describe('rates of a running call', () => {
  it('[API-09] are awaited, not requested again', async () => {
    const first = read(question(['a', 'b']));
    await settled();
    calls[0]?.send(priced('a', 100));
    await settled();
    const second = read(question(['a', 'b', 'c']));
    await settled();
    expect(calls.map(({ hotelIds }) => hotelIds)).toEqual([['a', 'b'], ['c']]);
    expect(second.seen).toEqual(['a']);
    calls[0]?.send(priced('b', 100));
    calls[0]?.finish();
    calls[1]?.send(priced('c', 100));
    calls[1]?.finish();
    await Promise.all([first.done, second.done]);
    expect([first.seen, second.seen]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('go only to the callers that requested the hotel, and only once', async () => {
    const [first, second] = [read(question(['a', 'b'])), read(question(['b']))];
    await settled();
    calls[0]?.send(priced('a', 100), priced('b', 100));
    calls[0]?.send(priced('b', 100));
    calls[0]?.finish();
    await Promise.all([first.done, second.done]);
    expect([first.seen, second.seen]).toEqual([['a', 'b'], ['b']]);
  });

  /** A cache that stores nothing until the returned function is called. */
  function withSlowCache() {
    const memory = createMemoryCache({ maxBytes: 1_000_000, now: () => now });
    let write = () => {};
    const isWritable = new Promise<void>((resolve) => {
      write = resolve;
    });
    const set = (...entry: Parameters<typeof memory.set>) => isWritable.then(() => memory.set(...entry));
    pool = createRatePool(providerByHand(calls), { ...memory, set });
    return () => write();
  }

  it('are shared until the cache has stored them, without a second call', async () => {
    const write = withSlowCache();
    const first = read(question(['a']));
    await settled();
    calls[0]?.send(priced('a', 100));
    calls[0]?.finish();
    await first.done;
    const before = read(question(['a']));
    await settled();
    expect([before.seen, calls.length]).toEqual([['a'], 1]);
    write();
    await settled();
    const after = read(question(['a']));
    await settled();
    expect([after.seen, calls.length]).toEqual([['a'], 1]);
  });

  it('also fail for callers after the failure, until the cache has stored the other rates', async () => {
    withSlowCache();
    const first = read(question(['a', 'b']));
    await settled();
    calls[0]?.send(priced('a', 100));
    calls[0]?.finish(new Error('down'));
    await expect(first.done).rejects.toThrow('down');
    const second = read(question(['a', 'b']));
    await expect(second.done).rejects.toEqual(new Error('down'));
    expect([second.seen, calls.length]).toEqual([['a'], 1]);
  });

  it('continue when one of two callers leaves, and stop when both have left', async () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const first = read(question(['a', 'b']), one.signal);
    const second = read(question(['b']), two.signal);
    await settled();
    one.abort();
    await expect(first.done).rejects.toThrow('aborted');
    expect(calls[0]?.signal.aborted).toBe(false);
    two.abort();
    await expect(second.done).rejects.toThrow('aborted');
    expect(calls[0]?.signal.aborted).toBe(true);
    // A new caller does not join the stopping call.
    read(question(['a']));
    await settled();
    expect(calls).toHaveLength(2);
  });

  it('are shared again as soon as a new call replaces a stopped one', async () => {
    const leave = new AbortController();
    read(question(['a']), leave.signal);
    await settled();
    calls[0]?.signal.addEventListener('abort', () => read(question(['a'])));
    leave.abort();
    await settled();
    read(question(['a']));
    await settled();
    expect(calls).toHaveLength(2);
  });

  it('fail for all callers, after the rates that had arrived', async () => {
    const readers = [read(question(['a', 'b'])), read(question(['b', 'a']))];
    await settled();
    calls[0]?.send(priced('a', 100));
    calls[0]?.finish(new Error('down'));
    for (const { seen, done } of readers) {
      await expect(done).rejects.toThrow('down');
      expect(seen).toEqual(['a']);
    }
  });
});

describe('a request for many hotels', () => {
  it('is split into calls of 200 hotels, without the same hotel twice', async () => {
    const ids = Array.from({ length: 450 }, (_, i) => `h${i}`);
    read(question([...ids, ...ids]));
    await settled();
    expect(calls.map(({ hotelIds }) => hotelIds.length)).toEqual([200, 200, 50]);
  });

  it('leaves out a hotel that the provider sends without offers', async () => {
    const { seen, done } = read(question(['a', 'none']));
    await settled();
    calls[0]?.send(priced('none'), priced('a', 100));
    calls[0]?.finish();
    await done;
    expect(seen).toEqual(['a']);
  });

  it('[RATE-20] returns the offers of a hotel by price, ascending', async () => {
    const groups = pool.stream(question(['a'], { offersPerHotel: 3 }), never)[Symbol.asyncIterator]();
    const first = groups.next();
    await settled();
    calls[0]?.send(priced('a', 300, 100, 200));
    const { value } = await first;
    expect(JSON.parse(value[0].offers).map(({ price }: { price: number }) => price)).toEqual([1, 2, 3]);
  });
});
