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

  it('come in the requested language', async () => {
    const { data } = (await get('/data/places?textQuery=Par&language=ar')).json();
    expect(data[0]).toMatchObject({ name: 'باريس', country: 'فرنسا' });
  });

  it('[PLACE-19] are requested again in English when the provider does not support the language', async () => {
    const { data } = (await get('/data/places?textQuery=Paris&language=xx')).json();
    expect(data[0]).toMatchObject({ name: 'Paris' });
    expect((await api.ledger('/v3.0/data/places')).map(({ status }) => status)).toEqual([400, 200]);
  });

  it('[PLACE-20] are requested again in English when the provider’s message says invalid language', async () => {
    const says = { code: 4999, message: 'Invalid language code', description: 'no such thing' };
    await api.faults({ path: '/v3.0/data/places', kind: 'status', status: 400, times: 1, ...says });
    const { data } = (await get('/data/places?textQuery=Paris&language=fr')).json();
    expect(data[0]).toMatchObject({ name: 'Paris', country: 'France' });
    expect((await api.ledger('/v3.0/data/places')).map(({ status }) => status)).toEqual([400, 200]);
  });

  it('[PLACE-19][PLACE-20] are not requested again after any other refusal', async () => {
    await api.faults({ path: '/v3.0/data/places', kind: 'status', status: 400, code: 4002, message: 'wrong input' });
    expect((await get('/data/places?textQuery=Paris&language=fr')).statusCode).toBe(400);
    expect(await api.ledger('/v3.0/data/places')).toHaveLength(1);
  });

  it('[PLACE-17][PLACE-18] come in `data` with a status; a failure has an error with code and message', async () => {
    const found = (await get('/data/places?textQuery=Paris')).json();
    expect([found.status, found.data[0].name]).toEqual(['success', 'Paris']);
    expect((await get('/data/places?textQuery=zzzzqqqq')).json()).toEqual({ data: [], status: 'empty' });
    expect((await get('/data/places')).json()).toMatchObject({
      error: { code: 'bad_request', message: 'textQuery or id is needed' },
    });
  });

  it('[PLACE-12][PLACE-13][PLACE-14] by id have three more addresses with the same answer', async () => {
    const id = (await get('/data/places?textQuery=London')).json().data[0].id;
    const first = await get(`/data/places/${id}?language=de`);
    const others = [
      `/data/places?id=${id}&language=de`,
      `/data/place?id=${id}&language=de`,
      `/v3.0/data/places/${id}?language=de`,
    ];
    for (const url of others) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, first.json()]);
    }
    expect((await get('/data/place?id=ChIJnowhere')).statusCode).toBe(404);
  });

  it('near the traveler are made from their id, without the provider', async () => {
    const answer = await get('/data/places/near_4886_235?language=de');
    expect(answer.json().data).toMatchObject({ id: 'near_4886_235', type: 'poi', latitude: 48.86, longitude: 2.35 });
    expect((await get('/data/places/near_9900_0')).statusCode).toBe(404);
    expect(await api.ledger('/v3.0/data/places/near_4886_235')).toEqual([]);
  });

  it('[PLACE-22] are cached for 600000 ms, each language separately', async () => {
    const id = (await get('/data/places?textQuery=London')).json().data[0].id;
    const asked = async () => (await api.ledger(`/v3.0/data/places/${id}`)).length;
    await get(`/data/places/${id}`);
    api.passTime(599_000);
    await get(`/data/place?id=${id}`);
    expect(await asked()).toBe(1);
    await get(`/data/places/${id}?language=fr`);
    expect(await asked()).toBe(2);
    api.passTime(1_001);
    await get(`/data/places/${id}`);
    expect(await asked()).toBe(3);
  });

  it('[API-09] are loaded once for many simultaneous requests', async () => {
    const searches = Array.from({ length: 10 }, () => get('/data/places?textQuery=Paris'));
    const ids = (await Promise.all(searches)).map((answer) => answer.json().data[0].id);
    await Promise.all(Array.from({ length: 10 }, () => get(`/data/places/${ids[0]}`)));
    expect(await api.ledger('/v3.0/data/places')).toHaveLength(1);
    expect(await api.ledger(`/v3.0/data/places/${ids[0]}`)).toHaveLength(1);
  });

  it('[PLACE-11] are read by id', async () => {
    const { data } = (await get('/data/places?textQuery=London')).json();
    const place = (await get(`/data/places/${data[0].id}?language=en`)).json();
    expect(place.data).toMatchObject({ id: data[0].id, name: 'London', type: 'city', countryCode: 'GB' });
  });

  it('return 404 for an unknown id, and 400 for an impossible one', async () => {
    const unknown = await get('/data/places/ChIJnowhere');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    const impossible = await get(`/data/places/${encodeURIComponent('../../etc')}`);
    expect([impossible.statusCode, impossible.json().error.code]).toEqual([400, 'bad_request']);
  });

  it('[PLACE-02] are not searched with fewer than 2 characters', async () => {
    expect((await get('/data/places?textQuery=p')).statusCode).toBe(400);
    expect(await api.ledger('/v3.0/data/places')).toEqual([]);
  });

  it('return 502 when the provider fails, without the reason', async () => {
    await api.faults({ path: '/v3.0/data/places', kind: 'status', status: 500 });
    const answer = await get('/data/places?textQuery=paris');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      error: { code: 'provider_failed', message: 'Something went wrong on our side.', requestId: expect.any(String) },
    });
  });
});
