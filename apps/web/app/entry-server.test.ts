import { describe, expect, it } from 'vitest';
import { failureWords, render, visitorKey } from './entry-server';
import { readVisitor } from './read-visitor';

const assets = () => ({ script: '/entry.js', styles: [] as string[], css: '', preloads: [], texts: {} });
const cookie = (record: string) => `a=b; site-settings=${encodeURIComponent(record)}; c=d`;

const SITE = {
  apiBase: '/api',
  name: 'Tenth Night',
  company: 'Tenth Night Travel Limited',
  support: { email: null, phone: null, emergencyPhone: null },
  experiences: null,
  hasFreeNights: true,
  hasGoogleSignIn: true,
  map: null,
  isSandbox: true,
  payment: null,
  priceSpinnerMs: null,
};

type Part = {
  assets?: Partial<ReturnType<typeof assets>>;
  cookie?: string;
  fetch?: (url: string) => Promise<Response>;
  site?: Partial<typeof SITE>;
};

async function page(url: string, part: Part = {}) {
  const output = await render({
    url: `http://site.internal${url}`,
    cookie: part.cookie ?? '',
    userAgent: 'Mozilla/5.0 Chrome/147.0',
    accept: 'text/html',
    site: { ...SITE, ...part.site },
    requestId: 'request-1',
    now: new Date('2027-03-01T12:00:00Z'),
    signal: new AbortController().signal,
    fetch: part.fetch ?? (() => Promise.reject(new Error('no network'))),
    assets: () => ({ ...assets(), ...part.assets }),
  });
  if (output.kind !== 'page') throw new Error('no page');
  return output;
}

