import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AppError } from '@tenth-night/api/app-error';
import { handleErrors } from '@tenth-night/api/plugins/errors';
import { goneSignal } from '@tenth-night/api/plugins/gone-signal';
import { logOptions, logRequests } from '@tenth-night/api/plugins/request-log';
import type { RenderInput, RenderOutput } from '@tenth-night/web/site-entry';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './failure-page';
import { siteRoutes } from './site.routes';

const FACTS = {
  apiBase: '/api',
  name: 'Tenth Night',
  company: 'Tenth Night Travel Limited',
  support: { email: null, phone: null, emergencyPhone: null },
  experiences: null,
  hasFreeNights: true,
  hasGoogleSignIn: true,
  isSandbox: true,
  payment: null,
  priceSpinnerMs: null,
  map: null,
};

const english = async () => ENGLISH;

type Limit = (request: { readonly ip: string }) => Promise<void> | null;

type Render = (input: RenderInput) => Promise<RenderOutput>;

/** Serves the pages of `render`. */
async function serve(app: FastifyInstance, render: Render): Promise<void> {
  const text = (origin: string) => origin;
  const entry = async () => ({
    render,
    robots: text,
    sitemap: text,
    visitorKey: (cookie: string) => cookie || 'en',
    inlineScripts: [],
    failureWords: english,
  });
  const assets = () => ({ script: '', styles: [], css: '', preloads: [], texts: {} });
  await app.register(siteRoutes({ entry, assets }, { keepsPages: true, facts: FACTS, publicUrl: null }));
}

async function open(render: Render, limit?: Limit) {
  const app = Fastify();
  if (limit) app.decorate('limitPage', async (request: { readonly ip: string }) => (await limit(request)) ?? undefined);
  await serve(app, render);
  return app;
}

async function listenWith(app: FastifyInstance, render: Render): Promise<number> {
  await serve(app, render);
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const page = (html: string, status = 200): RenderOutput => ({
  kind: 'page',
  status,
  html,
  css: '',
  rest: null,
  isShared: false,
  error: null,
});
const shared = (html: string): RenderOutput => ({ ...page(html), isShared: true }) as RenderOutput;

describe('a page', () => {
  it('is not rendered for an address with too many requests, and says when to come back', async () => {
    let rendered = 0;
    const app = await open(
      async ({ url }) => (url.endsWith('/') ? shared : page)(String(++rendered)),
      ({ ip }) => (ip === '203.0.113.9' ? Promise.reject(new AppError('rate_limited', 'x', { retryAfterS: 7 })) : null),
    );
    const refused = await app.inject({ url: '/search', remoteAddress: '203.0.113.9' });
    expect([refused.statusCode, refused.headers['retry-after'], rendered]).toEqual([429, '7', 0]);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('We are getting too many requests right now.');
    expect((await app.inject({ url: '/search', remoteAddress: '203.0.113.10' })).body).toBe('1');
    expect((await app.inject({ url: '/', remoteAddress: '203.0.113.10' })).body).toBe('2');
    const kept = await app.inject({ url: '/', remoteAddress: '203.0.113.9' });
    expect([kept.statusCode, kept.body], 'a cached page costs nothing').toEqual([200, '2']);
  });

  it('is not rendered when the process has too much to do, and says when to come back', async () => {
    let rendered = 0;
    const app = Fastify();
    app.decorate('admitPage', ({ url }: { readonly url: string }) => {
      if (url === '/search') throw new AppError('unavailable', 'x', { retryAfterS: 3, isPlanned: true });
    });
    await serve(app, async () => page(String(++rendered)));
    const refused = await app.inject('/search');
    expect([refused.statusCode, refused.headers['retry-after'], rendered]).toEqual([503, '3', 0]);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('We are getting too many requests right now.');
    expect((await app.inject('/checkout')).body).toBe('1');
  });

  it('calls the API in the name of its visitor, so that limits count the visitor and not the host', async () => {
    const app = await open(async ({ fetch }) => page(await (await fetch('/api/who', {})).text()));
    app.get('/api/who', ({ ip }) => ip);
    const { body } = await app.inject({ url: '/search?place=x', remoteAddress: '203.0.113.9' });
    expect(body).toBe('203.0.113.9');
  });

  it('may ask the API whether an answer has changed', async () => {
    const app = await open(async ({ fetch }) => {
      const first = await fetch('/api/list', {});
      const etag = first.headers.get('etag') ?? '';
      const second = await fetch('/api/list', { headers: { 'if-none-match': etag } });
      return page(`${first.status} ${etag} ${second.status}`);
    });
    app.get('/api/list', ({ headers }, reply) =>
      headers['if-none-match'] === '"7"' ? reply.status(304).send() : reply.header('etag', '"7"').send('a list'),
    );
    expect((await app.inject('/search')).body).toBe('200 "7" 304');
  });

  it('is rendered once for visitors with the same settings, and again for others', async () => {
    let rendered = 0;
    const app = await open(async ({ cookie }) => shared(`${cookie} ${++rendered}`));
    const get = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).body;
    expect([await get('en'), await get('en'), await get('ar'), await get('en')]).toEqual([
      'en 1',
      'en 1',
      'ar 2',
      'en 1',
    ]);
  });

  it('is rendered again for another address, and if the site does not share it', async () => {
    let rendered = 0;
    const app = await open(async ({ url }) => (url.includes('mine') ? page : shared)(`${++rendered}`));
    const get = async (url: string) => (await app.inject(url)).body;
    expect([await get('/a?x=1'), await get('/a?x=2'), await get('/a?x=1')]).toEqual(['1', '2', '1']);
    expect([await get('/mine'), await get('/mine')]).toEqual(['3', '4']);
  });

  it('is sent from the cache in the form that the browser accepts', async () => {
    const app = await open(async () => shared('<p>é</p>'));
    for (const [accepted, form] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ]) {
      for (const turn of [1, 2]) {
        const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted ?? '' } });
        expect([headers['content-encoding'], headers.vary], `${accepted} ${turn}`).toEqual([
          form,
          'Cookie, accept-encoding',
        ]);
        const text =
          form === 'br' ? brotliDecompressSync(rawPayload) : form === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
        expect(text.toString()).toBe('<p>é</p>');
      }
    }
  });

  it('redirects if the site says so', async () => {
    const app = await open(async () => ({ kind: 'redirect', status: 302, location: '/explore' }));
    const { statusCode, headers } = await app.inject('/old');
    expect([statusCode, headers.location]).toEqual([302, '/explore']);
  });
});

