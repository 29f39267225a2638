import { afterEach, describe, expect, it } from 'vitest';
import { createTestSandbox, KEY, RATES_PATH, ratesRequest, type TestSandbox } from '../testing/test-sandbox';

const HOTELS_PATH = '/v3.0/data/hotels';
const HOTELS = `${HOTELS_PATH}?countryCode=FR&cityName=Paris&limit=1`;
const order = (sandbox: TestSandbox, ...faults: object[]) => sandbox.post('/__sandbox/faults', { faults });

let closing: TestSandbox | undefined;
afterEach(() => closing?.app.close());

describe('the ledger', () => {
  it('lists every vendor request, newest last, without its own control requests', async () => {
    const sandbox = createTestSandbox();
    await sandbox.get(HOTELS);
    await sandbox.get('/v3.0/data/places');
    await sandbox.get('/nowhere');
    const [first, second, third, ...rest] = await sandbox.ledger();
    expect(first).toEqual({
      id: expect.any(String),
      method: 'GET',
      path: HOTELS_PATH,
      startedAt: '2026-11-15T10:00:00.000Z',
      status: 200,
      endedBy: 'answer',
    });
    expect(second).toMatchObject({ path: '/v3.0/data/places', status: 400 });
    expect(third).toMatchObject({ path: '/nowhere', status: 404 });
    expect(rest).toEqual([]);
  });

  it('counts the hotels in answers with rates', async () => {
    const sandbox = createTestSandbox();
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=40');
    const rates = await sandbox.post(RATES_PATH, ratesRequest(ids));
    const streamed = await sandbox.post(RATES_PATH, ratesRequest(ids, { stream: true }));
    expect(streamed.statusCode).toBe(200);
    const [, plain, stream] = await sandbox.ledger();
    expect(plain?.hotels).toBe(rates.json().data.length);
    expect(stream).toMatchObject({ hotels: plain?.hotels, status: 200, endedBy: 'answer' });
  });

  it('shows what a client sent, so that a test can tell requests apart', async () => {
    const sandbox = createTestSandbox();
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=2');
    await sandbox.post(RATES_PATH, ratesRequest(ids));
    const [list, rates] = await sandbox.ledger();
    expect(list).not.toHaveProperty('body');
    expect(rates).toEqual({
      id: expect.any(String),
      method: 'POST',
      path: RATES_PATH,
      startedAt: '2026-11-15T10:00:00.000Z',
      status: 200,
      endedBy: 'answer',
      hotels: expect.any(Number),
      body: ratesRequest(ids),
    });
  });

  it.each([
    ['what the vendor refuses', {}, '{"hotelIds":["lp1"]}', { hotelIds: ['lp1'] }, 400],
    ['what is not JSON', {}, '{"hotelIds":', '{"hotelIds":', 400],
    ['what a fault answers', { kind: 'status', status: 503 }, '{"hotelIds":["lp1"]}', { hotelIds: ['lp1'] }, 503],
  ])('also shows %s', async (_what, fault, payload, body, status) => {
    const sandbox = createTestSandbox();
    if ('kind' in fault) await order(sandbox, { path: RATES_PATH, ...fault });
    await sandbox.app.inject({ method: 'POST', url: RATES_PATH, headers: KEY, payload });
    expect(await sandbox.ledger()).toMatchObject([{ body, status }]);
  });

  it.each([{ kind: 'hang' }, { kind: 'reset' }])(
    'also shows a request that a fault leaves without an answer: %j',
    async (fault) => {
      const sandbox = createTestSandbox();
      closing = sandbox;
      const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
      await order(sandbox, { path: RATES_PATH, ...fault });
      const patience = new AbortController();
      const body = { hotelIds: ['lp1'] };
      const sent = { method: 'POST', headers: KEY, body: JSON.stringify(body), signal: patience.signal };
      const asked = fetch(`${url}${RATES_PATH}`, sent).catch(() => null);
      await expect.poll(() => sandbox.ledger()).toMatchObject([{ body }]);
      patience.abort();
      expect(await asked).toBeNull();
    },
  );

  it('shows no body of the card form, the identity vendor or a path of no vendor', async () => {
    const sandbox = createTestSandbox();
    const card = { number: '4242424242424242', expiry: '1230', cvc: '123' };
    await sandbox.post('/payment-wrapper/confirm', { secretKey: 'pi_1_secret_2', ...card });
    await order(sandbox, { path: '/payment-wrapper/confirm', kind: 'status', status: 503 });
    await sandbox.post('/payment-wrapper/confirm', { secretKey: 'pi_1_secret_2', ...card });
    await sandbox.post('/identity/token', { client_secret: 'hidden' });
    await sandbox.post('/nowhere', { any: 'thing' });
    const entries = await sandbox.ledger();
    expect(entries.map(({ path }) => path)).toEqual([
      '/payment-wrapper/confirm',
      '/payment-wrapper/confirm',
      '/identity/token',
      '/nowhere',
    ]);
    expect(entries.filter((entry) => 'body' in entry)).toEqual([]);
  });

  it('keeps 4 MB of bodies, and marks older ones as cut', async () => {
    const sandbox = createTestSandbox();
    const long = { hotelIds: ['x'.repeat(20_000)] };
    for (let k = 0; k < 257; k++) await sandbox.post('/v3.0/nowhere', long);
    const entries = await sandbox.ledger();
    const lengths = entries.map(({ body, isBodyCut }) => [String(body).length, isBodyCut]);
    expect(lengths.slice(0, 2)).toEqual([
      [0, true],
      [16_384, true],
    ]);
    expect(lengths.at(-1)).toEqual([16_384, true]);
    await sandbox.post('/__sandbox/reset', {});
    expect(await sandbox.ledger()).toEqual([]);
  });

  it('keeps the last thousand', async () => {
    const sandbox = createTestSandbox();
    for (let k = 0; k <= 1000; k++) await sandbox.get(`/request/${k}`);
    const entries = await sandbox.ledger();
    expect(entries).toHaveLength(1000);
    expect(entries[0]?.path).toBe('/request/1');
    expect(entries.at(-1)?.path).toBe('/request/1000');
  });
});

