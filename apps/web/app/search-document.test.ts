/** The document of a search: the order of its parts, and who gets which of them. Decision 21. */
import { describe, expect, it } from 'vitest';
import { render } from './entry-server';
import type { RenderOutput } from './site-entry';

const PARIS = { id: 'ChIJ1', name: 'Paris', type: 'city', latitude: 48.85, longitude: 2.35 };
const hotelAt = (i: number) => ({
  ...{ hotelId: `lp${i}`, name: `Hotel ${i}`, address: null, city: 'Paris', country: 'FR', stars: 4, rating: null },
  ...{
    reviewCount: null,
    thumbnail: `/api/pictures/${i}.jpg`,
    latitude: 48.85 + i / 1000,
    longitude: 2.35,
    facilityIds: [],
  },
});
const OFFER = {
  ...{ offerId: null, roomName: 'Double', rateName: '', board: 'RO', boardName: '', isRefundable: false },
  ...{ price: 300, payAtHotel: 0, currency: 'USD', suggested: null, freeCancellationUntil: null },
};
const lineOf = (i: number) => ({ hotelId: `lp${i}`, offers: [OFFER] });
const DONE = { done: true, status: 'success', hotels: 1 };

type Offered = { readonly hotels?: number; readonly place?: object | null; readonly listed?: Promise<void> };

/** Our API, as the page calls it. A test writes the lines of the rates. */
function fakeApi({ hotels = 50, place = PARIS, listed = Promise.resolve() }: Offered = {}) {
  const bodies: { hotelIds: readonly string[] }[] = [];
  const encoder = new TextEncoder();
  const lines = new TransformStream<Uint8Array, Uint8Array>();
  const writer = lines.writable.getWriter();
  return {
    bodies,
    write: (...group: readonly object[]) =>
      writer.write(encoder.encode(group.map((line) => `${JSON.stringify(line)}\n`).join(''))),
    end: () => writer.close(),
    async fetch(url: string, init: RequestInit): Promise<Response> {
      if (init.method === 'POST') {
        bodies.push(JSON.parse(String(init.body)));
        return new Response(lines.readable);
      }
      if (!url.includes('/hotels')) return Response.json({ data: place ? [place] : [], place });
      await listed;
      return Response.json({ data: Array.from({ length: hotels }, (_, i) => hotelAt(i)) });
    },
  };
}

type Part = { readonly query?: string; readonly userAgent?: string; readonly signal?: AbortSignal };

async function open(api: ReturnType<typeof fakeApi>, { query = '', userAgent = 'Mozilla Chrome', signal }: Part = {}) {
  const output = await render({
    url: `http://site.internal/search?place=Paris&checkin=2027-04-01&checkout=2027-04-03${query}`,
    cookie: '',
    userAgent,
    accept: 'text/html',
    site: { apiBase: '/api', priceSpinnerMs: null, support: {} } as never,
    requestId: 'request-1',
    now: new Date('2027-03-01T12:00:00Z'),
    signal: signal ?? new AbortController().signal,
    fetch: api.fetch,
    assets: () => ASSETS,
  });
  if (output.kind !== 'page') throw new Error('no page');
  return output;
}

const ASSETS = {
  ...{ script: '/entry.js', styles: ['/search.css'], css: '.card{}', preloads: ['/search.js', '/texts.js'], texts: {} },
};
const PRELOAD = /<link rel="modulepreload"/g;

const cards = (html: string) => html.match(/<article/g)?.length ?? 0;
const pricedCards = (html: string) => html.match(/<article[^>]*data-price="offer"/g)?.length ?? 0;

/** One chunk after the other. */
function chunksOf({ rest }: RenderOutput & { kind: 'page' }) {
  const chunks = rest?.[Symbol.asyncIterator]();
  return async () => (await chunks?.next())?.value ?? null;
}

