import { describe, expect, it } from 'vitest';
import type { Send } from '../page/services';
import { testServices } from '../page/testing/test-services';
import { createApiClient } from './api-client';

const clientOf = (send: Send) => createApiClient(testServices({ send }));

const never = new AbortController().signal;

function answering(body: unknown, init: ResponseInit = {}) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const api = clientOf(async (path, { body: sent }) => {
    asked.push(path);
    if (sent) bodies.push(JSON.parse(String(sent)));
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
    return Object.defineProperty(response, 'url', { value: `https://site.test/api${path}` });
  });
  return { api, asked, bodies };
}

describe('the API client', () => {
  it('[PLACE-16] asks for places by text and language', async () => {
    const { api, asked } = answering({ data: [{ id: 'x' }] });
    expect(await api.searchPlaces('São Paulo', 'pl', never)).toEqual([{ id: 'x' }]);
    expect(asked).toEqual(['/data/places?textQuery=S%C3%A3o+Paulo&language=pl']);
  });

  it('finds nothing for a text that cannot be a place, and throws when the call fails', async () => {
    const refused = answering('{"error":{"code":"bad_request"}}', { status: 400 });
    expect(await refused.api.searchPlaces('x', 'en', never)).toEqual([]);
    const broken = answering('{"error":{"code":"provider_failed"}}', { status: 502 });
    await expect(broken.api.searchPlaces('x', 'en', never)).rejects.toThrow('HTTP 502');
  });

  it('[PLACE-11][PLACE-15] asks for a place by id', async () => {
    const { api, asked } = answering({ place: { id: 'a/b' } });
    expect(await api.place('a/b', 'en', never)).toEqual({ id: 'a/b' });
    expect(asked).toEqual(['/data/places/a%2Fb?language=en']);
  });

  const ADDRESSES = [
    '/data/places/a%2Fb?language=pl',
    '/data/places?id=a%2Fb&language=pl',
    '/data/place?id=a%2Fb&language=pl',
    '/v3.0/data/places/a%2Fb?language=pl',
  ];

  it.each([
    ['[PLACE-12]', 1],
    ['[PLACE-13]', 2],
    ['[PLACE-14]', 3],
  ])('%s asks for a place at fallback %d when all earlier ones fail', async (_row, works) => {
    const asked: string[] = [];
    const api = clientOf(async (path) => {
      asked.push(path);
      const body = asked.length > works ? { data: { id: 'a/b' } } : { error: { code: 'internal' } };
      return new Response(JSON.stringify(body), { status: asked.length > works ? 200 : 500 });
    });
    expect(await api.place('a/b', 'pl', never)).toEqual({ id: 'a/b' });
    expect(asked).toEqual(ADDRESSES.slice(0, works + 1));
  });

  it('[PLACE-14] asks for a place at no more than four addresses', async () => {
    const { api, asked } = answering({ error: { code: 'provider_failed' } }, { status: 502 });
    await expect(api.place('a/b', 'pl', never)).rejects.toThrow('HTTP 502');
    expect(asked).toEqual(ADDRESSES);
  });

  it.each(['not_found', 'bad_request', 'provider_timeout'])(
    'asks once for a place if the answer is %s, because elsewhere it would be the same',
    async (code) => {
      const { api, asked } = answering({ error: { code } }, { status: 404 });
      await api.place('a/b', 'pl', never).catch(() => null);
      expect(asked).toEqual(ADDRESSES.slice(0, 1));
    },
  );

  it('asks no fallback for a place that is no longer needed', async () => {
    const stop = new AbortController();
    const asked: string[] = [];
    const api = clientOf(async (path) => {
      asked.push(path);
      stop.abort();
      throw new TypeError('Failed to fetch');
    });
    await expect(api.place('a/b', 'pl', stop.signal)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('returns null for a place that does not exist, and throws when the call fails', async () => {
    const error = (code: string) => ({ error: { code, message: '', requestId: '' } });
    expect(await answering(error('not_found'), { status: 404 }).api.place('x', 'en', never)).toBeNull();
    const broken = answering(error('provider_failed'), { status: 502 });
    await expect(broken.api.place('x', 'en', never)).rejects.toThrow('HTTP 502');
  });

  it('[API-14] throws the error HTTP {status} {statusText} {text}', async () => {
    const { api } = answering('no luck', { status: 503, statusText: 'Service Unavailable' });
    await expect(api.hotels('p', 'en', never)).rejects.toThrow('HTTP 503 Service Unavailable no luck');
  });

  it('[API-13] reports URL, status and a snippet of an answer that is not JSON', async () => {
    const { api } = answering(`<!doctype html>${'x'.repeat(500)}`);
    await expect(api.hotels('p', 'en', never)).rejects.toMatchObject({
      url: 'https://site.test/api/data/hotels?placeId=p&language=en',
      status: 200,
      snippet: expect.stringMatching(/^<!doctype html>x{185}$/),
    });
  });

  const lines = [{ hotelId: 'a', offers: [] }];
  it.each([
    [{ hotels: lines }],
    [{ rates: lines }],
    [{ data: { hotels: lines } }],
    [{ results: lines }],
    [{ offers: lines }],
  ])('[RATE-14] reads the rates out of %j', async (body) => {
    expect(await answering(body).api.rates({} as never, never)).toEqual({ status: 'success', hotels: lines });
  });

  it('[HOTEL-27][HOTEL-29] asks for a hotel by id and language, and returns its `data`', async () => {
    const { api, asked } = answering({ data: { hotelId: 'lp1' } });
    expect(await api.hotel('lp1', 'de', never)).toEqual({ hotelId: 'lp1' });
    expect(asked).toEqual(['/data/hotel?hotelId=lp1&language=de']);
  });

  it('[HOTEL-28] asks for a hotel at a second address when the first fails, but not when there is no such hotel', async () => {
    const broken = answering('{"error":{"code":"provider_failed"}}', { status: 502 });
    await expect(broken.api.hotel('lp1', 'en', never)).rejects.toThrow('HTTP 502');
    const query = '?hotelId=lp1&language=en';
    expect(broken.asked).toEqual([`/data/hotel${query}`, `/v3.0/data/hotel${query}`]);
    const unknown = answering('{"error":{"code":"not_found"}}', { status: 404 });
    expect(await unknown.api.hotel('lp1', 'en', never)).toBeNull();
    expect(unknown.asked).toHaveLength(1);
  });

  it('[RATE-15] reads the error of a rates answer', async () => {
    const error = { code: 'provider_failed', message: 'down' };
    const answer = answering({ error }).api.rates({} as never, never);
    expect(await answer).toEqual({ status: 'failed', error, hotels: [] });
  });

  it('[RATE-17] asks for a stream with the body of the rates and `stream` true', async () => {
    const body = { hotelIds: ['lp1'], checkIn: '2027-03-12' } as never;
    const { api, bodies } = answering('{"done":true}\n');
    await api.streamRates(body, never)[Symbol.asyncIterator]().next();
    await api.rates(body, never).catch(() => {});
    expect(bodies).toEqual([
      { hotelIds: ['lp1'], checkIn: '2027-03-12', stream: true },
      { hotelIds: ['lp1'], checkIn: '2027-03-12' },
    ]);
  });

  it('passes on the lines of a stream, and throws if there is none', async () => {
    const body = {} as never;
    const lines: unknown[] = [];
    for await (const group of answering('{"hotelId":"a"}\n{"done":true}\n').api.streamRates(body, never))
      lines.push(...group);
    expect(lines).toEqual([{ hotelId: 'a' }, { done: true }]);
    const refused = answering('{"error":{"code":"rate_limited"}}', { status: 429 }).api.streamRates(body, never);
    await expect(refused[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
