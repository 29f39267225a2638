import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

/** The sandbox locates these documentation addresses: 203.0.113.7 is in Poland, 203.0.113.17 is in Ukraine. */
const POLISH = { 'x-forwarded-for': '203.0.113.7' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = POLISH) => api.app.inject({ url: `/api${url}`, headers });

describe('the location of a visitor', () => {
  it("[GEO-09] comes from the first service by GET, for the visitor's address and without a payload", async () => {
    await get('/geo/primary');
    const [call, ...others] = await api.ledger('/geo-a/203.0.113.7');
    expect(call).toMatchObject({ method: 'GET', status: 200 });
    expect(others).toEqual([]);
  });

  it('[GEO-10] has only the fields that we read', async () => {
    expect((await get('/geo/primary')).json()).toEqual({
      success: true,
      country_code: 'PL',
      city: expect.any(String),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      languages: 'pl',
    });
  });

  it('[GEO-12][GEO-13] comes from the second service by GET too, with country, city and position', async () => {
    const { body } = await get('/geo/secondary');
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual([
      'city',
      'country_code',
      'error',
      'latitude',
      'longitude',
    ]);
    expect(await api.ledger('/geo-b/203.0.113.7/json/')).toHaveLength(1);
  });

  it.each([
    ['status', { kind: 'status', status: 500 }],
    ['status', { kind: 'status', status: 429 }],
    ['no JSON', { kind: 'html', status: 200 }],
    ['a broken connection', { kind: 'reset' }],
  ])('[GEO-18] fails silently after %s from the services: %j', async (_, fault) => {
    await api.faults({ vendor: 'geo-a', ...fault }, { vendor: 'geo-b', ...fault });
    const answers = await Promise.all([get('/geo/primary'), get('/geo/secondary')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual({ success: false });
    expect(answers[1]?.json()).toMatchObject({ error: true });
  });

  it('fails for an address without a location, and the answer is never cached', async () => {
    const answer = await get('/geo/primary', { 'x-forwarded-for': '10.0.0.1' });
    expect(answer.json()).toEqual({ success: false });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['../../etc', '203.0.113.7/../x', '%00', '::ffff:203.0.113.7', 'x'.repeat(500)])(
    'handles an invalid address: %#',
    async (address) => {
      expect((await get('/geo/primary', { 'x-forwarded-for': address })).statusCode).toBe(200);
    },
  );
});
