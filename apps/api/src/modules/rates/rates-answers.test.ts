import type { HotelRatesLine, RatesAnswer, RatesFailure, RatesLine } from '@tenth-night/contract/rates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

const PROVIDER_PATH = '/v3.0/hotels/rates';
let api: TestApi;
let hotels: { hotelId: string; name: string }[];

beforeAll(async () => {
  api = await startTestApi();
  const { data: places } = (await api.app.inject('/api/data/places?textQuery=Paris')).json();
  hotels = (await api.app.inject(`/api/data/hotels?placeId=${places[0].id}`)).json().data;
});
afterEach(() => api.reset());
afterAll(() => api.close());

const idsOf = (from: number, to: number) => hotels.slice(from, to).map(({ hotelId }) => hotelId);

/** As the results screen asks. */
const screenBody = (part: Record<string, unknown> = {}) => ({
  hotelIds: idsOf(0, 40),
  hotels: hotels.slice(0, 40).map(({ hotelId, name }) => ({ id: hotelId, name, latitude: 48.8, city: 'Paris' })),
  placeId: 'ChIJparis',
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  adults: 2,
  children: 1,
  childrenAges: [7],
  rooms: 1,
  currency: 'EUR',
  guestNationality: 'DE',
  sort: [{ field: 'price', direction: 'ascending' }],
  offersPerHotel: 1,
  ...part,
});

/** As the documents have it. */
const documentBody = (part: Record<string, unknown> = {}) => ({
  hotelIds: idsOf(0, 40),
  hotels: [{ id: hotels[0]?.hotelId, latitude: 48.8, longitude: 2.3, name: 'x', city: 'Paris', country: 'FR' }],
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  occupancies: [{ adults: 2, children: [7] }],
  currency: 'EUR',
  roomMapping: true,
  guestNationality: 'DE',
  sort: [{ title: 'price' }],
  placeId: 'ChIJparis',
  locationId: '42',
  offersPerHotel: 1,
  ...part,
});

const post = (path: string, payload: object) => api.app.inject({ method: 'POST', url: `/api${path}`, payload });
const plain = async (path: string, body: object) => (await post(path, body)).json<RatesAnswer>();
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatesLine);
const hotelsOf = (lines: readonly RatesLine[]) => lines.filter((line): line is HotelRatesLine => 'offers' in line);
const byId = (list: readonly HotelRatesLine[]) => list.toSorted((a, b) => a.hotelId.localeCompare(b.hotelId));
const asked = async () => (await api.ledger(PROVIDER_PATH)).length;

