import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

const PROVIDER_PATH = '/v3.0/data/hotel';
const never = new AbortController().signal;
let api: TestApi;
let ids: string[];

beforeAll(async () => {
  api = await startTestApi();
  const area = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;
  const hotels = await api.hotelRates.hotels({ area, language: 'en', limit: 20, facilityIds: [] }, never);
  ids = hotels.map(({ hotelId }) => hotelId);
});
afterEach(() => api.reset());
afterAll(() => api.close());

const get = (query: string, path = '/data/hotel') => api.app.inject(`/api${path}?${query}`);
const detail = async (query: string) => (await get(query)).json().data as HotelDetail;
const asked = async () => (await api.ledger(PROVIDER_PATH)).map(({ status }) => status);

describe('a hotel', () => {
  it('[HOTEL-27][HOTEL-29] is returned in `data` by its id and language', async () => {
    const hotel = await detail(`hotelId=${ids[0]}&language=en`);
    expect(hotel).toMatchObject({ hotelId: ids[0], city: 'Paris', country: 'FR', name: expect.stringMatching(/./) });
    expect(hotel.rooms.length).toBeGreaterThan(0);
    const inGerman = await detail(`hotelId=${ids[0]}&language=de`);
    expect(inGerman.facilities).not.toEqual(hotel.facilities);
    expect(inGerman.facilities).toHaveLength(hotel.facilities.length);
  });

  it('[HOTEL-28] has a second address with the same answer', async () => {
    const first = await get(`hotelId=${ids[0]}&language=fr`);
    const second = await get(`hotelId=${ids[0]}&language=fr`, '/v3.0/data/hotel');
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  it('has its pictures, and those of its rooms, through our own origin', async () => {
    const { photos, rooms } = await detail(`hotelId=${ids[0]}`);
    const all = [...photos, ...rooms.flatMap((room) => room.photos)];
    const addresses = all.flatMap(({ url, urlHd }) => [url, urlHd]);
    expect(photos.length).toBeGreaterThan(0);
    expect(addresses.filter((url) => !url.startsWith('/api/pictures?url=http'))).toEqual([]);
    expect((await api.app.inject(addresses[0] ?? '')).headers['content-type']).toContain('image/');
  });

  it('[HOTEL-30] is cached for 600000 ms, each language separately', async () => {
    await get(`hotelId=${ids[0]}`);
    api.passTime(599_000);
    await get(`hotelId=${ids[0]}&language=en`, '/v3.0/data/hotel');
    expect(await asked()).toHaveLength(1);
    await get(`hotelId=${ids[0]}&language=fr`);
    expect(await asked()).toHaveLength(2);
    api.passTime(1_001);
    await get(`hotelId=${ids[0]}`);
    expect(await asked()).toHaveLength(3);
  });

  it('[API-09] is loaded once for many simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get(`hotelId=${ids[0]}`)));
    expect(await asked()).toHaveLength(1);
  });

  it('is requested again in English if the provider refuses the language', async () => {
    expect(await detail(`hotelId=${ids[0]}&language=xx`)).toMatchObject({ hotelId: ids[0] });
    expect(await asked()).toEqual([400, 200]);
  });

  it('is not found for an unknown id, and is not requested for an invalid one', async () => {
    const unknown = await get('hotelId=lpnothing');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    expect(await asked()).toHaveLength(1);
    for (const query of ['', 'hotelId=', 'hotelId=..%2Fetc', `hotelId=${ids[0]}&language=english`]) {
      const answer = await get(query);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
    }
    expect(await asked()).toHaveLength(1);
  });

  it.each([
    [{ kind: 'status', status: 500 }, 502, 'provider_failed'],
    [{ kind: 'status', status: 429 }, 429, 'rate_limited'],
    [{ kind: 'html' }, 502, 'provider_failed'],
    [{ kind: 'reset' }, 504, 'provider_timeout'],
  ])('returns an error when the provider fails with %j', async (fault, status, code) => {
    await api.faults({ path: PROVIDER_PATH, ...fault });
    const answer = await get(`hotelId=${ids[0]}&language=de`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(await asked()).toHaveLength(1);
  });
});
