import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOOK_PATH, bookRequest, ledgerOf, offersWhere, prebook } from '../testing/booked';
import { createTestSandbox, KEY, RATES_PATH, ratesRequest, type TestSandbox } from '../testing/test-sandbox';

const HOTELS_PATH = '/v3.0/data/hotels';
const HOTELS = `${HOTELS_PATH}?countryCode=FR&cityName=Paris&limit=1`;

let sandbox: TestSandbox;
let url: string;
beforeEach(async () => {
  sandbox = createTestSandbox();
  url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => sandbox.app.close());

const order = (...faults: object[]) => sandbox.post('/__sandbox/faults', { faults });
const get = (path: string) => fetch(`${url}${path}`, { headers: KEY });
const post = (path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a lost answer', () => {
  it('leaves a booking, but the caller gets no answer', async () => {
    const [offer] = await offersWhere(sandbox, () => true);
    const { prebookId } = await prebook(sandbox, offer?.offerId ?? '');
    await order({ path: BOOK_PATH, kind: 'lost', times: 1 });
    await expect(post(BOOK_PATH, bookRequest(prebookId))).rejects.toThrow('fetch failed');
    const found = await get(`/v3.0/bookings?clientReference=ref-${prebookId}`);
    expect(await found.json()).toMatchObject({ data: [{ status: 'CONFIRMED', prebookId }] });
    expect((await post(BOOK_PATH, bookRequest(prebookId))).status).toBe(400);
    const { bookings, requests } = await ledgerOf(sandbox);
    expect(bookings).toHaveLength(1);
    expect(requests.find(({ path }: { path: string }) => path === BOOK_PATH)).toMatchObject({ endedBy: 'cut' });
  });
});

describe('a reset connection', () => {
  it('has done no work', async () => {
    const [offer] = await offersWhere(sandbox, () => true);
    const { prebookId } = await prebook(sandbox, offer?.offerId ?? '');
    await order({ path: BOOK_PATH, kind: 'reset', times: 1 });
    await expect(post(BOOK_PATH, bookRequest(prebookId))).rejects.toThrow('fetch failed');
    expect((await ledgerOf(sandbox)).bookings).toEqual([]);
    expect((await post(BOOK_PATH, bookRequest(prebookId))).status).toBe(200);
  });
});

describe('a slow answer', () => {
  it('still comes, but later', async () => {
    await order({ path: HOTELS_PATH, kind: 'slow', milliseconds: 120 });
    const before = performance.now();
    expect((await get(HOTELS)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(115);
  });
});

describe('a status', () => {
  it('may have its own code, description, headers and body', async () => {
    const fault = { path: HOTELS_PATH, kind: 'status', times: 1 };
    const headers = { 'retry-after': '7' };
    await order(
      { ...fault, status: 429, code: 4290, message: 'too fast', description: 'wait', headers },
      { ...fault, status: 502, body: ['anything'] },
    );
    const limited = await get(HOTELS);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await limited.json()).toEqual({ error: { code: 4290, message: 'too fast', description: 'wait' } });
    const broken = await get(HOTELS);
    expect([broken.status, await broken.json()]).toEqual([502, ['anything']]);
  });
});

describe('413', () => {
  it('affects requests with more hotels than the limit, and no others', async () => {
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=101');
    await order({ path: RATES_PATH, kind: 'too-large', above: 100, times: 1 });
    expect((await post(RATES_PATH, ratesRequest(ids.slice(1)))).status).toBe(200);
    const refused = await post(RATES_PATH, ratesRequest(ids));
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: { code: 413, message: 'request entity too large' } },
    ]);
    expect((await post(RATES_PATH, ratesRequest(ids))).status).toBe(200);
  });
});

describe('the selection of requests', () => {
  const fault = { kind: 'status', status: 500 };

  it('uses vendor, method and parts of a path', async () => {
    await order({ ...fault, vendor: 'geo-a' }, { ...fault, method: 'PUT', path: '/v3.0/bookings/*' });
    expect((await get('/geo-a/203.0.113.1')).status).toBe(500);
    expect((await get('/geo-b/203.0.113.1/json/')).status).toBe(200);
    expect((await get('/v3.0/bookings/any')).status).toBe(204);
    expect((await fetch(`${url}/v3.0/bookings/any`, { method: 'PUT', headers: KEY })).status).toBe(500);
    expect((await fetch(`${url}/v3.0/bookings/any/other`, { method: 'PUT', headers: KEY })).status).toBe(404);
  });

  it('can be a share of the requests, the same for the same seed', async () => {
    const statuses = async (seed: string): Promise<string> => {
      await order({ ...fault, path: HOTELS_PATH, share: 0.3, seed });
      const list: number[] = [];
      for (let k = 0; k < 100; k++) list.push((await get(HOTELS)).status);
      return list.join();
    };
    const first = await statuses('one');
    expect(await statuses('one')).toBe(first);
    expect(await statuses('two')).not.toBe(first);
    const struck = first.split(',').filter((status) => status === '500').length;
    expect(struck).toBeGreaterThan(15);
    expect(struck).toBeLessThan(45);
  });
});

describe('the clock', () => {
  const now = async () => (await sandbox.get('/__sandbox/clock')).json().now;

  it('can be set and moved, and returns to its start on reset', async () => {
    expect(await now()).toBe('2026-11-15T10:00:00.000Z');
    await sandbox.post('/__sandbox/clock', { advanceSeconds: 90 });
    expect(await now()).toBe('2026-11-15T10:01:30.000Z');
    await sandbox.post('/__sandbox/clock', { now: '2027-01-01T00:00:00Z' });
    expect(await now()).toBe('2027-01-01T00:00:00.000Z');
    await sandbox.post('/__sandbox/reset', {});
    expect(await now()).toBe('2026-11-15T10:00:00.000Z');
  });

  it.each([{}, { now: 'tomorrow' }, { advanceSeconds: 'ten' }, { now: '2027-01-01T00:00:00Z', speed: 2 }])(
    'refuses %j',
    async (body) => {
      expect((await sandbox.post('/__sandbox/clock', body)).statusCode).toBe(400);
    },
  );
});
