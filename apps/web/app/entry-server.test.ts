import { describe, expect, it } from 'vitest';
import { readVisitor, render } from './entry-server';

const assets = () => ({ script: '/entry.js', styles: [], preloads: [], texts: {} });
const cookie = (record: string) => `a=b; site-settings=${encodeURIComponent(record)}; c=d`;

const SITE = {
  name: 'Tenth Night',
  company: 'Tenth Night Travel Limited',
  support: { email: null, phone: null, emergencyPhone: null },
  experiences: null,
  hasGoogleSignIn: true,
};

async function page(url: string, part: { cookie?: string; fetch?: () => Promise<Response> } = {}) {
  const output = await render({
    url: `http://site.internal${url}`,
    cookie: part.cookie ?? '',
    site: SITE,
    requestId: 'request-1',
    now: new Date('2027-03-01T12:00:00Z'),
    signal: new AbortController().signal,
    fetch: part.fetch ?? (() => Promise.reject(new Error('no network'))),
    assets,
  });
  if (output.kind !== 'page') throw new Error('no page');
  return output;
}

describe('a rendered page', () => {
  it('[PREF-30] is English without a cookie, and in the language of the cookie with one', async () => {
    expect((await page('/')).html).toContain('<html lang="en" dir="ltr">');
    const arabic = await page('/', { cookie: cookie('{"version":1,"language":"ar"}') });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['site-settings=%E0%A4%A', 'site-settings=', cookie('{"version":1,"language":"xx"}'), cookie('<script>')])(
    '[PREF-37] takes the defaults from the cookie %s',
    (text) => expect(readVisitor(text).settings).toEqual({ country: 'US', currency: 'USD', language: 'en' }),
  );

  it('speaks English for a language that is listed but has no texts', async () => {
    expect((await page('/', { cookie: cookie('{"version":1,"language":"ja"}') })).html).toContain('lang="en"');
  });

  it('is a 404 for an address that is no route', async () => {
    const { status, html } = await page('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('This page does not exist');
  });

  it.each(['/%25E0%25A4%25A', '//evil.example/x', '/..%2f..%2fetc', '/search/', '/SEARCH/x'])(
    'stands for the address %s',
    async (url) => {
      expect((await page(url)).html).toContain('</html>');
    },
  );

  it('[SRCH-14] asks for the place by its name and renders it into the heading', async () => {
    const place = { id: 'ChIJ1', name: 'Paris', type: 'city' };
    const fetch = async () => new Response(JSON.stringify({ data: [place], place }));
    expect((await page('/search?place=par', { fetch })).html).toContain('Stays in <bdi>Paris</bdi>');
  });

  it('stands, with another try on offer, when the API cannot be reached', async () => {
    const { status, html } = await page('/search?place=Paris');
    expect(status).toBe(200);
    expect(html).toContain('Try again');
  });

  it('lets nothing out of its data block, whatever the address says', async () => {
    const { html } = await page(`/search?place=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it('does not name the request where nothing went wrong: the page may be kept and shown to many', async () => {
    expect((await page('/')).html).not.toContain('request-1');
  });
});
