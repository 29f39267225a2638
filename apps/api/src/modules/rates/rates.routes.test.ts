import { connect } from 'node:net';
import type { ErrorBody } from '@tenth-night/contract/errors';
import type { RatesLine } from '@tenth-night/contract/rates';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../cache/memory-cache';
import { eventually, startTestApi, type TestApi } from '../../testing/test-api';
import { ratesRoutes } from './rates.routes';
import { createReadyRates } from './ready-rates';

const PROVIDER_PATH = '/v3.0/hotels/rates';
let api: TestApi;
let url: string;
let ids: string[];

beforeAll(async () => {
  api = await startTestApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { data: places } = (await api.app.inject('/api/data/places?textQuery=Paris')).json();
  const { data: hotels } = (await api.app.inject(`/api/data/hotels?placeId=${places[0].id}`)).json();
  ids = hotels.map(({ hotelId }: { hotelId: string }) => hotelId);
});
afterEach(() => api.reset());
afterAll(() => api.close());

const body = (part: Record<string, unknown> = {}) => ({
  hotelIds: ids.slice(0, 50),
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  adults: 2,
  children: 0,
  childrenAges: [],
  rooms: 1,
  currency: 'EUR',
  guestNationality: 'US',
  offersPerHotel: 1,
  ...part,
});
const ask = (address: string, question: unknown, signal: AbortSignal | null = null) =>
  fetch(`${address}/api/search/rates/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify(question),
    signal,
  });
const post = (part?: Record<string, unknown>) => ask(url, body(part));
const errorCode = async (response: Response) => ((await response.json()) as ErrorBody).error.code;
const lines = async (response: Response) =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatesLine);

describe('the stream of rates', () => {
  it('[RATE-19][RATE-24] has one line per hotel with its offers, then a last line that marks the end', async () => {
    const response = await post();
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const all = await lines(response);
    const hotels = all.slice(0, -1) as { hotelId: string; offers: unknown[] }[];
    expect(all.at(-1)).toEqual({ done: true, status: 'success', hotels: hotels.length });
    expect(hotels.length).toBeGreaterThan(10);
    expect(hotels.filter(({ hotelId, offers }) => !ids.includes(hotelId) || offers.length !== 1)).toEqual([]);
  });

  it('is compressed, and still arrives hotel by hotel', async () => {
    const slow = await startTestApi({ latencyMs: 200 });
    const address = await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await ask(address, body({ hotelIds: ids.slice(0, 200) }));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('"hotelId"');
    // The first hotels have arrived, and the provider is still sending.
    expect((await slow.ledger(PROVIDER_PATH))[0]?.endedBy).toBeNull();
    await reader?.cancel();
    await slow.close();
  });

  it('gives the cheapest offer first', async () => {
    const [line] = await lines(await post({ offersPerHotel: 20 }));
    const prices = line && 'offers' in line ? line.offers.map(({ price }) => price) : [];
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('[RATE-28] is empty without hotels, and makes no provider call', async () => {
    expect(await lines(await post({ hotelIds: [] }))).toEqual([{ done: true, status: 'empty', hotels: 0 }]);
    expect(await api.ledger(PROVIDER_PATH)).toEqual([]);
  });

  it('[RATE-40] keeps the rates that had arrived when the provider breaks off, and says that it failed', async () => {
    await api.faults({ path: PROVIDER_PATH, kind: 'cut', after: 20 });
    const all = await lines(await post());
    expect(all.length).toBeGreaterThan(1);
    expect(all.at(-1)).toMatchObject({ done: true, status: 'failed' });
  });

  it.each([
    [429, 429, 'rate_limited'],
    [413, 413, 'payload_too_large'],
    [500, 502, 'provider_failed'],
  ])('answers the provider’s %d with %d %s', async (theirs, ours, code) => {
    await api.faults({ path: PROVIDER_PATH, kind: 'status', status: theirs });
    const response = await post();
    expect([response.status, await errorCode(response)]).toEqual([ours, code]);
  });

  it.each([
    { checkOut: '2027-03-12' },
    { checkIn: '2027-02-30' },
    { adults: 0 },
    { adults: 11 },
    { rooms: 9 },
    { children: 2, childrenAges: [4] },
    { childrenAges: [18], children: 1 },
    { currency: 'euro' },
    { hotelIds: ['../x'] },
    { hotelIds: 'lp1' },
  ])('[TRAV-05][TRAV-08] refuses %j with 400 and makes no provider call', async (part) => {
    const response = await post(part);
    expect([response.status, await errorCode(response)]).toEqual([400, 'bad_request']);
    expect(await api.ledger(PROVIDER_PATH)).toEqual([]);
  });

  it.each([
    [{ checkIn: '2027-02-30' }, /exist/],
    [{ checkOut: '2027-03-32' }, /exist/],
    [{ checkOut: '2027-03-11' }, /after check-in/],
    [{ children: 2, childrenAges: [4] }, /one age per child/],
  ])('says what is wrong with %j', async (part, words) => {
    const { error } = (await (await post(part)).json()) as ErrorBody;
    expect(error.message).toMatch(words);
  });

  it.each([
    [{ checkIn: '2020-03-12', checkOut: '2020-03-15' }, /past/],
    [{ checkOut: '2027-09-01' }, /nights/],
    [{ currency: 'XYZ' }, /currency/],
    [{ hotelIds: ['nobody'] }, /hotel/],
  ])('returns a client error with the reason if the provider refuses %j', async (part, words) => {
    const response = await post(part);
    const answer = (await response.json()) as { error: { code: string; message: string } };
    expect([response.status, answer.error.code]).toEqual([400, 'bad_request']);
    expect(answer.error.message).toMatch(words);
  });
});

describe('a stream of rates under pressure', () => {
  it('stops the provider call when the browser leaves, and logs no failure', async () => {
    const log: string[] = [];
    const slow = await startTestApi({ latencyMs: 300, logStream: { write: (line) => log.push(line) } });
    const address = await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const leave = new AbortController();
    const response = await ask(address, body({ hotelIds: ids.slice(0, 200) }), leave.signal);
    await response.body?.getReader().read();
    leave.abort();
    const [entry] = await eventually(
      () => slow.ledger(PROVIDER_PATH),
      ([first]) => first?.endedBy !== null,
    );
    expect(entry?.endedBy).toBe('client-gone');
    expect(entry?.hotels).toBeLessThan(200);
    await slow.close();
    expect(log.join('')).not.toContain('ended early');
  });

  it.each(['/search/rates', '/search/rates/stream'])('logs why %s ended early', async (path) => {
    const log: string[] = [];
    const logged = await startTestApi({ logStream: { write: (line) => log.push(line) } });
    await logged.faults({ path: PROVIDER_PATH, kind: 'cut', after: 20 });
    await logged.app.inject({ method: 'POST', url: `/api${path}`, payload: body() });
    await logged.close();
    const early = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the rate stream ended early');
    expect(early).toMatchObject([{ err: { message: expect.stringMatching(/./) } }]);
  });

  it('reads only as fast as the browser, and stops when the browser leaves', async () => {
    let asked = 0;
    let isStopped = false;
    const group = Array.from({ length: 500 }, (_, i) => ({ hotelId: `lp${i}`.padEnd(200, 'x'), offers: '[]' }));
    const endless = {
      async *stream() {
        try {
          for (;;) {
            asked += 1;
            yield group;
          }
        } finally {
          isStopped = true;
        }
      },
    };
    const app = Fastify();
    await app.register(ratesRoutes(endless, createReadyRates(createMemoryCache({ maxBytes: 1_000 }))));
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1').pause();
    const payload = JSON.stringify(body());
    socket.write(`POST /search/rates/stream HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`);
    socket.write(`content-length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`);
    let before = -1;
    // The buffers fill up. After that, the API must not read more from the endless source.
    await eventually(
      async () => asked,
      (now) => {
        const isStill = now > 0 && now === before;
        before = now;
        return isStill;
      },
    );
    socket.destroy();
    await eventually(
      async () => isStopped,
      (is) => is,
    );
    await app.close();
    expect(asked).toBeLessThan(1_000);
  });
});