describe('rates in one answer', () => {
  it('[RATE-21][RATE-23][RATE-24] are what the stream brings, per hotel', async () => {
    const streamed = hotelsOf(linesOf((await post('/search/rates/stream', screenBody())).body));
    await api.reset();
    const answer = await plain('/search/rates', screenBody());
    expect(answer.status).toBe('success');
    expect(answer.hotels.length).toBeGreaterThan(10);
    expect(byId(answer.hotels)).toEqual(byId(streamed));
  });

  it('[API-01] come from the provider, as the hotels do: each is asked for through our own API', async () => {
    const { data: places } = (await api.app.inject('/api/data/places?textQuery=Paris')).json();
    await api.app.inject(`/api/data/hotels?placeId=${places[0].id}`);
    await post('/search/rates', screenBody());
    const reached = ['/v3.0/data/places', '/v3.0/data/hotels', PROVIDER_PATH].map(async (path) =>
      (await api.ledger(path)).map(({ status }) => status),
    );
    expect(await Promise.all(reached)).toEqual([[200], [200], [200]]);
  });

  it('[DATA-03] belong to a hotel of the list, with name, address, city, country, rating and picture', async () => {
    const { hotels: rated } = await plain('/search/rates', screenBody());
    const results = rated.map((line) => ({ ...hotels.find(({ hotelId }) => hotelId === line.hotelId), ...line }));
    expect(results.length).toBeGreaterThan(10);
    for (const result of results) {
      expect(Object.keys(result)).toEqual(
        expect.arrayContaining(['hotelId', 'name', 'address', 'city', 'country', 'rating', 'thumbnail', 'offers']),
      );
    }
    expect(results[0]).toMatchObject({ city: 'Paris', country: 'FR', thumbnail: expect.stringMatching(/^\/api\//) });
  });

  it('[RATE-20] are sorted by price, ascending unless asked otherwise', async () => {
    const prices = async (part: Record<string, unknown>) =>
      (await plain('/search/rates', screenBody(part))).hotels.map(({ offers }) => offers[0]?.price ?? 0);
    const ascending = await prices({ sort: undefined });
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    const descending = await prices({ sort: [{ field: 'price', direction: 'descending' }] });
    expect(descending).toEqual(ascending.toReversed());
  });

  it('[RATE-28] are empty without hotels, and nobody is asked', async () => {
    const none = { hotelIds: [], hotels: [] };
    expect(await plain('/search/rates', screenBody(none))).toEqual({ hotels: [], status: 'empty' });
    const { hotelIds: _ids, hotels: _hotels, ...without } = documentBody();
    expect(await plain('/hotels/rates', without)).toEqual({ hotels: [], status: 'empty' });
    expect(await asked()).toBe(0);
  });

  it.each([
    ['[RATE-29] code 2001', { status: 200, code: 2001, message: 'nothing found' }],
    ['[RATE-29] code 2001 with a 4xx', { status: 409, code: 2001, message: 'nothing found' }],
    ['[RATE-30] the words alone', { status: 404, code: 1008, message: 'No availability found' }],
  ])('are empty without an error for %s', async (_what, says) => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', ...says });
    expect(await plain('/search/rates', screenBody())).toEqual({ hotels: [], status: 'empty' });
    await api.reset();
    await api.faults({ path: PROVIDER_PATH, kind: 'status', ...says });
    const lines = linesOf((await post('/search/rates/stream', screenBody())).body);
    expect(lines).toEqual([{ done: true, status: 'empty', hotels: 0 }]);
  });

  it('[RATE-15] keep what had come when the provider breaks off, with an error', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'cut', after: 10 });
    const answer = await plain('/search/rates', screenBody());
    expect(answer).toMatchObject({ status: 'failed', error: { code: 'provider_failed', message: expect.any(String) } });
    expect(answer.hotels.length).toBeGreaterThan(0);
  });

  it.each([
    ['one answer', '/search/rates', 500, 502, 'provider_failed'],
    ['a stream', '/search/rates/stream', 500, 502, 'provider_failed'],
    ['one answer', '/search/rates', 429, 429, 'rate_limited'],
  ])('[RATE-42] are, as %s (%s), failed with an error and no data when the provider says %d', async (...of) => {
    const [, path, theirs, ours, code] = of;
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: theirs });
    const answer = await post(path, screenBody());
    expect(answer.statusCode).toBe(ours);
    expect(answer.json<RatesFailure>()).toEqual({
      status: 'failed',
      hotels: [],
      error: { code, message: expect.stringMatching(/./), requestId: expect.any(String) },
    });
  });

  it.each([
    [429, 'rate_limited'],
    [413, 'payload_too_large'],
  ])('[RATE-34][RATE-35] keep the provider’s %d', async (status, code) => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status });
    for (const path of ['/search/rates', '/search/rates/stream', '/hotels/rates']) {
      const answer = await post(path, path === '/hotels/rates' ? documentBody() : screenBody());
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    }
  });

  it('[RATE-34] say in the last line that the rest was limited when some hotels were kept', async () => {
    await post('/search/rates', screenBody({ hotelIds: idsOf(0, 20) }));
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: 429 });
    const lines = linesOf((await post('/search/rates/stream', screenBody())).body);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatchObject({ done: true, status: 'failed', error: { code: 'rate_limited' } });
  });

  it('are those of the party in `occupancies`, when it is given', async () => {
    const occupancies = [{ adults: 2, children: [7] }, { adults: 1 }];
    const asParty = await plain('/search/rates', screenBody({ occupancies }));
    await api.reset();
    const asDocument = await plain('/hotels/rates', documentBody({ occupancies: [...occupancies] }));
    expect(asParty.hotels.length).toBeGreaterThan(0);
    expect(asParty).toEqual(asDocument);
    const asCounted = await plain('/search/rates', screenBody());
    expect(asCounted.hotels[0]?.offers[0]?.price).not.toBe(asParty.hotels[0]?.offers[0]?.price);
  });
});

