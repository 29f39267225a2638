import type { Place } from '@tenth-night/domain/places/place';
import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../../lib/api/api-client';
import { testServices } from '../../../lib/page/testing/test-services';
import { createRateCache } from '../../../lib/rates/rate-cache';
import type { FirstHotels } from './first-hotels';
import { createResultsStore, isComplete, type ResultsStore } from './results-store';

const place = { id: 'ChIJ1', name: 'Paris', latitude: 48.85, longitude: 2.35 } as Place;
const criteria = decodeSearch({ get: () => null }, '2027-03-01' as CalendarDate);
const hotel = (hotelId: string, latitude: number) => ({ hotelId, name: hotelId, latitude, longitude: 2.35 });
const offer = { price: 428, currency: 'USD', payAtHotel: 24, suggested: null, freeCancellationUntil: null };

const freshCache = () =>
  createRateCache(null, {
    storage: () => {
      throw new Error('none');
    },
    now: () => 0,
  });

function open(api: Partial<ApiClient>, asked = criteria, first: FirstHotels | null = null) {
  return createResultsStore({ place, criteria: asked }, testServices(), first, {
    api: api as ApiClient,
    cache: freshCache(),
  });
}

const never = () => new AbortController().signal;

/** To the end, with all the time that it takes. */
async function loadAll(store: ResultsStore): Promise<void> {
  const loading = store.load(never());
  await vi.runAllTimersAsync();
  await loading;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the results of a search', () => {
  const hotels = async () => [hotel('far', 48.95), hotel('near', 48.86)] as never;
  const streamRates: ApiClient['streamRates'] = async function* () {
    yield [{ hotelId: 'near', offers: [offer] }] as never;
    yield [{ done: true, status: 'success', hotels: 1 }];
  };

  it('[SRCH-20][SRCH-22][SORT-02] are the hotels by distance, with their prices merged in', async () => {
    const listed = vi.fn(hotels);
    const store = open({ hotels: listed, streamRates });
    expect(store.state().status).toBe('loading');
    const seen: string[] = [];
    store.subscribe(() => seen.push(`${store.state().status} ${String(store.price('near') === 'waiting')}`));
    await loadAll(store);
    expect(listed.mock.calls).toEqual([['ChIJ1', 'en', expect.any(AbortSignal)]]);
    expect(store.state().hotels.map((row) => row.hotel.hotelId)).toEqual(['near', 'far']);
    expect(store.price('near')).toMatchObject({ price: { minor: 42_800 }, payAtHotel: { minor: 2_400 } });
    expect(seen.slice(0, 2)).toEqual(['ready true', 'ready false']);
  });

  it('[RES-28] have no rates for a hotel once its batch is done without any', async () => {
    const store = open({ hotels, streamRates });
    expect(store.price('far')).toBe('waiting');
    await loadAll(store);
    expect(store.price('far')).toBe('none');
  });

  it('[RES-27] show the spinner of a hotel without a rate for at least 1 second, even if its batch is done sooner', async () => {
    const store = open({ hotels, streamRates });
    const loading = store.load(never());
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state().status).toBe('ready');
    await vi.advanceTimersByTimeAsync(998);
    expect(store.price('near')).not.toBe('waiting');
    expect(store.price('far')).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2);
    expect(store.price('far')).toBe('none');
    await vi.runAllTimersAsync();
    await loading;
  });

  it('continue where they were when the visitor leaves and comes back', async () => {
    const asked: (readonly string[])[] = [];
    const lists = vi.fn(hotels);
    let answers = 1;
    const store = open({
      hotels: lists,
      async *streamRates({ hotelIds }, signal) {
        asked.push(hotelIds);
        yield [{ hotelId: 'near', offers: [offer] }] as never;
        if (answers-- > 0) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        yield [{ done: true, status: 'success', hotels: 1 }];
      },
    });
    const leave = new AbortController();
    const loading = store.load(leave.signal);
    await vi.advanceTimersByTimeAsync(2000);
    leave.abort();
    await loading;
    expect(store.price('far')).toBe('waiting');
    await loadAll(store);
    expect(asked).toEqual([['near', 'far'], ['far']]);
    expect(lists).toHaveBeenCalledTimes(1);
    expect(store.price('far')).toBe('none');
    expect(store.state().priced).toBeGreaterThan(0);
  });

  it('ask for each room with its travellers, if that is known', async () => {
    const bodies: unknown[] = [];
    const query = new URLSearchParams('adults=3&children=1&childrenAges=5&rooms=2&party=2_1-5');
    const store = open(
      {
        hotels,
        async *streamRates(body) {
          bodies.push(body);
          yield [{ done: true, status: 'empty', hotels: 0 }];
        },
      },
      decodeSearch(query, '2027-03-01' as CalendarDate),
    );
    await loadAll(store);
    expect(bodies[0]).toMatchObject({
      occupancies: [
        { adults: 2, children: [] },
        { adults: 1, children: [5] },
      ],
    });
  });

  it('[RATE-21][RATE-03][RATE-09] ask for rates with all fields of the documents, and nothing else', async () => {
    const bodies: unknown[] = [];
    const near = {
      hotelId: 'near',
      name: 'Hôtel Près',
      city: 'Paris',
      country: 'FR',
      latitude: 48.86,
      longitude: 2.35,
    };
    const store = open({
      hotels: async () => [near] as never,
      async *streamRates(body) {
        bodies.push(body);
        yield [{ done: true, status: 'empty', hotels: 0 }];
      },
    });
    await loadAll(store);
    const { hotelId: id, ...known } = near;
    expect(bodies).toEqual([
      {
        hotelIds: ['near'],
        hotels: [{ id, ...known }],
        placeId: 'ChIJ1',
        checkIn: criteria.dates.checkin,
        checkOut: criteria.dates.checkout,
        adults: 2,
        children: 0,
        childrenAges: [],
        rooms: 1,
        currency: 'USD',
        guestNationality: 'US',
        sort: [{ field: 'price', direction: 'ascending' }],
        offersPerHotel: 1,
      },
    ]);
  });

  it('count the finished batches', async () => {
    const store = open({ hotels, streamRates });
    await loadAll(store);
    expect(store.state().batches).toEqual({ done: 1, total: 1, failed: 0 });
  });

  it('say that they failed when the hotels cannot be loaded, and load on a retry', async () => {
    let isBroken = true;
    const store = open({ streamRates, hotels: async () => (isBroken ? Promise.reject(new Error('502')) : hotels()) });
    await loadAll(store);
    expect(store.state().status).toBe('failed');
    isBroken = false;
    await loadAll(store);
    expect(store.state().status).toBe('ready');
  });

  it('do not change when the search is over before its answer comes', async () => {
    const leave = new AbortController();
    const store = open({ hotels, streamRates });
    const loading = store.load(leave.signal);
    leave.abort();
    await vi.runAllTimersAsync();
    await loading;
    expect(store.state()).toMatchObject({ status: 'loading', hotels: [] });
  });

  it('begin with the hotels and rates that the page brought, and ask only for the others', async () => {
    const asked: (readonly string[])[] = [];
    const first = { hotels: [hotel('near', 48.86)], listed: 2, matching: 2, lines: [], rates: 'all' } as never;
    const api: Partial<ApiClient> = {
      hotels,
      async *streamRates({ hotelIds }) {
        asked.push(hotelIds);
        yield [{ done: true, status: 'empty', hotels: 0 }];
      },
    };
    const store = open(api, criteria, first);
    expect(store.state()).toMatchObject({ status: 'ready', partial: { listed: 2, matching: 2 } });
    const [near] = store.state().hotels;
    await loadAll(store);
    expect(store.state().hotels.map((row) => row.hotel.hotelId)).toEqual(['near', 'far']);
    expect(store.state().hotels[0], 'its card is not drawn again').toBe(near);
    expect(store.state().partial).toBeNull();
    expect(asked).toEqual([['far']]);
    expect(isComplete(store.state())).toBe(true);
  });

  it('keep the hotels that the page brought if the rest of the list fails, and load it on a retry', async () => {
    let isBroken = true;
    const first = { hotels: [hotel('near', 48.86)], listed: 2, matching: 2, lines: [], rates: 'none' } as never;
    const api = { streamRates, hotels: async () => (isBroken ? Promise.reject(new Error('502')) : hotels()) };
    const store = open(api, criteria, first);
    await loadAll(store);
    expect(store.state()).toMatchObject({ status: 'ready', rest: 'failed', partial: { listed: 2 }, priced: 1 });
    isBroken = false;
    await loadAll(store);
    expect(store.state()).toMatchObject({ rest: null, partial: null });
    expect(store.state().hotels).toHaveLength(2);
  });
});
