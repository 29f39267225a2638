import type { Hotel } from '@tenth-night/domain/search/hotel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_REVIEWS } from '../../providers/ports/reviews.port';
import { type LedgerEntry, startTestApi, type TestApi } from '../../testing/test-api';

const never = new AbortController().signal;
const SERVICE = '/reviews/api/v1/location';

let api: TestApi;
let lines: string[] = [];
let hotel: Hotel;
let other: Hotel;
let id: string;

/** Finds two hotels that have reviews in the sandbox, and the review location of the first one. */
async function findListed(): Promise<void> {
  const area = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;
  const hotels = await api.hotelRates.hotels({ area, language: 'en', limit: 40, facilityIds: [] }, never);
  const ids = hotels.map(({ hotelId }) => hotelId).join();
  const truth = await fetch(`${api.sandboxUrl}/__sandbox/review-matches?hotelIds=${ids}`);
  const { matches, fates } = (await truth.json()) as Record<'matches' | 'fates', Record<string, string>>;
  [hotel, other] = hotels.filter(({ hotelId }) => fates[hotelId] === 'matched') as [Hotel, Hotel];
  id = matches[hotel.hotelId] as string;
}

beforeAll(async () => {
  api = await startTestApi({ logStream: { write: (line) => lines.push(line) } });
  await findListed();
});
beforeEach(async () => {
  await api.reset();
  lines = [];
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject(`/api${url}`);
const hotelUrl = (changes: Record<string, string> = {}, { hotelId, name, city, address, ...at } = hotel) => {
  const known = { hotelId, name, city: city ?? '', address: address ?? '', language: 'en' };
  const query = { ...known, latitude: String(at.latitude), longitude: String(at.longitude), ...changes };
  return `/reviews/hotel?${new URLSearchParams(query)}`;
};
const calls = async (path: string) => (await api.ledger(`${SERVICE}/${path}`)).length;

describe('the reviews of a hotel', () => {
  it('[DATA-40] come with the rating details of the matching location', async () => {
    const { match, reviews } = (await get(hotelUrl())).json().data;
    expect(match).toMatchObject({
      location_id: id,
      name: expect.any(String),
      rating: expect.any(Number),
      rating_image_url: expect.stringContaining('/api/pictures?url='),
      num_reviews: expect.any(Number),
      web_url: expect.stringContaining('https://www.tripadvisor.com/'),
      ranking: expect.any(Number),
      ranking_out_of: expect.any(Number),
      geo_location_name: 'Paris',
      ranking_string: expect.stringContaining('Paris'),
    });
    expect(reviews.length).toBeGreaterThan(0);
  });

  it('[REV-07] are at most 6, from two pages of the service', async () => {
    const { match, reviews } = (await get(hotelUrl())).json().data;
    expect(match.num_reviews).toBeGreaterThan(6);
    expect(reviews).toHaveLength(6);
    expect(new Set(reviews.map((review: { id: string }) => review.id)).size).toBe(6);
    expect(await calls(`${id}/reviews`)).toBe(2);
  });

  it('[REV-35] are found by a search, followed by a nearby search', async () => {
    await get(hotelUrl());
    const ledger = await fetch(`${api.sandboxUrl}/__sandbox/ledger`);
    const { requests } = (await ledger.json()) as { requests: LedgerEntry[] };
    expect(requests.slice(0, 2).map(({ path }) => path)).toEqual([`${SERVICE}/search`, `${SERVICE}/nearby_search`]);
  });

  it("are in the reader's language", async () => {
    const { reviews } = (await get(hotelUrl({ language: 'fr' }))).json().data;
    expect(new Set(reviews.map((review: { lang: string }) => review.lang))).toEqual(new Set(['fr']));
  });

  it("are in English if there are none in the reader's language", async () => {
    const { reviews } = (await get(hotelUrl({ language: 'sv' }))).json().data;
    expect(reviews).toHaveLength(6);
    expect(new Set(reviews.map((review: { lang: string }) => review.lang))).toEqual(new Set(['en']));
  });

  it('are loaded each time; only the location id is cached', async () => {
    const answer = await get(hotelUrl());
    expect(answer.headers['cache-control']).toBe('no-store');
    await get(hotelUrl());
    expect([await calls('search'), await calls(`${id}/details`), await calls(`${id}/reviews`)]).toEqual([1, 2, 4]);
  });

  it("are matched again each time if the caller's facts are not ours, so nobody can fill our cache", async () => {
    for (const changes of [{ hotelId: 'lp-nowhere' }, { address: `${hotel.address} ` }, { city: 'Paris, France' }]) {
      const before = await calls('search');
      await get(hotelUrl(changes));
      await get(hotelUrl(changes));
      expect((await calls('search')) - before, JSON.stringify(changes)).toBe(2);
    }
  });

  it('never come from another hotel, even if an earlier caller sent wrong facts', async () => {
    const mixedUp = (await get(hotelUrl({ hotelId: hotel.hotelId }, other))).json().data;
    expect(mixedUp.match.location_id).not.toBe(id);
    expect((await get(hotelUrl())).json().data.match.location_id).toBe(id);
  });

  it('[API-09] are loaded once for many simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => get(hotelUrl())));
    expect([await calls('search'), await calls(`${id}/details`), await calls(`${id}/reviews`)]).toEqual([1, 1, 2]);
  });

  it('are empty for a hotel that the service does not have', async () => {
    const answer = await get(hotelUrl({ name: 'Zzyzx Qwerty Palace', hotelId: 'lp1' }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);
    expect(lines.filter((line) => line.includes('could not load the reviews of a hotel'))).toEqual([]);
  });

  it.each([
    ['a status', { kind: 'status', status: 500 }],
    ['a limit', { kind: 'status', status: 429 }],
    ['no JSON', { kind: 'html', status: 200 }],
    ['a broken connection', { kind: 'reset' }],
  ])('are empty when the service fails with %s, and the failure is logged once', async (_, fault) => {
    await api.faults({ vendor: 'reviews', ...fault });
    const answers = await Promise.all([get(hotelUrl()), get(hotelUrl())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json())).toEqual([{ data: null }, { data: null }]);
    expect(lines.filter((line) => line.includes('could not load the reviews of a hotel'))).toHaveLength(1);
  });

  it('are empty rather than partial when only one of the calls fails', async () => {
    await api.faults({ path: `${SERVICE}/*/reviews`, kind: 'status', status: 500 });
    expect((await get(hotelUrl())).json()).toEqual({ data: null });
  });

  it('are not requested while the service is down', async () => {
    await api.faults({ vendor: 'reviews', kind: 'status', status: 500 });
    for (let k = 0; k < 8; k++) await get(hotelUrl());
    expect(await calls('search')).toBe(5);
  });

  it.each([{ latitude: '91' }, { longitude: 'east' }, { name: ' ' }, { hotelId: '../x' }, { language: 'english' }])(
    'refuse an invalid request: %j',
    async (changes) => expect((await get(hotelUrl(changes))).statusCode).toBe(400),
  );

  it('are empty without a key', async () => {
    const keyless = await startTestApi({ reviews: NO_REVIEWS });
    expect((await keyless.app.inject(`/api${hotelUrl()}`)).json()).toEqual({ data: null });
    expect((await keyless.app.inject(`/api/ta/details/${id}`)).statusCode).toBe(404);
    await keyless.close();
  });
});

describe('the proxy of the reviews service', () => {
  const at = () => `latitude=${hotel.latitude}&longitude=${hotel.longitude}`;

  it('[REV-40] searches at /ta/search', async () => {
    const query = `query=${encodeURIComponent(hotel.name)}&category=hotels&language=en&${at()}`;
    const { data } = (await get(`/ta/search?${query}`)).json();
    expect(data.find((found: { location_id: string }) => found.location_id === id).distanceKm).toBeLessThan(0.06);
    expect(await calls('search')).toBe(1);
  });

  it('[REV-41] searches nearby at /ta/nearby', async () => {
    const { data } = (await get(`/ta/nearby?${at()}&radius=5000&category=hotels`)).json();
    expect(data.map((found: { location_id: string }) => found.location_id)).toContain(id);
    expect(await calls('nearby_search')).toBe(1);
  });

  it('[REV-42] gives details at /ta/details/{id}', async () => {
    const details = (await get(`/ta/details/${id}?language=de`)).json();
    expect(details).toMatchObject({ location_id: id, geo_location_name: 'Paris' });
    expect(await calls(`${id}/details`)).toBe(1);
  });

  it('[REV-39][REV-43] gives reviews at /ta/reviews/{id}, in the language of `lang`', async () => {
    const { data } = (await get(`/ta/reviews/${id}?lang=fr`)).json();
    expect(new Set(data.map((review: { lang: string }) => review.lang))).toEqual(new Set(['fr']));
    expect(await calls(`${id}/reviews`)).toBe(1);
  });

  it('returns 404 for an unknown location, and 400 for an impossible one', async () => {
    for (const url of ['/ta/details/7', '/ta/reviews/7']) expect((await get(url)).statusCode).toBe(404);
    const impossible = ['/ta/details/x', '/ta/search', '/ta/search?query=x&latitude=1', '/ta/nearby?latitude=1'];
    for (const url of [...impossible, `/ta/nearby?${at()}&radius=5001`, '/ta/search?query=x&category=geos'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 400]);
  });

  it('[REV-46] returns 502 if the service does not send JSON', async () => {
    await api.faults({ vendor: 'reviews', kind: 'html', status: 200 });
    expect((await get(`/ta/details/${id}`)).statusCode).toBe(502);
  });
});