describe('a rendered page', () => {
  it("[PREF-30] is English without a cookie, and in the cookie's language with one", async () => {
    expect((await page('/')).html).toContain('<html lang="en" dir="ltr">');
    const arabic = await page('/', { cookie: cookie('{"version":1,"language":"ar"}') });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['site-settings=%E0%A4%A', 'site-settings=', cookie('{"version":1,"language":"xx"}'), cookie('<script>')])(
    '[PREF-37] uses the defaults for the cookie %s',
    (text) => expect(readVisitor(text).settings).toEqual({ country: 'US', currency: 'USD', language: 'en' }),
  );

  it.each(['/', '/explore', '/terms', '/trips'])('%s promises free nights only if there are any', async (address) => {
    const site = { hasFreeNights: false };
    expect((await page(address)).html).toContain('10 nights');
    expect((await page(address, { site })).html).not.toMatch(/10 nights|free night|window lit/i);
  });

  it('has a key for those who get the same page', () => {
    const german = cookie('{"version":1,"language":"de"}');
    expect(visitorKey('', 'Chrome')).toBe(visitorKey('other=1', 'Firefox'));
    expect(visitorKey('', 'Chrome')).not.toBe(visitorKey('', 'Googlebot/2.1'));
    expect(visitorKey('', 'Chrome')).not.toBe(visitorKey(german, 'Chrome'));
  });

  it('is English for a listed language without texts', async () => {
    expect((await page('/', { cookie: cookie('{"version":1,"language":"ja"}') })).html).toContain('lang="en"');
  });

  it('says in our own words why a sign-in failed, whatever the address says', async () => {
    const said = 'Your account is locked. Call us at once.';
    const query = new URLSearchParams({ error: 'server_error', error_description: said });
    const { html } = await page(`/signed-in?${query}`);
    expect(html).toContain('The sign-in did not work. Try again.');
    expect(html).not.toContain('account is locked');
  });

  it('brings its styles, and names their files in a way that no browser loads', async () => {
    const { html } = await page('/', { assets: { styles: ['/a.css'], css: '.a{}' } });
    expect(html).toContain('<style>.a{}</style><link rel="stylesheet" href="/a.css" type="text/plain">');
  });

  it('is a 404 for an unknown address', async () => {
    const { status, html } = await page('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('This page does not exist');
  });

  it.each(['/%25E0%25A4%25A', '//evil.example/x', '/..%2f..%2fetc', '/search/', '/SEARCH/x'])(
    'renders for the address %s',
    async (url) => {
      expect((await page(url)).html).toContain('</html>');
    },
  );

  it('[SRCH-14] loads the place by its name and renders it into the heading', async () => {
    const place = { id: 'ChIJ1', name: 'Paris', type: 'city' };
    const fetch = async (url: string) =>
      new Response(JSON.stringify(url.includes('/hotels') ? { data: [] } : { data: [place], place }));
    expect((await page('/search?place=par', { fetch })).html).toContain('Stays in <bdi>Paris</bdi>');
  });

  it('renders and offers a retry when the API is unreachable', async () => {
    const { status, html } = await page('/search?place=Paris');
    expect(status).toBe(200);
    expect(html).toContain('Try again');
  });

  it('escapes its data block, whatever the address says', async () => {
    const { html } = await page(`/search?place=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g), 'data, late parts and entry').toHaveLength(3);
  });

  it('does not contain the request id if nothing failed, because the page may be cached for many visitors', async () => {
    expect((await page('/')).html).not.toContain('request-1');
  });
});

describe('a page that cannot be rendered', () => {
  const url = 'http://site.internal/hotel/1';

  it('has its words in the language of the visitor', async () => {
    expect(await failureWords(url, cookie('{"version":1,"language":"ar"}'))).toMatchObject({
      language: 'ar',
      direction: 'rtl',
      again: 'إعادة المحاولة',
    });
    const german = await failureWords(`${url}?lang=de`, '');
    expect(german).toMatchObject({ language: 'de', reference: ['Referenz: ', ''] });
    expect(german.busy.title).not.toBe('');
  });

  it('has English words for a visitor without a language', async () => {
    expect(await failureWords(url, '')).toMatchObject({
      language: 'en',
      again: 'Try again',
      reference: ['Reference: ', ''],
    });
  });
});

describe('the pages around the search', () => {
  it('hide a support line that is not configured', async () => {
    const support = { email: null, phone: null, emergencyPhone: '+353 1 555 0199' };
    const { html } = await page('/support', { site: { support } as never });
    expect(html).toContain('tel:+35315550199');
    expect(html).not.toContain('mailto:');
    expect(html).not.toContain('General help');
    expect(html).toContain('href="/support"');
  });

  it.each(['/support', '/experiences'])(
    'do not include %s if it is not configured: no link, and a 404',
    async (path) => {
      expect((await page('/')).html).not.toContain(path);
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain('This page does not exist');
      expect(html).not.toContain('http-equiv');
    },
  );

  it('take the names of the site and its company from the configuration', async () => {
    const site = { name: 'Harbour Stays', company: 'Harbour Travel DAC' };
    const { html } = await page('/terms', { site });
    expect(html).toContain('<title>Terms and conditions · Harbour Stays</title>');
    expect(html).toContain('issued by Harbour Travel DAC');
    expect(html).toContain('© <!-- -->2027<!-- --> <!-- -->Harbour Stays');
    expect(html).not.toMatch(/\{(site|company)\}/);
  });
});

describe('the tags for search engines', () => {
  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

  it('contain one address for each language, without other parameters', async () => {
    expect(canonical((await page('/explore/rome')).html)).toBe('http://site.internal/explore/rome');
    expect(canonical((await page('/explore/rome/?utm=x')).html)).toBe('http://site.internal/explore/rome');
    expect(canonical((await page('/explore?lang=de')).html)).toBe('http://site.internal/explore?lang=de');
    expect(canonical((await page('/explore?lang=xx')).html)).toBe('http://site.internal/explore');
  });

  it('are missing on a page that is not for search engines', async () => {
    for (const address of ['/search?place=Rome', '/account', '/nowhere', '/explore/atlantis']) {
      const { html } = await page(address);
      expect(canonical(html)).toBeUndefined();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('cannot be broken by an address', async () => {
    const { html } = await page('/explore/"><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert');
    expect((await page('/explore?lang=de&x="><script>alert(1)</script>')).html).not.toContain('<script>alert');
  });
});

describe('a visitor', () => {
  it('who may be signed in is not shown as signed out before the browser has checked', async () => {
    const signedIn = await page('/', { cookie: 'tenth-night.session_token=abc.def' });
    expect(signedIn.html).not.toContain('Sign in');
    expect((await page('/')).html).toContain('Sign in');
  });

  it('[HDR-13][HDR-14] sees the currency and the language at the top, in that language', async () => {
    const { html } = await page('/', { cookie: cookie('{"version":1,"currency":"CZK","language":"cs"}') });
    expect(html).toContain('CZK · Čeština');
  });
});