describe('faults', () => {
  it('refuse as often as requested, and only under their path', async () => {
    const sandbox = createTestSandbox();
    expect((await order(sandbox, { path: HOTELS_PATH, kind: 'status', status: 503, times: 2 })).statusCode).toBe(200);
    expect((await sandbox.get('/v3.0/data/places?textQuery=par')).statusCode).toBe(200);
    const refused = await sandbox.get(HOTELS);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({ error: { code: 503, message: 'Service Unavailable' } });
    expect((await sandbox.get(HOTELS)).statusCode).toBe(503);
    expect((await sandbox.get(HOTELS)).statusCode).toBe(200);
    expect((await sandbox.ledger()).map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  });

  it('stay until they are replaced if no number was given', async () => {
    const sandbox = createTestSandbox();
    await order(sandbox, { path: HOTELS_PATH, kind: 'html' });
    for (let k = 0; k < 5; k++) {
      const answer = await sandbox.get(HOTELS);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
    }
    await order(sandbox);
    expect((await sandbox.get(HOTELS)).json().total).toBe(640);
  });

  it('leave a request hanging until the client gives up', async () => {
    const sandbox = createTestSandbox();
    closing = sandbox;
    const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    await order(sandbox, { path: HOTELS_PATH, kind: 'hang', times: 1 });
    const patience = new AbortController();
    const asked = fetch(`${url}${HOTELS}`, { headers: KEY, signal: patience.signal });
    const entry = async () => (await sandbox.ledger())[0];
    await expect.poll(entry).toMatchObject({ status: null, endedBy: null });
    expect((await fetch(`${url}${HOTELS}`, { headers: KEY })).status).toBe(200);
    patience.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    // The entry stays first, although the later request ended earlier.
    await expect.poll(entry).toMatchObject({ status: null, endedBy: 'client-gone' });
  });

  it('do not stop the sandbox from closing', async () => {
    const sandbox = createTestSandbox();
    const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    await order(sandbox, { path: HOTELS_PATH, kind: 'hang' });
    const asked = fetch(`${url}${HOTELS}`, { headers: KEY });
    const isHanging = async () => (await sandbox.ledger()).length;
    await expect.poll(isHanging).toBe(1);
    await Promise.all([sandbox.app.close(), expect(asked).rejects.toThrow('fetch failed')]);
  });

  it.each([
    { faults: [{ path: '/x', kind: 'explode' }] },
    { faults: [{ path: '/x', kind: 'status' }] },
    { faults: [{ path: '/x', kind: 'status', status: 42 }] },
    { faults: [{ path: 'x', kind: 'hang' }] },
    { faults: [{ path: '/x', kind: 'hang', times: 0 }] },
    { faults: [{ path: '/x', kind: 'cut' }] },
    { faults: {} },
    {},
  ])('are refused when ill-formed: %j', async (body) => {
    expect((await createTestSandbox().post('/__sandbox/faults', body)).statusCode).toBe(400);
  });
});

describe('a reset', () => {
  it('clears faults and requests', async () => {
    const sandbox = createTestSandbox();
    await order(sandbox, { path: HOTELS_PATH, kind: 'status', status: 500 });
    await sandbox.get(HOTELS);
    expect((await sandbox.post('/__sandbox/reset', {})).statusCode).toBe(200);
    expect(await sandbox.ledger()).toEqual([]);
    expect((await sandbox.get(HOTELS)).statusCode).toBe(200);
  });
});