describe('a page whose visitor leaves while it renders', () => {
  /** The real log and the real error handling, a page that waits for the API, and an API that waits for ever. */
  async function leave(render: Render) {
    const lines: { level: number; msg: string; route: string }[] = [];
    const app = Fastify(logOptions('info', { write: (line) => lines.push(JSON.parse(line)) }));
    logRequests(app);
    handleErrors(app);
    const asked = new EventEmitter();
    app.get('/api/slow', async (_request, reply) => {
      const gone = goneSignal(reply);
      asked.emit('asked');
      await once(gone, 'abort');
      gone.throwIfAborted();
    });
    const port = await listenWith(app, render);
    const isAsked = once(asked, 'asked');
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /search HTTP/1.1\r\nhost: site.test\r\n\r\n');
    await isAsked;
    socket.destroy();
    await expect.poll(() => lines.filter(({ msg }) => msg === 'request aborted').length, { timeout: 20_000 }).toBe(2);
    await app.close();
    return lines;
  }

  it('is logged as aborted, with its calls, and not as failed', async () => {
    const lines = await leave(async ({ fetch, signal }) => page(await (await fetch('/api/slow', { signal })).text()));
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.flatMap(({ msg, route }) => (route ? [[msg, route]] : [])).toSorted()).toEqual([
      ['request aborted', '/*'],
      ['request aborted', '/api/slow'],
    ]);
  });

  it('is logged as failed if it failed for another reason', async () => {
    const lines = await leave(async ({ fetch, signal }) => {
      await fetch('/api/slow', { signal }).catch(() => null);
      throw new TypeError('a bug');
    });
    expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual(['page failed']);
  });
});

describe('a page that continues as a stream', () => {
  /** The page sends what our API streams. The API never ends by itself. */
  async function openStream(isPrompt = true) {
    const app = Fastify();
    const seen: { ip: string; body: unknown }[] = [];
    const left = new EventEmitter();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    app.post('/api/lines', async (request, reply) => {
      seen.push({ ip: request.ip, body: request.body });
      goneSignal(reply).addEventListener('abort', () => left.emit('left'));
      left.emit('asked');
      if (!isPrompt) await begun;
      const lines = new Readable({ read() {} });
      lines.push('first line');
      return reply.send(lines);
    });
    async function* rest(body: ReadableStream<Uint8Array>) {
      for await (const chunk of body) yield Buffer.from(chunk).toString();
    }
    const render = async ({ fetch, signal }: RenderInput): Promise<RenderOutput> => {
      const { body } = await fetch('/api/lines', { method: 'POST', body: '{"a":1}', signal });
      return {
        kind: 'page',
        status: 200,
        html: '<p>page</p>',
        css: '',
        rest: rest(body as never),
        isShared: false,
        error: null,
      };
    };
    const port = await listenWith(app, render);
    return { app, seen, left, begin, port };
  }

  it("sends each part at once, and calls the API in the visitor's name", async () => {
    const { app, seen, port } = await openStream();
    const leave = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port}/search`, { signal: leave.signal });
    const reader = (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('first line')) text += (await reader.read()).value;
    expect(text).toContain('<p>page</p>');
    expect(seen).toEqual([{ ip: '127.0.0.1', body: { a: 1 } }]);
    leave.abort();
    await app.close();
  });

  it('stops its call to the API when the visitor leaves', async () => {
    const { app, left, port } = await openStream();
    const isLeft = once(left, 'left');
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /search HTTP/1.1\r\nhost: site.test\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await isLeft;
    await app.close();
  });

  it('survives a visitor who leaves before the first part, and stops the call then', async () => {
    const { app, left, begin, port } = await openStream(false);
    const [isAsked, isLeft] = [once(left, 'asked'), once(left, 'left')];
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /search HTTP/1.1\r\nhost: site.test\r\n\r\n');
    await isAsked;
    socket.destroy();
    await once(socket, 'close');
    begin();
    await isLeft;
    await app.close();
  });
});
