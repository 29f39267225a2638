import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Place } from '@tenth-night/domain/places/place';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../cache/memory-cache';
import { ProviderError } from '../../providers/provider-error';
import { eventually, startTestApi, type TestApi } from '../../testing/test-api';
import { createHotelsService } from './hotels.service';

const PROVIDER_PATH = '/v3.0/data/hotels';
const EMPTY = { kind: 'status', status: 200, body: { data: [], hotelIds: [], total: 0 } };
let api: TestApi;
let paris: string;

beforeAll(async () => {
  api = await startTestApi();
  paris = (await api.app.inject('/api/data/places?textQuery=Paris')).json().data[0].id;
});
afterEach(() => api.reset());
afterAll(() => api.close());

const list = (query = 'language=en&limit=50', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/data/hotels?placeId=${paris}&${query}`, headers });
const asked = async () => (await api.ledger(PROVIDER_PATH)).length;

describe('a failed call for a hotel list', () => {
  it('[SRCH-25] is tried up to 3 times when the connection is reset', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'reset', times: 2 });
    expect((await list()).statusCode).toBe(200);
    expect(await asked()).toBe(3);
  });

  it('[SRCH-25] fails after the third try', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'reset' });
    expect((await list()).statusCode).toBe(504);
    expect(await asked()).toBe(3);
  });

  it('[SRCH-25] is not retried when the provider refuses', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: 500 });
    expect((await list()).statusCode).toBe(502);
    expect(await asked()).toBe(1);
  });

  it('[SRCH-25] is not retried after a timeout', async () => {
    let calls = 0;
    const late = new ProviderError('late', { vendor: 'x', url: 'https://x.test', status: null, failure: 'late' });
    const hotels = async () => {
      calls += 1;
      throw late;
    };
    const place = { id: paris, type: 'hotel' } as Place;
    const service = createHotelsService(
      { ...api.hotelRates, hotels },
      { locate: async () => ({ place, viewport: null }) },
      createMemoryCache({ maxBytes: 1_000 }),
    );
    const question = { placeId: paris, language: 'en', limit: 10, facilityIds: [] };
    await expect(service.ofPlace(question, 'br', new AbortController().signal)).rejects.toBe(late);
    expect(calls).toBe(1);
  });

  it('[SRCH-25] is not retried when the browser has gone', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    await api.faults({ path: PROVIDER_PATH, kind: 'hang' });
    const leave = new AbortController();
    const answer = fetch(`${url}/api/data/hotels?placeId=${paris}`, { signal: leave.signal });
    await eventually(asked, (count) => count === 1);
    leave.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const ended = async () => (await api.ledger(PROVIDER_PATH))[0]?.endedBy;
    await eventually(ended, (by) => by === 'client-gone');
    expect(await asked()).toBe(1);
  });
});

describe('an empty hotel list', () => {
  it('[SRCH-26] is requested once more in English', async () => {
    await api.faults({ path: PROVIDER_PATH, times: 1, ...EMPTY });
    expect((await list('language=fr&limit=50')).json().data).toHaveLength(50);
    expect(await asked()).toBe(2);
  });

  it('[SRCH-26] stays empty if English has nothing either, and is not cached', async () => {
    await api.faults({ path: PROVIDER_PATH, times: 2, ...EMPTY });
    expect((await list('language=fr&limit=50')).json()).toEqual({ data: [] });
    expect(await asked()).toBe(2);
    expect((await list('language=fr&limit=50')).json().data).toHaveLength(50);
  });

  it('[SRCH-26] is not requested again if it was English already', async () => {
    await api.faults({ path: PROVIDER_PATH, ...EMPTY });
    expect((await list()).json()).toEqual({ data: [] });
    expect(await asked()).toBe(1);
  });
});

describe('a cached hotel list', () => {
  it('[SRCH-28] is loaded again after 5 minutes, not before', async () => {
    await list();
    api.passTime(299_000);
    await list();
    expect(await asked()).toBe(1);
    api.passTime(1_001);
    await list();
    expect(await asked()).toBe(2);
  });

  it('is separate for another language or set of facilities', async () => {
    const facilities = ['facilityids=2,3', 'facilityids=3,2', 'facilityids=2,3,2', 'facilityids='];
    for (const query of ['language=en', 'language=fr', ...facilities]) await list(query);
    expect(await asked()).toBe(3);
  });

  it('is not stored with unknown facilities, because the number of such lists has no limit', async () => {
    for (const ids of ['999999', '999999', '2,999998', '2,999998']) await list(`facilityids=${ids}`);
    expect(await asked()).toBe(4);
  });

  it('[SRCH-28] serves every limit by cutting the list', async () => {
    const whole = (await list('language=en')).json().data;
    const limits = [1, 9, 199, 200, 201, whole.length - 1, whole.length, whole.length + 1];
    for (const limit of limits) {
      const forms = ['br', 'gzip', 'identity'];
      const [br, zipped, plain] = await Promise.all(
        forms.map((form) => list(`language=en&limit=${limit}`, { 'accept-encoding': form })),
      );
      expect(plain?.json().data).toEqual(whole.slice(0, limit));
      expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body);
      expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toBe(plain?.body);
    }
    expect(await asked()).toBe(1);
  });

  it('is loaded at most twice if the first requests have different limits', async () => {
    for (const limit of [10, 11, 12, 200, 201, 202, 300, 11]) {
      expect((await list(`limit=${limit}`)).json().data).toHaveLength(limit);
    }
    expect(await asked()).toBe(2);
  });

  it('has a different tag for a different limit, and the same tag each time', async () => {
    const tagOf = async (limit: number) => (await list(`limit=${limit}`)).headers['etag'];
    const tags = [await tagOf(20), await tagOf(21), await tagOf(20)];
    expect(tags[0]).toBe(tags[2]);
    expect(tags[0]).not.toBe(tags[1]);
    expect((await list('limit=20', { 'if-none-match': String(tags[0]) })).statusCode).toBe(304);
  });

  it('[API-09] is loaded once for simultaneous requests with different limits', async () => {
    const answers = await Promise.all([301, 302, 303, 304].map((limit) => list(`limit=${limit}`)));
    expect(answers.map((answer) => answer.json().data.length)).toEqual([301, 302, 303, 304]);
    expect(await asked()).toBe(1);
  });

  it('[API-09] is loaded once for ten simultaneous requests in any form', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => list(undefined, { 'accept-encoding': forms[i % 3] ?? '' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await asked()).toBe(1);
    expect(await api.ledger(`/v3.0/data/places/${paris}`)).toHaveLength(1);
  });
});

describe('the response with a hotel list', () => {
  it('is compressed in a form that the browser accepts, with a vary header for caches', async () => {
    const plain = await list();
    const br = await list(undefined, { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await list(undefined, { 'accept-encoding': 'gzip' });
    const encodings = [plain, br, zipped].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, br, zipped]) {
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8' });
      expect(headers['etag']).toBe(plain.headers['etag']);
    }
    expect(br.headers['content-length']).toBe(String(br.rawPayload.byteLength));
  });

  it('has no body if the browser already has the list', async () => {
    const etag = String((await list()).headers['etag']);
    const again = await list(undefined, { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect((await list(undefined, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });
});

describe('a provider that is down', () => {
  it('is not called after 5 failures, and is tried again 5 seconds later', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: 500 });
    for (let k = 0; k < 5; k++) expect((await list()).statusCode).toBe(502);
    const refused = await list();
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
    expect(await asked()).toBe(5);
    await api.faults();
    api.passTime(5_001);
    expect((await list()).statusCode).toBe(200);
  });
});
