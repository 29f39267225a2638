import { describe, expect, it } from 'vitest';
import { createTestSandbox, KEY, RATES_PATH } from './testing/test-sandbox';

const NOT_FOUND = { error: { code: 404, message: 'not found' } };

describe('the sandbox', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/v3.0/data/unknown'],
    ['GET', '/v3.0/hotels/rates'],
    ['PUT', '/v3.0/data/hotels'],
    ['GET', '/v3.0/data/places/%zz'],
  ] as const)("answers %s %s with the vendor's 404", async (method, url) => {
    const answer = await createTestSandbox().app.inject({ method, url, headers: KEY });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(NOT_FOUND);
  });

  it('has a page that stands in for a site of tours and says that it is the sandbox', async () => {
    const answer = await createTestSandbox().app.inject('/experiences');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>Sandbox experiences</h1>');
    expect(answer.body).toContain('Nothing here can be booked.');
  });

  it.each([undefined, 'prod_3f9d0c52', 'sand'])('refuses the key %s', async (key) => {
    const { app } = createTestSandbox();
    const headers = key === undefined ? {} : { 'x-api-key': key };
    const list = await app.inject({ url: '/v3.0/data/hotels?countryCode=FR&cityName=Paris', headers });
    expect(list.statusCode).toBe(401);
    expect(list.json()).toEqual({ error: { code: 401, message: 'Unauthorized' } });
    const rates = await app.inject({ method: 'POST', url: RATES_PATH, headers, payload: {} });
    expect(rates.statusCode).toBe(401);
    expect(rates.json()).toEqual({ error: { code: 401, message: 'unauthorized' } });
  });

  it.each(['POST', 'PUT'] as const)('survives a %s that announces JSON and has no body', async (method) => {
    const headers = { ...KEY, 'content-type': 'application/json' };
    const { app } = createTestSandbox();
    const known = await app.inject({ method: 'POST', url: RATES_PATH, headers });
    expect(known.statusCode).toBe(400);
    expect(known.json()).toMatchObject({ error: { code: 4002, description: 'empty request body' } });
    expect((await app.inject({ method, url: '/v3.0/data/nothing', headers })).json()).toEqual(NOT_FOUND);
    expect((await app.inject({ method: 'POST', url: '/__sandbox/reset', headers })).statusCode).toBe(200);
  });

  it.each(['{', '[1', 'hello', '{"a":}'])('refuses the body %s without breaking', async (payload) => {
    const headers = { ...KEY, 'content-type': 'application/json' };
    const answer = await createTestSandbox().app.inject({ method: 'POST', url: RATES_PATH, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        code: 4002,
        message: 'required request field is missing or wrong input',
        description: 'the body is not JSON',
      },
    });
  });

  it('invents the same world from the same seed, and another world from another seed', async () => {
    const read = async (seed: string): Promise<string[]> => {
      const { get, post, hotelIds } = createTestSandbox({ seed });
      const ids = await hotelIds('countryCode=FR&cityName=Paris&limit=20');
      const body = {
        hotelIds: ids,
        checkin: '2027-03-12',
        checkout: '2027-03-15',
        currency: 'EUR',
        guestNationality: 'US',
        occupancies: [{ adults: 2, children: [4] }],
      };
      return [
        (await get('/v3.0/data/places?textQuery=hotel')).body,
        (await get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=50')).body,
        (await post(RATES_PATH, body)).body,
        (await post(RATES_PATH, { ...body, stream: true })).body,
      ];
    };
    const [first, again, other] = [await read('one'), await read('one'), await read('two')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});