describe('rates as the documents ask for them', () => {
  it('[RATE-01][RATE-02][RATE-03][RATE-04][RATE-05][RATE-06] are those of the results screen', async () => {
    const answer = await plain('/hotels/rates', documentBody());
    await api.reset();
    expect(answer).toEqual(await plain('/search/rates', screenBody()));
    expect(answer.hotels.every(({ offers }) => offers[0]?.currency === 'EUR')).toBe(true);
  });

  it('[RATE-03] are those of `hotels` where `hotelIds` names none', async () => {
    const answer = await plain('/hotels/rates', documentBody({ hotelIds: [], hotels: [{ id: hotels[0]?.hotelId }] }));
    expect(answer.hotels.every(({ hotelId }) => hotelId === hotels[0]?.hotelId)).toBe(true);
    expect(await asked()).toBe(1);
  });

  it('[RATE-07] are mapped to rooms, whether the body says so or not', async () => {
    const { roomMapping: _mapping, ...without } = documentBody();
    for (const body of [documentBody(), without]) {
      const { hotels: found } = await plain('/hotels/rates', body);
      expect(found.some(({ offers }) => offers[0]?.mappedRoomId)).toBe(true);
      await api.reset();
    }
  });

  it('[RATE-08] are for a guest from the US unless another country is named', async () => {
    const { guestNationality: _country, ...without } = documentBody();
    const unnamed = await plain('/hotels/rates', without);
    expect(await plain('/hotels/rates', documentBody({ guestNationality: 'US' }))).toEqual(unnamed);
    expect(await asked()).toBe(1);
    await plain('/hotels/rates', documentBody({ guestNationality: 'FR' }));
    expect(await asked()).toBe(2);
  });

  it.each([[[{ title: 'price' }]], [[{ field: 'price', direction: 'ascending' }]], [[{ field: 'price' }]], [[]]])(
    '[RATE-09][RATE-10][RATE-11] take the sort %j, a place and a location',
    async (sort) => {
      expect((await post('/hotels/rates', documentBody({ sort }))).statusCode).toBe(200);
    },
  );

  it('[RATE-12][RATE-13] have one offer per hotel unless more are asked for', async () => {
    const { offersPerHotel: _count, ...without } = documentBody();
    const one = await plain('/hotels/rates', without);
    expect(one.hotels.every(({ offers }) => offers.length === 1)).toBe(true);
    const three = await plain('/hotels/rates', documentBody({ offersPerHotel: 3 }));
    expect(Math.max(...three.hotels.map(({ offers }) => offers.length))).toBe(3);
  });

  it.each([
    ['[RATE-16] ?stream=true', '/hotels/rates?stream=true', {}],
    ['[RATE-17] stream true in the body', '/hotels/rates', { stream: true }],
  ])('are streamed with %s', async (_how, path, part) => {
    const answer = await post(path, documentBody(part));
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(linesOf(answer.body).at(-1)).toMatchObject({ done: true, status: 'success' });
  });

  it('[RATE-16] are not streamed with ?stream=false', async () => {
    expect((await post('/hotels/rates?stream=false', documentBody())).json().status).toBe('success');
  });

  it.each([
    { checkout: '2027-03-12' },
    { checkin: '2027-02-30' },
    { occupancies: [] },
    { occupancies: [{ adults: 0 }] },
    { occupancies: [{ adults: 1, children: [18] }] },
    { occupancies: Array.from({ length: 9 }, () => ({ adults: 1 })) },
    { currency: 'euro' },
  ])('[RATE-05] are refused for %j with 400, and nobody is asked', async (part) => {
    expect((await post('/hotels/rates', documentBody(part))).statusCode).toBe(400);
    expect(await asked()).toBe(0);
  });
});

describe('rates that many ask for', () => {
  it('[API-09] are asked for once by ten identical requests at the same time, streamed or not', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => post('/search/rates/stream', screenBody())),
      ...Array.from({ length: 5 }, () => post('/hotels/rates', documentBody())),
    ]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await asked()).toBe(1);
  });

  it('[RATE-44] are kept for 180000 ms', async () => {
    await post('/search/rates', screenBody());
    api.passTime(179_000);
    await post('/search/rates/stream', screenBody());
    expect(await asked()).toBe(1);
    api.passTime(1_001);
    await post('/search/rates', screenBody());
    expect(await asked()).toBe(2);
  });
});
