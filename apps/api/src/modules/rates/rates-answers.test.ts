import type { HotelRatesLine, RatesAnswer, RatesFailure } from '@tenth-night/contract/rates';
import { beforeAll, describe, expect, it } from 'vitest';
import { hotelsOf, linesOf, PROVIDER_PATH, type TestRates, withRates } from './testing/test-rates';

const rates = withRates();
let { api, hotels, idsOf, post, plain, asked, screenBody, documentBody } = {} as TestRates;
beforeAll(() => {
  ({ api, hotels, idsOf, post, plain, asked, screenBody, documentBody } = rates());
});

const byId = (list: readonly HotelRatesLine[]) => list.toSorted((a, b) => a.hotelId.localeCompare(b.hotelId));

describe('rates in one answer', () => {
  it('[RATE-21][RATE-23][RATE-24] are the same per hotel as in the stream', async () => {
    const streamed = hotelsOf(linesOf((await post('/search/rates/stream', screenBody())).body));
    await api.reset();
    const sent = await post('/search/rates', screenBody());
    expect(sent.headers['cache-control']).toBe('no-store');
    const answer = sent.json<RatesAnswer>();
    expect(answer.status).toBe('success');
    expect(answer.hotels.length).toBeGreaterThan(10);
    expect(byId(answer.hotels)).toEqual(byId(streamed));
  });

  it('[API-01] come from the provider through our own API, like the hotels', async () => {
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

  it('[RATE-20] are sorted by price, ascending by default', async () => {
    const prices = async (part: Record<string, unknown>) =>
      (await plain('/search/rates', screenBody(part))).hotels.map(({ offers }) => offers[0]?.price ?? 0);
    const ascending = await prices({ sort: undefined });
    expect(new Set(ascending).size).toBeGreaterThan(10);
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    const descending = await prices({ sort: [{ field: 'price', direction: 'descending' }] });
    expect(descending).toEqual(ascending.toReversed());
  });

  it('[RATE-28] are empty without hotels, and make no provider call', async () => {
    const none = { hotelIds: [], hotels: [] };
    expect(await plain('/search/rates', screenBody(none))).toEqual({ hotels: [], status: 'empty' });
    const { hotelIds: _ids, hotels: _hotels, ...without } = documentBody();
    expect(await plain('/hotels/rates', without)).toEqual({ hotels: [], status: 'empty' });
    expect(await asked()).toBe(0);
  });

  it.each([
    ['[RATE-29] code 2001', { status: 200, code: 2001, message: 'nothing found' }],
    ['[RATE-29] code 2001 with a 4xx', { status: 409, code: 2001, message: 'nothing found' }],
    ['[RATE-30] only the message', { status: 404, code: 1008, message: 'No availability found' }],
  ])('are empty without an error for %s', async (_what, says) => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', ...says });
    expect(await plain('/search/rates', screenBody())).toEqual({ hotels: [], status: 'empty' });
    await api.reset();
    await api.faults({ path: PROVIDER_PATH, kind: 'status', ...says });
    const lines = linesOf((await post('/search/rates/stream', screenBody())).body);
    expect(lines).toEqual([{ done: true, status: 'empty', hotels: 0 }]);
  });

  it('[RATE-15] keep the rates that had arrived when the provider breaks off, with an error', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'cut', after: 10 });
    const answer = await plain('/search/rates', screenBody());
    expect(answer).toMatchObject({
      status: 'failed',
      error: { code: 'provider_failed', message: expect.stringMatching(/./) },
    });
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
  ])('[RATE-34][RATE-35] pass on the provider’s %d', async (status, code) => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status });
    for (const path of ['/search/rates', '/search/rates/stream', '/hotels/rates']) {
      const answer = await post(path, path === '/hotels/rates' ? documentBody() : screenBody());
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    }
  });

  it('[RATE-34] say in the last line that the rest was rate-limited, if some hotels came from the cache', async () => {
    await post('/search/rates', screenBody({ hotelIds: idsOf(0, 20) }));
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: 429 });
    const lines = linesOf((await post('/search/rates/stream', screenBody())).body);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatchObject({ done: true, status: 'failed', error: { code: 'rate_limited' } });
  });

  it('are for the party in `occupancies`, if it is given', async () => {
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

describe('rates for many callers', () => {
  it('[API-09] are loaded once for ten identical simultaneous requests, streamed or not', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => post('/search/rates/stream', screenBody())),
      ...Array.from({ length: 5 }, () => post('/hotels/rates', documentBody())),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await asked()).toBe(1);
  });

  it('[RATE-44] are cached for 180000 ms', async () => {
    await post('/search/rates', screenBody());
    api.passTime(179_000);
    await post('/search/rates/stream', screenBody());
    expect(await asked()).toBe(1);
    api.passTime(1_001);
    await post('/search/rates', screenBody());
    expect(await asked()).toBe(2);
  });
});
