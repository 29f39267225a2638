/** A partner's bar above the site's own header: who sees it, what may stand in it, and what is left when it cannot be had. */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible';
import { ATTACKS } from './header-attacks';
import { alwaysIf, DESKTOP, expect, PHONE, speak, test } from './site';

const CLUB = 'Lighthouse Travel Club';
const bar = (page: Page) => page.locator('[data-custom-header]');
const serve = (page: Page, body: string, contentType = 'text/html; charset=utf-8') =>
  page.route('**/branding/header.html', (route) => route.fulfill({ body, contentType }));
const setFlag = (page: Page, value: string) =>
  page.addInitScript((flag) => localStorage.setItem('wlHeader', flag), value);

/** Everything of the custom header that a page asks for: its files and its script. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/branding|branded-header/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('[BRAND-01] is not even asked for without its parameter or its flag', async ({ page }) => {
  const asked = watch(page);
  for (const [address, flag] of [
    ['/', null],
    ['/?wlHeader=0', null],
    ['/?wlHeader=true', null],
    ['/?wlheader=1', null],
    ['/', '0'],
    ['/', 'true'],
    ['/search', ''],
  ] as const) {
    if (flag !== null) await page.evaluate((value) => localStorage.setItem('wlHeader', value), flag);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toBeVisible();
    expect([address, flag, asked, await bar(page).count()]).toEqual([address, flag, [], 0]);
  }
});

test("[BRAND-02][BRAND-04][BRAND-05] stands above the site's header, on a phone and on a desktop", async ({ page }) => {
  const asked = watch(page);
  await page.goto('/?wlHeader=1');
  const region = page.getByRole('complementary', { name: CLUB });
  await expect(region.getByRole('link')).toHaveText(['Stays', 'Help']);
  await expect(region.locator('.lighthouse')).toHaveCSS('display', 'flex');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const [above, below] = [await region.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect([above?.y, below?.y]).toEqual([0, above?.height]);
  }
  expect(asked.filter((line) => line.includes('/branding/'))).toEqual([
    'GET /branding/header.html',
    'GET /branding/header.css',
  ]);
});

test('[BRAND-03] is loaded where the local flag is set, also without the parameter', async ({ page }) => {
  await setFlag(page, '1');
  for (const address of ['/', '/search?place=Paris', '/nowhere']) {
    await page.goto(address);
    await expect(bar(page)).toContainText(CLUB);
  }
});

test('[BRAND-02] stays while the traveller goes on, and is asked for once', async ({ page }) => {
  const asked = watch(page);
  await page.goto('/?wlHeader=1');
  await expect(bar(page)).toContainText(CLUB);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(bar(page)).toContainText(CLUB);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(bar(page)).toContainText(CLUB);
  expect(asked.filter((line) => line.includes('/branding/'))).toHaveLength(2);
});

test('is shown plain when its style is missing', async ({ page }) => {
  await page.route('**/branding/header.css', (route) => route.fulfill({ status: 404 }));
  await page.goto('/?wlHeader=1');
  await expect(bar(page)).toBeVisible();
});

test('is shown plain when its style never comes, and keeps nobody waiting', async ({ page }) => {
  const asked = page.waitForRequest('**/branding/header.css');
  await page.route('**/branding/header.css', () => {});
  // Its load event may wait for the style, as no reader does.
  await page.goto('/?wlHeader=1', { waitUntil: 'commit' });
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  await expect(bar(page)).toContainText(CLUB);
});

const LONG = `<p>${'x'.repeat(1024 * 1024)}</p>`;
const html = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: 'text/html' });

const FAILURES: readonly (readonly [what: string, answer: (route: Route) => unknown])[] = [
  ['is 1 MB long', html(200, LONG)],
  [
    'is 1 MB long and says that it is short',
    (route) => route.fulfill({ body: LONG, headers: { 'content-type': 'text/html', 'content-length': '9' } }),
  ],
  ['is not there', html(404, '')],
  ['is not there, with a page that says so', html(404, '<h1>Not found</h1>')],
  ['is a whole page', html(200, '<!-- proxy -->\n<!DOCTYPE html><html><body><h1>Sign in</h1></body></html>')],
  ['fails', html(500, '<h1>Error</h1>')],
  ['leads elsewhere', (route) => route.fulfill({ status: 302, headers: { location: '/terms' } })],
  ['is no HTML', (route) => route.fulfill({ body: '{"p":"<p>x</p>"}', contentType: 'application/json' })],
  ['is empty', html(200, '')],
  ['has nothing in it', html(200, ' <!-- later -->\n<div class="bar"></div>')],
  ['has nothing in it but a script', html(200, '<script>pwned=1</script>')],
  ['breaks off', (route) => route.abort()],
  ['never comes', () => {}],
];

for (const [what, answer] of FAILURES) {
  test(`leaves the page whole when it ${what}`, async ({ browser, site }) => {
    // A page of its own: the browser itself reports a failed request to the console, which is asked for here.
    const page = await browser.newPage({ baseURL: site.url });
    const noise: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    const asked = watch(page);
    await page.route('**/branding/header.html', answer);
    const ended = page.waitForEvent('requestfinished', isMarkup);
    const failed = page.waitForEvent('requestfailed', isMarkup);
    await page.goto('/?wlHeader=1');
    await Promise.any([ended, failed]);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toBeVisible();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    }
    expect([await bar(page).count(), noise]).toEqual([0, []]);
    expect(asked.filter((line) => line.includes('/branding/'))).toEqual(['GET /branding/header.html']);
    await page.close();
  });
}
const isMarkup = (request: { url(): string }) => request.url().endsWith('/branding/header.html');