/** Fails unless each text is there, after the one before. */
function expectInOrder(html: string, ...texts: readonly string[]) {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe('the document of a search', () => {
  it('sends styles and the names of its scripts before the hotels are listed, then the page, then prices', async () => {
    let list = () => {};
    const listed = new Promise<void>((resolve) => {
      list = resolve;
    });
    const api = fakeApi({ listed });
    const page = await open(api);
    expect([page.status, page.isShared, page.css]).toEqual([200, false, ASSETS.css]);
    expectInOrder(
      page.html,
      '<!doctype html><html lang="en" dir="ltr"><head><meta charSet',
      '<style>.card{}',
      '/search.js',
    );
    expect(page.html.match(PRELOAD)).toHaveLength(2);
    expect(page.html).not.toContain('</head>');
    const next = chunksOf(page);
    list();
    const shell = (await next()) ?? '';
    expectInOrder(
      shell,
      '<title>Stays in Paris',
      '</head><body>',
      '<header',
      '<article',
      'id="page-data"',
      '/entry.js',
    );
    expect([cards(shell), pricedCards(shell), shell.match(PRELOAD)]).toEqual([20, 0, null]);
    expect(shell).not.toContain('<style>');
    // React names the first pictures before the rest of the head.
    expectInOrder(shell, '<link rel="preload" as="image"', '<meta name="color-scheme"', '<link rel="icon"', '<title>');
    expect((page.html + shell).match(/<meta [^>]*(?:charSet|viewport|color-scheme)/g)).toHaveLength(3);
    void api.write(lineOf(3), DONE).then(() => api.end());
    expect(await next()).toContain('data-slot="price-lp3"');
    expect([await next(), await next()]).toEqual(['</body></html>', null]);
  });

  it('names its scripts after the page if the hotels are known: they do not compete with it', async () => {
    const { html } = await open(fakeApi());
    expectInOrder(
      html,
      '<style>.card{}',
      '<title>',
      '</head><body>',
      '<article',
      'id="page-data"',
      '/search.js',
      '/entry.js',
    );
    expect(html.match(PRELOAD)).toHaveLength(2);
  });

  it('sends no head before the place is known', async () => {
    const { html, rest } = await open(fakeApi({ place: null, listed: new Promise(() => {}) }));
    expect([rest, html.includes('We could not find that place')]).toEqual([null, true]);
  });

  it('brings the first 20 cards at once, and their prices as they arrive', async () => {
    const api = fakeApi();
    const page = await open(api);
    expect([page.status, cards(page.html), pricedCards(page.html)]).toEqual([200, 20, 0]);
    expect(page.isShared).toBe(false);
    expect(page.html.indexOf('<article')).toBeLessThan(page.html.indexOf('id="page-data"'));
    expect(page.html).not.toContain('</body>');
    const next = chunksOf(page);
    void api.write(lineOf(3));
    expect(await next()).toMatch(/<template><div data-slot="price-lp3" data-price="offer">.*\$150.*<script>late\(\)/);
    void api.write(lineOf(7), DONE);
    const last = await next();
    expect(last).toContain('data-slot="price-lp7"');
    expect(last).toContain('{"done":true,');
    await api.end();
    expect([await next(), await next()]).toEqual(['</body></html>', null]);
  });

  it('asks for the rates of its own cards and of no other', async () => {
    const api = fakeApi();
    await open(api);
    expect(api.bodies.map(({ hotelIds }) => hotelIds)).toEqual([Array.from({ length: 20 }, (_, i) => `lp${i}`)]);
  });

  it('is complete in one part if the rates are known', async () => {
    const api = fakeApi();
    void api.write(lineOf(0), lineOf(1), DONE).then(() => api.end());
    const { html, rest, isShared } = await open(api);
    expect([rest, cards(html), pricedCards(html)]).toEqual([null, 20, 2]);
    expect(isShared, 'others may get it too').toBe(true);
    expect(html.match(/No rates/g), 'the others have none').toHaveLength(18);
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it('is complete with the last line of the rates, even if their stream stays open', async () => {
    const api = fakeApi();
    void api.write(lineOf(0), DONE);
    const { html, rest } = await open(api);
    expect([rest, pricedCards(html)]).toEqual([null, 1]);
    expect(html).toContain('"rates":"all"');
  });

  it('[RES-34] says that hotels load if the server could not list them', async () => {
    const api = fakeApi();
    const fetch = (url: string, init: RequestInit) =>
      url.includes('/hotels') ? Promise.resolve(new Response('{}', { status: 503 })) : api.fetch(url, init);
    const { html, rest, isShared } = await open({ ...api, fetch });
    expect([rest, cards(html), isShared]).toEqual([null, 0, false]);
    expect(html).toContain('Loading hotels…');
  });

  it('leads a browser without scripts to a page that waits for its rates', async () => {
    const { html } = await open(fakeApi(), { query: '&stars=4' });
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=?place=Paris&amp;checkin=2027-04-01&amp;checkout=2027-04-03&amp;stars=4&amp;plain=1"></noscript>',
    );
    const api = fakeApi();
    const waiting = open(api, { query: '&plain=1&shown=40' });
    await expect.poll(() => api.bodies.length).toBe(1);
    void api.write(lineOf(39), DONE).then(() => api.end());
    const page = await waiting;
    expect([page.rest, cards(page.html), pricedCards(page.html)]).toEqual([null, 40, 1]);
    expect(page.html).toContain('plain=1&amp;shown=60');
  });

  it('starts no rates for a robot, or if they are not to be streamed', async () => {
    const robot = fakeApi();
    const { html, rest } = await open(robot, { userAgent: 'Googlebot/2.1' });
    expect([rest, cards(html), robot.bodies]).toEqual([null, 20, []]);
    const plain = fakeApi();
    await open(plain, { query: '&stream=0' });
    expect(plain.bodies).toEqual([]);
  });

  it('ends, and says nothing wrong, if the rates break off', async () => {
    const api = fakeApi();
    const page = await open(api);
    const next = chunksOf(page);
    void api.write(lineOf(0));
    expect(await next()).toContain('price-lp0');
    await api.end();
    expect(await next()).toBe('</body></html>');
  });

  it('filters and orders its cards as the address says', async () => {
    const { html } = await open(fakeApi(), { query: '&name=Hotel%204' });
    expect(cards(html), '4, 14, 24, 34 and 40 to 49').toBe(14);
    expect(html).toContain('14+ properties');
  });
});
