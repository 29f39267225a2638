import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const get = (url: string) => api.app.inject(`/api${url}`);

describe('places', () => {
  it('[PLACE-16][SRCH-01] are found by text: cities, landmarks and hotels', async () => {
    const types = async (text: string) => {
      const { data } = (await get(`/data/places?textQuery=${encodeURIComponent(text)}&language=en`)).json();
      return new Set((data as { type: string }[]).map(({ type }) => type));
    };
    expect(await types('paris')).toContain('city');
    expect(await types('louvre')).toContain('landmark');
    expect(await types('hotel')).toContain('hotel');
  });

  it('come in the asked language', async () => {
    const { data } = (await get('/data/places?textQuery=Par&language=ar')).json();
    expect(data[0]).toMatchObject({ name: 'باريس', country: 'فرنسا' });
  });

  it('[PLACE-19] are asked for once more in English when the provider does not speak the language', async () => {
    const { data } = (await get('/data/places?textQuery=Paris&language=xx')).json();
    expect(data[0]).toMatchObject({ name: 'Paris' });
    expect((await api.ledger('/v3.0/data/places')).map(({ status }) => status)).toEqual([400, 200]);
  });

  it('[PLACE-11] are read by id', async () => {
    const { data } = (await get('/data/places?textQuery=London')).json();
    const place = (await get(`/data/places/${data[0].id}?language=en`)).json();
    expect(place.data).toMatchObject({ id: data[0].id, name: 'London', type: 'city', countryCode: 'GB' });
  });

  it('answer 404 for an id that nobody knows, and 400 for one that cannot be', async () => {
    const unknown = await get('/data/places/ChIJnowhere');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    const impossible = await get(`/data/places/${encodeURIComponent('../../etc')}`);
    expect([impossible.statusCode, impossible.json().error.code]).toEqual([400, 'bad_request']);
  });

  it('[PLACE-02] are not searched for with fewer than 2 characters', async () => {
    expect((await get('/data/places?textQuery=p')).statusCode).toBe(400);
    expect(await api.ledger('/v3.0/data/places')).toEqual([]);
  });

  it('answer 502 when the provider fails, without a word of why', async () => {
    await api.faults({ path: '/v3.0/data/places', kind: 'status', status: 500 });
    const answer = await get('/data/places?textQuery=paris');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      error: { code: 'provider_failed', message: 'Something went wrong on our side.', requestId: expect.any(String) },
    });
  });
});
