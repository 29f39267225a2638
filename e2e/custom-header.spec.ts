/** A partner's bar above the site's own header: who sees it, what it may contain, and what happens if it fails. */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible';
import { ATTACKS } from './header-attacks';
import { alwaysIf, DESKTOP, expect, PHONE, RARE, speak, test } from './site';

const CLUB = 'Lighthouse Travel Club';
const bar = (page: Page) => page.locator('[data-custom-header]');
const serve = (page: Page, body: string, contentType = 'text/html; charset=utf-8') =>
  page.route('**/branding/header.html', (route) => route.fulfill({ body, contentType }));
const setFlag = (page: Page, value: string) =>
  page.addInitScript((flag) => localStorage.setItem('wlHeader', flag), value);

/** Records all requests of a page for the custom header: for its files and its script. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/branding|branded-header/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('[BRAND-01] does not request the bar without its parameter or its flag', RARE, async ({ page }) => {
  const asked = watch(page);
  for (const [address, flag] of [
    ['/support', null],
    ['/support?wlHeader=0', null],
    ['/support?wlHeader=true', null],
    ['/support?wlheader=1', null],
    ['/support', '0'],
    ['/support', 'true'],
    ['/search', ''],
  ] as const) {
    if (flag !== null) await page.evaluate((value) => localStorage.setItem('wlHeader', value), flag);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toBeVisible();
    expect([address, flag, asked, await bar(page).count()]).toEqual([address, flag, [], 0]);
  }
});

test("[BRAND-02][BRAND-04][BRAND-05] shows the bar above the site's header, on a phone and on a desktop", async ({
  page,
}) => {
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

test('[BRAND-03] loads the bar if the local flag is set, even without the parameter', RARE, async ({ page }) => {
  await setFlag(page, '1');
  for (const address of ['/', '/search?place=Paris', '/nowhere']) {
    await page.goto(address);
    await expect(bar(page)).toContainText(CLUB);
  }
});

test('[BRAND-02] keeps the bar on the next pages, and loads it only once', RARE, async ({ page }) => {
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

test('shows the bar unstyled if its style sheet is missing', RARE, async ({ page }) => {
  await page.route('**/branding/header.css', (route) => route.fulfill({ status: 404 }));
  await page.goto('/?wlHeader=1');
  await expect(bar(page)).toBeVisible();
});

test('shows the bar unstyled if its style sheet never arrives, and the page stays usable', RARE, async ({ page }) => {
  const asked = page.waitForRequest('**/branding/header.css');
  await page.route('**/branding/header.css', () => {});
  // The load event may wait for the style sheet, but readers do not.
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
    'is 1 MB long and declares a short length',
    (route) => route.fulfill({ body: LONG, headers: { 'content-type': 'text/html', 'content-length': '9' } }),
  ],
  ['is missing', html(404, '')],
  ['is missing and a 404 page comes instead', html(404, '<h1>Not found</h1>')],
  ['is a complete page', html(200, '<!-- proxy -->\n<!DOCTYPE html><html><body><h1>Sign in</h1></body></html>')],
  ['fails with status 500', html(500, '<h1>Error</h1>')],
  ['redirects', (route) => route.fulfill({ status: 302, headers: { location: '/terms' } })],
  ['is not HTML', (route) => route.fulfill({ body: '{"p":"<p>x</p>"}', contentType: 'application/json' })],
  ['is empty', html(200, '')],
  ['has no content', html(200, ' <!-- later -->\n<div class="bar"></div>')],
  ['contains only a script', html(200, '<script>pwned=1</script>')],
  ['cannot be reached', (route) => route.abort()],
  ['never arrives', () => {}],
];

for (const [what, answer] of FAILURES) {
  test(
    `the page stays complete if the file of the bar ${what}`,
    alwaysIf(what === 'is a complete page'),
    async ({ browser, site }) => {
      // A separate page, because the browser reports failed requests to the console. Here they fail on purpose.
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
      await page.goto('/support?wlHeader=1');
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
    },
  );
}
const isMarkup = (request: { url(): string }) => request.url().endsWith('/branding/header.html');

/** Removes the content security policy, so that the sanitiser works alone. The policy would stop most attacks. */
async function dropPolicy(page: Page): Promise<void> {
  await page.route(/\/support\?/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Everything in the bar that is not allowed. The test has its own lists. */
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

/**
 * Runs the site's own script again: it fetches, sanitises and fills the bar as on a new page. A new page for each
 * attack would take long.
 */
async function fillAgain(page: Page, script: string): Promise<void> {
  await page.evaluate(async (file) => {
    const { loadBrandedHeader } = await import(file);
    const { type, props } = await loadBrandedHeader();
    type(props).props.ref(document.querySelector('[data-custom-header]'));
  }, script);
}

for (const [family, attacks] of ATTACKS) {
  test(`strips ${family}`, alwaysIf(family.includes('event')), async ({ page, site }) => {
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

test('covers at least 60 attacks', () => {
  expect(ATTACKS.flatMap(([, attacks]) => attacks).length).toBeGreaterThanOrEqual(60);
});

test('[BRAND-06][BRAND-07][BRAND-08][BRAND-09][BRAND-10][BRAND-11] keeps harmless markup, and strips the rest', async ({
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
  // Strips the script (BRAND-06), frame (07), object (08), embed (09), both handlers (10) and the link of E (11).
  expect((await bar(page).innerHTML()).replaceAll('\n', '')).toBe(
    '<nav class="club"><b>Club</b>' +
      '<a href="//partner.example/a">A</a><a href="/terms" target="_blank" rel="noopener">B</a>' +
      '<a href="tel:+1555">C</a><a href="mailto:a@b.example">D</a><a>E</a>' +
      '<img src="/favicon.svg" alt="G" width="8" height="8"><p lang="fr" dir="ltr" title="t">H</p>I</nav>',
  );
});

for (const language of ['en', 'ar']) {
  test(`the bar is accessible in ${language}, on a phone and on a desktop`, RARE, async ({ page, site }) => {
    await speak(page, site.url, language);
    await page.goto('/?wlHeader=1');
    await expect(bar(page)).toContainText(CLUB);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });
}