/** The policy would stop most attacks by itself, and report each of them; without it the sanitiser stands alone. */
async function dropPolicy(page: Page): Promise<void> {
  await page.route(/\/support\?/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** What stands in the bar and may not. The lists are the test's own. */
function faultsIn(aside: Element): string[] {
  const tags =
    /^(a|abbr|b|br|code|div|em|footer|h[2-6]|header|i|img|li|nav|ol|p|s|section|small|span|strong|sub|sup|u|ul)$/;
  const attributes = /^(alt|aria-(current|hidden|label)|class|dir|height|href|lang|rel|src|target|title|width)$/;
  const nodes = document.createTreeWalker(aside, NodeFilter.SHOW_ALL);
  const faults: string[] = [];
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text) continue;
    if (!(node instanceof HTMLElement) || !tags.test(node.localName) || node.shadowRoot) faults.push(node.nodeName);
    else {
      const { href, src = location.href } = node as Partial<HTMLAnchorElement & HTMLImageElement>;
      if (node.hasAttribute('href') && !/^(https?|mailto|tel):/.test(href ?? '')) faults.push(href ?? '');
      if (new URL(src).origin !== location.origin || /^\w+:(?!\/\/)/.test(src)) faults.push(src);
      faults.push(...node.getAttributeNames().filter((name) => !attributes.test(name)));
      if (node.getAttribute('target') && node.getAttribute('rel') !== 'noopener') faults.push('target');
    }
  }
  return faults;
}

/** The site's own script, asked again: it fetches, sanitises and fills the bar as on a new page, which each attack would take long for. */
async function fillAgain(page: Page, script: string): Promise<void> {
  await page.evaluate(async (file) => {
    const { loadBrandedHeader } = await import(file);
    const { type, props } = await loadBrandedHeader();
    type(props).props.ref(document.querySelector('[data-custom-header]'));
  }, script);
}

for (const [family, attacks] of ATTACKS) {
  test(`strips ${family}`, async ({ page, site }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.url) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
    await dropPolicy(page);
    const script = page.waitForRequest(/branded-header/);
    await page.goto('/support?wlHeader=1');
    await expect(bar(page)).toContainText(CLUB);
    for (const attack of attacks) {
      await serve(page, `<p>before</p>${attack}`);
      await fillAgain(page, (await script).url());
      await expect(bar(page).getByText('before', { exact: true })).toBeVisible();
      for (const link of await bar(page).getByRole('link', { name: 'x', exact: true }).all()) await link.hover();
      const pwned = await page.evaluate(() => 'pwned' in window);
      const found = { attack, faults: await bar(page).evaluate(faultsIn), elsewhere, pwned, url: page.url() };
      expect(found).toEqual({ attack, faults: [], elsewhere: [], pwned: false, url: `${site.url}/support?wlHeader=1` });
      await page.unroute('**/branding/header.html');
    }
  });
}

test('knows at least 60 attacks', () => {
  expect(ATTACKS.flatMap(([, attacks]) => attacks).length).toBeGreaterThanOrEqual(60);
});

test('[BRAND-06][BRAND-07][BRAND-08][BRAND-09][BRAND-10][BRAND-11] keeps the harmless markup beside what it strips', async ({
  page,
}) => {
  await dropPolicy(page);
  await serve(
    page,
    `<nav class="club" aria-label="Club" id="club"><script>pwned=1</script><b onclick="pwned=1">Club</b><iframe src="/"></iframe>
<a href="//partner.example/a">A</a><a href="/terms" target="_blank">B</a><a href="tel:+1555">C</a><a href="mailto:a@b.example">D</a>
<a href="javascript:pwned=1">E</a><object data="/x">F</object><embed src="/x"><img src="/favicon.svg" alt="G" width="8" height="8" onload="pwned=1">
<p style="color:red" lang="fr" dir="ltr" title="t">H</p><form><input name="a">I</form></nav>`,
  );
  await page.goto('/support?wlHeader=1');
  await expect(page.getByRole('complementary', { name: 'Club' })).toBeVisible();
  // Gone are the script (BRAND-06), the frame (07), the object (08), the embed (09), three handlers (10) and the link of E (11).
  expect((await bar(page).innerHTML()).replaceAll('\n', '')).toBe(
    '<nav class="club"><b>Club</b>' +
      '<a href="//partner.example/a">A</a><a href="/terms" target="_blank" rel="noopener">B</a>' +
      '<a href="tel:+1555">C</a><a href="mailto:a@b.example">D</a><a>E</a>' +
      '<img src="/favicon.svg" alt="G" width="8" height="8"><p lang="fr" dir="ltr" title="t">H</p>I</nav>',
  );
});

for (const language of ['en', 'ar']) {
  test(
    `is accessible in ${language}, on a phone and on a desktop`,
    alwaysIf(language === 'ar'),
    async ({ page, site }) => {
      await speak(page, site.url, language);
      await page.goto('/?wlHeader=1');
      await expect(bar(page)).toContainText(CLUB);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
      }
    },
  );
}
