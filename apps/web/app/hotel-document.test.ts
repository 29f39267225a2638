/** The document of a hotel: its rooms and prices follow the page. Decision 21. */
import { describe, expect, it } from 'vitest';
import { render } from './entry-server';

const HOTEL = {
  ...{ hotelId: 'lp1', name: 'Hotel Lumen', address: null, city: 'Paris', country: 'FR', stars: 4, rating: 8.1 },
  ...{ reviewCount: 12, latitude: 48.85, longitude: 2.35, description: '', importantInformation: '', timeZone: null },
  ...{ photos: [], facilities: [], policies: [], rooms: [], times: {}, nearby: [], phone: null },
};
const OFFER = {
  ...{ offerId: 'offer-1', roomName: 'Double with a view', roomId: null, mappedRoomId: null, roomTypeCode: null },
  ...{ board: 'RO', boardName: 'Room only', rateName: '', price: 300, payAtHotel: 0, suggested: null },
  ...{ currency: 'USD', refundable: false, partialRefund: false, freeCancellationUntil: null },
};
const RATES = { status: 'success', hotels: [{ hotelId: 'lp1', offers: [OFFER] }] };

type Api = { readonly rates: Promise<Response>; readonly hotel?: Response; readonly picture?: Promise<Response> };

const MADE = Promise.resolve(new Response());
const FORMATS = 'text/html,image/avif,image/webp,*/*';

const BROWSER = { query: '', userAgent: 'Chrome', accept: 'text/html' };

async function open(api: Api, visitor: Partial<typeof BROWSER> = {}) {
  const { rates, hotel = Response.json({ data: HOTEL }), picture = MADE } = api;
  const { query, userAgent, accept } = { ...BROWSER, ...visitor };
  const bodies: unknown[] = [];
  const pictures: string[] = [];
  const output = await render({
    url: `http://site.internal/hotel/lp1?checkin=2027-04-01&checkout=2027-04-03&adults=2&rooms=1${query}`,
    cookie: '',
    userAgent,
    accept,
    site: { apiBase: '/api', priceSpinnerMs: null, support: {} } as never,
    requestId: 'request-1',
    now: new Date('2027-03-01T12:00:00Z'),
    signal: new AbortController().signal,
    async fetch(url, init) {
      if (url.startsWith('/api/pictures')) {
        pictures.push(url);
        return picture;
      }
      if (init.method !== 'POST') return hotel;
      bodies.push(JSON.parse(String(init.body)));
      return rates;
    },
    assets: () => ({ script: '/entry.js', styles: [], css: '.room{}', preloads: ['/hotel.js'], texts: {} }),
  });
  if (output.kind !== 'page') throw new Error('no page');
  return { ...output, bodies, pictures };
}

const withPhoto = () => Response.json({ data: { ...HOTEL, photos: [{ url: '/api/pictures?url=a', caption: null }] } });

const known = (body: object = RATES, status = 200) => Promise.resolve(Response.json(body, { status }));

function later() {
  let arrive: (body?: object, status?: number) => void = () => {};
  const rates = new Promise<Response>((resolve) => {
    arrive = (body = RATES, status = 200) => resolve(Response.json(body, { status }));
  });
  return { rates, arrive };
}

async function chunksOf({ rest }: { readonly rest: AsyncIterable<string> | null }) {
  const chunks: string[] = [];
  for await (const chunk of rest ?? []) chunks.push(chunk);
  return chunks;
}

