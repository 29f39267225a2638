import type { Place } from '@tenth-night/domain/places/place';
import { DEFAULT_SETTINGS } from '@tenth-night/domain/preferences/settings';
import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../lib/api-client';
import { createRateCache } from '../../lib/rate-cache';
import { createServices, type Services } from '../../lib/services';
import { createSession } from '../../lib/session';
import { createResultsStore } from './results-store';

const place = { id: 'ChIJ1', name: 'Paris', latitude: 48.85, longitude: 2.35 } as Place;
const criteria = decodeSearch({ get: () => null }, '2027-03-01' as CalendarDate);
const hotel = (hotelId: string, latitude: number) => ({ hotelId, name: hotelId, latitude, longitude: 2.35 });
const offer = { price: 428, currency: 'USD', payAtHotel: 24, suggested: null, freeCancellationUntil: null };

const freshCache = () =>
  createRateCache({
    storage: () => {
      throw new Error('none');
    },
    now: () => 0,
  });

function open(api: Partial<ApiClient>) {
  const services = createServices({
    send: async () => Response.error(),
    session: createSession(false, async () => null),
    visitor: {
      settings: DEFAULT_SETTINGS,
      hasSavedCurrency: false,
      language: 'en',
      languageName: 'English',
      hasSession: false,
    },
    site: {} as Services['site'],
    year: '2027',
    requestId: null,
    today: () => '2027-03-01' as CalendarDate,
    loadTexts: async () => {},
  });
  return createResultsStore({ place, criteria }, services, { api: api as ApiClient, cache: freshCache() });
}

const never = () => new AbortController().signal;

describe('the results of a search', () => {
  const hotels = async () => [hotel('far', 48.95), hotel('near', 48.86)] as never;
  const streamRates: ApiClient['streamRates'] = async function* () {
    yield [{ hotelId: 'near', offers: [offer] }] as never;
    yield [{ done: true, status: 'success', hotels: 1 }];
  };

  it('[SRCH-20][SRCH-22][SORT-02] are the hotels by distance, with their prices merged in', async () => {
    const store = open({ hotels, streamRates });
    const seen: string[] = [];
    store.subscribe(() => seen.push(`${store.state().status} ${String(store.price('near') === 'waiting')}`));
    await store.load(never());
    expect(store.state().hotels.map((row) => row.hotel.hotelId)).toEqual(['near', 'far']);
    expect(store.price('near')).toMatchObject({ price: { minor: 42_800 }, payAtHotel: { minor: 2_400 } });
    expect(seen.slice(0, 3)).toEqual(['loading true', 'ready true', 'ready false']);
  });

  it('[RES-28] have no rates for a hotel once its batch is done without any', async () => {
    const store = open({ hotels, streamRates });
    expect(store.price('far')).toBe('waiting');
    await store.load(never());
    expect(store.price('far')).toBe('none');
  });

  it('count the batches that are done', async () => {
    const store = open({ hotels, streamRates });
    await store.load(never());
    expect(store.state().batches).toEqual({ done: 1, total: 1, failed: 0 });
  });

  it('say that they failed when the hotels cannot be had, and load on another try', async () => {
    let isBroken = true;
    const store = open({ streamRates, hotels: async () => (isBroken ? Promise.reject(new Error('502')) : hotels()) });
    await store.load(never());
    expect(store.state().status).toBe('failed');
    isBroken = false;
    await store.load(never());
    expect(store.state().status).toBe('ready');
  });

  it('stay as they are when the search is over before its answer comes', async () => {
    const leave = new AbortController();
    const store = open({ hotels, streamRates });
    const loading = store.load(leave.signal);
    leave.abort();
    await loading;
    expect(store.state()).toMatchObject({ status: 'loading', hotels: [] });
  });
});
