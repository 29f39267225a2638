/** The document of a destination: what search engines and browsers without scripts get. */
import { describe, expect, it } from 'vitest';
import { render } from './entry-server';

const hotelAt = (i: number) => ({
  ...{ hotelId: `lp${i}`, name: `Hotel ${i}`, stars: 4, rating: 9.1, reviewCount: 1200 + i },
  ...{ thumbnail: `/api/pictures?url=${i}`, latitude: 48.85, longitude: 2.35 },
});
const FAVORITES = [hotelAt(1), hotelAt(2)];
const LOUVRE = { slug: 'louvre', name: 'Louvre', latitude: 48.8606, longitude: 2.3376 };
const TOWER = { slug: 'eiffel-tower', name: 'Eiffel Tower', latitude: 48.8584, longitude: 2.2945 };
const MONTHS = Array.from({ length: 12 }, (_, i) => ({ high: 10 + i, rainDays: i === 8 ? 1 : 9 }));
const NEAR = { landmark: LOUVRE, hotels: FAVORITES, others: [TOWER] };

type Part = { readonly userAgent?: string; readonly answer?: () => Response };

async function open(path: string, { userAgent = 'Mozilla Chrome', answer }: Part = {}) {
  const asked: string[] = [];
  const output = await render({
    url: `https://stay.example${path}`,
    cookie: '',
    userAgent,
    accept: 'text/html',
    site: { name: 'Tenth Night', apiBase: '/api', priceSpinnerMs: null, support: {} } as never,
    requestId: 'request-1',
    // A Tuesday.
    now: new Date('2026-11-17T12:00:00Z'),
    signal: new AbortController().signal,
    fetch: async (url: string) => {
      asked.push(url);
      return (
        answer?.() ??
        Response.json({
          data: url.includes('/near/') ? NEAR : { favorites: FAVORITES, landmarks: [LOUVRE], months: MONTHS },
        })
      );
    },
    assets: () => ({ script: '/entry.js', styles: [], css: '', preloads: [], texts: {} }),
  });
  if (output.kind !== 'page') throw new Error('no page');
  return { ...output, asked };
}

const structuredOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the document of a destination', () => {
  it('lists its hotels with the dates of the next weekends, and waits for no price', async () => {
    const { html, status, rest, isShared, asked } = await open('/explore/paris');
    expect([status, rest, isShared]).toEqual([200, null, true]);
    expect(asked, 'prices come later').toEqual(['/api/data/destinations/paris?language=en']);
    expect(html).toContain('<title>Hotels in Paris · Tenth Night</title>');
    expect(html).toContain('<link rel="canonical" href="https://stay.example/explore/paris">');
    expect(html).toContain('Hotel 1');
    expect(html).toContain('1,201 reviews');
    for (const dates of ['checkin=2026-11-20&amp;checkout=2026-11-22', 'checkin=2026-11-27&amp;checkout=2026-11-29'])
      expect(html).toContain(`href="/hotel/lp2?place=Paris&amp;${dates}&amp;adults=2&amp;rooms=1"`);
  });

  it('tells search engines about the city and its hotels, without ratings', async () => {
    const structured = structuredOf((await open('/explore/paris')).html);
    expect(structured).toMatchObject({
      '@type': 'TouristDestination',
      name: 'Paris',
      url: 'https://stay.example/explore/paris',
    });
    expect(structured.containsPlace).toHaveLength(2);
    expect(structured.containsPlace[0]).toMatchObject({
      '@type': 'Hotel',
      name: 'Hotel 1',
      url: 'https://stay.example/hotel/lp1',
      image: ['https://stay.example/api/pictures?url=1'],
    });
    expect(JSON.stringify(structured)).not.toMatch(/9\.1|1201/);
  });

  it('tells the usual weather of twelve months, and marks the mild and dry ones', async () => {
    const { html } = await open('/explore/paris');
    expect(html.match(/data-mild="false"/g)).toHaveLength(11);
    expect(html).toMatch(/data-mild="true"><b>Sep<\/b>.*?18 °C.*?64 °F.*?1 rainy day<.*?Mild and dry/);
    expect((await open('/explore/paris?lang=de')).html).not.toContain('°F');
  });

  it('shows robots the hotels without a place for prices', async () => {
    const { html } = await open('/explore/paris', { userAgent: 'Googlebot/2.1' });
    expect(html).toContain('Hotel 1');
    expect(html).toContain('"hasPrices":false');
    expect(html).not.toContain('checkout=2026-11-29');
  });

  it.each([
    ['the hotels are unknown', () => Response.json({ data: { favorites: null, landmarks: [], months: [] } })],
    ['our API fails', () => new Response('{}', { status: 503 })],
  ])('is a whole page if %s', async (_, answer) => {
    const { html, status } = await open('/explore/rome', { answer });
    expect(status).toBe(200);
    expect(html).toContain('Hotels in Rome');
    expect(html).toContain('Search stays in Rome');
    expect(html).not.toContain('Guest favorites');
    expect(structuredOf(html)).not.toHaveProperty('containsPlace');
  });

  it('has a form that searches the city without scripts', async () => {
    const { html } = await open('/explore/rome');
    expect(html).toMatch(/<form[^>]* action="\/search"><input type="hidden" name="place" value="Rome"/);
    expect(html).toContain('type="submit"');
  });

  it('[DEST-10] asks nothing for an unknown city', async () => {
    const { status, asked, html } = await open('/explore/atlantis');
    expect([status, asked]).toEqual([404, []]);
    expect(html).toContain('Destination not found');
  });
});

describe('the document of a landmark', () => {
  it('lists the hotels near it with their distance', async () => {
    const { html, status, asked } = await open('/explore/paris/near/louvre');
    expect([status, asked]).toEqual([200, ['/api/data/destinations/paris/near/louvre?language=en']]);
    expect(html).toContain('<title>Hotels near Louvre, Paris · Tenth Night</title>');
    expect(html).toContain('<link rel="canonical" href="https://stay.example/explore/paris/near/louvre">');
    expect(html).toMatch(/1\.5<\/bdi> km from <bdi>Louvre<\/bdi>/);
    expect(html).toContain('href="/explore/paris/near/eiffel-tower"');
    expect(html).toMatch(/name="area" value="48\.\d+,2\.\d+,48\.\d+,2\.\d+"/);
    const { about, itemListElement } = structuredOf(html);
    expect(about.containedInPlace.url).toBe('https://stay.example/explore/paris');
    expect(itemListElement[1]).toMatchObject({ position: 2, item: { url: 'https://stay.example/hotel/lp2' } });
  });

  it('is a whole page if the hotels are unknown', async () => {
    const answer = () => Response.json({ data: { ...NEAR, hotels: null } });
    const { html, status } = await open('/explore/paris/near/louvre', { answer });
    expect(status).toBe(200);
    expect(html).toContain('Search this area');
    expect(html).not.toContain('Guest favorites');
  });

  it('is 404 for an unknown landmark or city', async () => {
    const answer = () => Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
    expect((await open('/explore/paris/near/big-ben', { answer })).status).toBe(404);
    const { status, asked } = await open('/explore/atlantis/near/big-ben');
    expect([status, asked]).toEqual([404, []]);
  });
});