describe('the document of a hotel', () => {
  it('brings the hotel at once, and its rooms when their prices arrive', async () => {
    const { rates, arrive } = later();
    const page = await open({ rates });
    expect(page.html).toContain('Getting rooms and prices…');
    expect(page.html).toContain('"answer":"late"');
    expect(page.isShared).toBe(false);
    const parts = [
      '<style>.room{}',
      '<title>',
      '</head><body>',
      '<header',
      '<h1',
      'id="page-data"',
      '/hotel.js',
      '/entry.js',
    ];
    const places = parts.map((part) => page.html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(page.bodies).toMatchObject([{ hotelIds: ['lp1'], checkin: '2027-04-01', checkout: '2027-04-03' }]);
    arrive();
    const [rooms, end, ...more] = await chunksOf(page);
    expect(rooms).toMatch(/<template><div data-slot="rooms-found">.*Double with a view.*\$150.*<script>late\(\)/);
    expect(rooms, 'the same as data').toContain('"offerId":"offer-1"');
    expect([end, more]).toEqual(['</body></html>', []]);
  });

  it('is complete in one part if the rates are known', async () => {
    const { html, rest, isShared } = await open({ rates: known() });
    expect(isShared, 'others may get it too').toBe(true);
    expect([rest, html.includes('Double with a view'), html.includes('1 room to choose from')]).toEqual([
      null,
      true,
      true,
    ]);
  });

  it('says that nothing is free if there are no offers', async () => {
    const { html, rest } = await open({ rates: known({ status: 'success', hotels: [] }) });
    expect([rest, html.includes('No availability for these dates/occupancy.')]).toEqual([null, true]);
  });

  it.each([
    ['fail at once', async () => open({ rates: known({ error: { code: 'x', message: 'x' } }, 502) })],
    [
      'fail later',
      async () => {
        const { rates, arrive } = later();
        const page = await open({ rates });
        arrive({ error: { code: 'x', message: 'x' } }, 502);
        return page;
      },
    ],
  ])('leaves the question to the browser if the rates %s', async (_when, opened) => {
    const page = await opened();
    expect(page.isShared).toBe(false);
    expect(page.html).toContain('Getting rooms and prices…');
    expect((await chunksOf(page)).join('')).not.toContain('<template>');
  });

  it('starts no rates for a robot, and shows none for an unknown hotel', async () => {
    const robot = await open({ rates: known() }, { userAgent: 'Googlebot/2.1' });
    expect([robot.bodies, robot.rest, robot.status]).toEqual([[], null, 200]);
    const unknown = await open({
      rates: later().rates,
      hotel: Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 }),
    });
    expect([unknown.status, unknown.rest]).toEqual([404, null]);
  });

  it('leads a browser without scripts to a page that waits for its rates', async () => {
    expect((await open(later())).html).toContain('adults=2&amp;rooms=1&amp;plain=1"></noscript>');
    const { rates, arrive } = later();
    const waiting = open({ rates }, { query: '&plain=1' });
    // Later than an answer from the cache.
    setTimeout(arrive, 50);
    const { html, rest } = await waiting;
    expect([rest, html.includes('Double with a view'), html.includes('href="/checkout?')]).toEqual([null, true, true]);
    const failed = await open({ rates: known({ error: { code: 'x', message: 'x' } }, 502) }, { query: '&plain=1' });
    expect(failed.html).toContain('We could not load this hotel’s prices');
  });

  it('has its first picture made before the browser asks, in the size and for the formats of the browser', async () => {
    const madeFor = async (userAgent: string, accept: string) => {
      return (await open({ rates: known(), hotel: withPhoto() }, { userAgent, accept })).pictures;
    };
    expect(await madeFor('Chrome Mobile', FORMATS)).toEqual(['/api/pictures?url=a&w=1080']);
    expect(await madeFor('Chrome', FORMATS)).toEqual(['/api/pictures?url=a&w=720']);
    expect(await madeFor('Firefox', 'text/html,*/*')).toEqual([]);
    expect(await madeFor('Googlebot/2.1', FORMATS)).toEqual([]);
  });

  it('sends its scripts after its main picture is made, and before its late rooms', async () => {
    const { rates, arrive } = later();
    let make = () => {};
    const picture = new Promise<Response>((resolve) => {
      make = () => resolve(new Response());
    });
    const page = await open({ rates, hotel: withPhoto(), picture }, { accept: FORMATS });
    expect(page.html).toContain('<h1');
    expect(page.html).not.toContain('/hotel.js');
    make();
    arrive();
    const [scripts = '', rooms = ''] = await chunksOf(page);
    for (const part of ['id="page-data"', '/hotel.js', '/entry.js']) expect(scripts).toContain(part);
    expect(rooms).toContain('Double with a view');
  });

  it('does not hold its scripts back if the picture takes long', async () => {
    const { rates, arrive } = later();
    const page = await open({ rates, hotel: withPhoto(), picture: new Promise(() => {}) }, { accept: FORMATS });
    arrive();
    expect((await chunksOf(page)).join('')).toContain('/entry.js');
  });
});
