import { afterEach, describe, expect, it, vi } from 'vitest';
import { testServices } from '../page/testing/test-services';
import { createApiClient } from './api-client';
import { createSend } from './send';

type Answer = Response | Error;
const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
const html = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const refused = () => new TypeError('Failed to fetch');

/** The network by address, in the order of the calls; what is not named cannot be reached. */
function network(answers: Record<string, () => Answer | Promise<Answer>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${url}`);
    init.signal?.throwIfAborted();
    const answer = await (answers[url] ?? refused)();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const get = (send: ReturnType<typeof createSend>, path = '/data/hotels') => send(path, {});
const read = { method: 'POST', body: '{}', isRead: true };
const write = { method: 'POST', body: '{}' };

describe('the base of our API', () => {
  it.each(['/api', '/hotels/api', 'https://api.example.test'])('[API-02] is %s if that is configured', async (base) => {
    const asked = network({ [`${base}/data/hotels`]: () => json({ data: [] }) });
    await get(createSend(base));
    expect(asked).toEqual([`GET ${base}/data/hotels`]);
  });

  it('[API-01] is the only address that the search calls', async () => {
    const asked = network({});
    const api = createApiClient(testServices({ send: createSend('/base') }));
    const { signal } = new AbortController();
    await Promise.allSettled([
      api.searchPlaces('Paris', 'en', signal),
      api.place('https://elsewhere.test/x', 'en', signal),
      api.hotels('ChIJ1', 'en', signal),
      api.rates({} as never, signal),
      api
        .streamRates({} as never, signal)
        [Symbol.asyncIterator]()
        .next(),
    ]);
    const calls = asked.filter((call) => !call.endsWith('/health'));
    expect(calls.map((call) => call.split('?', 1)[0])).toEqual([
      'GET /base/data/places',
      'GET /base/data/places/https%3A%2F%2Felsewhere.test%2Fx',
      'GET /base/data/hotels',
      'POST /base/search/rates',
      'POST /base/search/rates/stream',
      // The other addresses of the place.
      'GET /base/data/places',
      'GET /base/data/place',
      'GET /base/v3.0/data/places/https%3A%2F%2Felsewhere.test%2Fx',
    ]);
  });

  it('[API-03][API-05] is /api when the configured one does not answer but GET /api/health does', async () => {
    const asked = network({
      '/api/health': () => json({ status: 'ok' }),
      '/api/data/hotels': () => json({ data: [1] }),
    });
    const send = createSend('https://api.example.test');
    expect(await (await get(send)).json()).toEqual({ data: [1] });
    await get(send);
    expect(asked).toEqual([
      'GET https://api.example.test/data/hotels',
      'GET https://api.example.test/health',
      'GET /api/health',
      'GET /api/data/hotels',
      'GET /api/data/hotels',
    ]);
  });

  it('[API-04][API-07] is the cloud-functions path when /api does not answer with JSON', async () => {
    const asked = network({
      '/api/data/hotels': () => html(404),
      '/api/health': () => html(200),
      '/functions/api/health': () => json({ status: 'ok' }),
      '/functions/api/data/hotels': () => json({ data: [2] }),
    });
    expect(await (await get(createSend('/api'))).json()).toEqual({ data: [2] });
    expect(asked).toEqual([
      'GET /api/data/hotels',
      'GET /api/health',
      'GET /functions/api/health',
      'GET /functions/api/data/hotels',
    ]);
  });

  it('[API-06] is searched elsewhere after 4000 ms without an answer', async () => {
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return limits.length === 1 ? AbortSignal.abort() : new AbortController().signal;
    });
    const asked = network({
      '/api/health': () => json({ status: 'ok' }),
      '/functions/api/health': () => json({ status: 'ok' }),
      '/functions/api/data/hotels': () => json({ data: [] }),
    });
    await get(createSend('/api'));
    timeout.mockRestore();
    expect(limits).toEqual([4000, 4000]);
    expect(asked.at(-1)).toBe('GET /functions/api/data/hotels');
  });

  it('is searched once for all callers, now and later', async () => {
    const asked = network({
      '/functions/api/health': () => json({ status: 'ok' }),
      '/functions/api/data/hotels': () => json({ data: [] }),
      '/functions/api/data/places': () => json({ data: [] }),
    });
    const send = createSend('/api');
    await Promise.all([get(send), get(send, '/data/places')]);
    await get(send);
    expect(asked.filter((call) => call.endsWith('/health'))).toEqual(['GET /api/health', 'GET /functions/api/health']);
  });
});

describe('a failed call', () => {
  it('keeps its result if no base answers, and does not search again', async () => {
    const asked = network({ '/api/data/hotels': () => html(404) });
    const send = createSend('/api');
    expect((await get(send)).status).toBe(404);
    expect((await get(send)).status).toBe(404);
    await expect(get(send, '/data/places')).rejects.toThrow('Failed to fetch');
    expect(asked.filter((call) => call.endsWith('/health'))).toHaveLength(2);
  });

  it('keeps its result if its own base works', async () => {
    const asked = network({ '/api/health': () => json({ status: 'ok' }) });
    await expect(createSend('/api')('/search/rates', read)).rejects.toThrow('Failed to fetch');
    expect(asked).toEqual(['POST /api/search/rates', 'GET /api/health']);
  });

  it.each([400, 404, 429, 500, 503])('with %d in JSON is an answer', async (status) => {
    const asked = network({ '/api/data/hotels': () => json({ error: { code: 'x' } }, status) });
    expect((await get(createSend('/api'))).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  it('does not search if its caller has gone', async () => {
    const asked = network({});
    await expect(createSend('/api')('/data/hotels', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(asked).toHaveLength(1);
  });

  const elsewhere = (first: () => Answer) => ({
    '/api/auth/sign-in': first,
    '/functions/api/health': () => json({ status: 'ok' }),
    '/functions/api/auth/sign-in': () => json({}),
  });
  const timesSent = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/auth/sign-in')).length;

  it.each([
    ['a read after a broken connection', read, refused],
    ['a read after a page of another server', read, () => html(500)],
    ['a write after a page that says 404', write, () => html(404)],
    ['a write after a page that says 405', write, () => html(405)],
  ])('is sent again to the found base: %s', async (_what, init, first) => {
    const asked = network(elsewhere(first));
    expect((await createSend('/api')('/auth/sign-in', init)).status).toBe(200);
    expect(timesSent(asked)).toBe(2);
  });

  it.each([
    ['a write after a broken connection', refused],
    ['a write after any other page', () => html(502)],
  ])('is not sent again, because it may have been processed: %s', async (_what, first) => {
    const asked = network(elsewhere(first));
    const send = createSend('/api');
    await send('/auth/sign-in', write).catch(() => {});
    expect(timesSent(asked)).toBe(1);
    expect((await send('/auth/sign-in', write)).status).toBe(200);
  });
});

describe('a throttled call', () => {
  const busy = (retryAfter?: string, status = 429) =>
    Response.json(
      { error: { code: 'rate_limited', message: '', requestId: '' } },
      { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
    );
  /** `vi.waitFor` would advance the fake timers while it waits. */
  const pauseStarted = async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a question', {}, 429],
    ['a prebook', write, 429],
    ['a question to a busy server', {}, 503],
  ])('is sent again after the requested time: %s', async (_what, init, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answers = 0;
    const asked = network({ '/api/data/hotels': () => (answers++ === 0 ? busy('2', status) : json({ data: [3] })) });
    const sent = createSend('/api')('/data/hotels', init);
    await pauseStarted();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(501);
    expect(await (await sent).json()).toEqual({ data: [3] });
    expect(asked).toHaveLength(2);
  });

  it('fails after three more tries', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = network({ '/api/data/hotels': () => busy('1') });
    const sent = get(createSend('/api'));
    await pauseStarted();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sent).status).toBe(429);
    expect(asked).toHaveLength(4);
  });

  it.each([undefined, '900'])('fails at once if the requested wait is: %s seconds', async (retryAfter) => {
    const asked = network({ '/api/data/hotels': () => busy(retryAfter) });
    expect((await get(createSend('/api'))).status).toBe(429);
    expect(asked).toHaveLength(1);
  });

  it('is not sent again for a caller that has left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const leave = new AbortController();
    network({ '/api/data/hotels': () => busy('5') });
    const sent = createSend('/api')('/data/hotels', { signal: leave.signal });
    await pauseStarted();
    leave.abort();
    await expect(sent).rejects.toThrow('aborted');
  });
});
