/** The pages around the search, in every language and both colour schemes; and addresses that do not exist. */
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { LANGUAGES } from './languages';
import { alwaysIf, DESKTOP, expect, PHONE, RARE, speak, takenOver, test, visit } from './site';

/** Pages that are not in the sitemap. */
const UNLISTED = ['/account', '/saved', '/saved/compare', '/lists/ended', '/nowhere'];
const LANDMARK = '/explore/rome/near/colosseum';

/** Every page of the sitemap, but only one destination and one landmark of many, and the unlisted ones. */
async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const paths = (await sitemapOf(request)).map((address) => new URL(address).pathname);
  return [...paths.filter((path) => !path.startsWith('/explore/')), '/explore/rome', LANDMARK, ...UNLISTED];
}

async function sitemapOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
}

test('[I18N-01] the interface exists in every language that has catalogues', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const spoken = [...home.matchAll(/hreflang="([a-z]{2})"/g)].map(([, code]) => code);
  expect(spoken.toSorted()).toEqual(LANGUAGES.toSorted());
  const headings = await Promise.all(
    LANGUAGES.map(async (code) => /<h1>(.*?)<\/h1>/.exec(await (await request.get(`/?lang=${code}`)).text())?.[1]),
  );
  expect(new Set(headings).size, 'each language has its own heading').toBe(LANGUAGES.length);
});

for (const language of LANGUAGES) {
  // A missing text, a difference between server and browser, or any error in the console fails the journey.
  test(
    `every page exists in ${language}, and nothing scrolls sideways on a phone`,
    // Axe opens the same pages in Arabic below.
    RARE,
    async ({ page, request, site }) => {
      await speak(page, site.url, language);
      await page.setViewportSize(PHONE);
      for (const address of [...(await pagesOf(request)), '/search?place=Bruges']) {
        await page.goto(address);
        await takenOver(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address.startsWith('/search'))
          await expect(page.locator('article[data-price=offer]').first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
    },
  );
}

for (const [language, viewport] of [
  ['en', DESKTOP],
  ['de', DESKTOP],
  ['ar', DESKTOP],
  ['ar', PHONE],
] as const) {
  test(
    `axe finds no problems on any page in ${language}, ${viewport.width} px wide`,
    alwaysIf(viewport === PHONE),
    async ({ page, request, site }) => {
      await speak(page, site.url, language);
      await page.setViewportSize(viewport);
      for (const address of [...(await pagesOf(request)), '/signed-in?error=access_denied']) {
        await page.goto(address);
        await takenOver(page);
        await expectAccessible(page, { inDarkToo: true });
      }
    },
  );
}

for (const language of ['en', 'de', 'ar']) {
  test(`axe finds no problems in the open menus in ${language}`, RARE, async ({ page, site }) => {
    await speak(page, site.url, language);
    await page.setViewportSize(DESKTOP);
    await visit(page, '/support');
    for (const button of await page.getByRole('banner').locator('button[popovertarget]:visible').all()) {
      await button.click();
      await expect(page.locator('[popover] :is(a, select)').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('[popover]')).toHaveCount(0);
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('banner').getByRole('button').first().click();
    await expect(page.locator('dialog nav ul').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('[ROUTE-08][STAT-01][STAT-02][STAT-03] support shows the three configured contacts', RARE, async ({ page }) => {
  await page.goto('/support');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'help@tenthnight.example' })).toHaveAttribute(
    'href',
    'mailto:help@tenthnight.example',
  );
  const general = main.getByRole('listitem').filter({ hasText: 'General help' });
  await expect(general.getByRole('link', { name: '+353 1 555 0100' })).toHaveAttribute('href', 'tel:+35315550100');
  const emergency = main.getByRole('listitem').filter({ hasText: 'Emergencies' });
  await expect(emergency.getByRole('link', { name: '+353 1 555 0199' })).toBeVisible();
});

test('[STAT-04] the contents of the terms lead to their sections, and Back returns', RARE, async ({ page }) => {
  await visit(page, '/terms');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/terms' && url.hash === hash);
  const heading = page.locator(`${hash} > h2`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => history.state?.key)).toEqual(expect.any(String));
  await page.goBack();
  await expect(link).toBeInViewport();
});

test(
  '[ROUTE-14][EXP-03][EXP-04] experiences redirects to the other site at once, and has a link as a fallback',
  RARE,
  async ({ page, request }) => {
    const html = await (await request.get('/experiences')).text();
    expect(html).toContain('<a href="https://experiences.example/tours">click here</a>');
    await page.route('https://experiences.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tours</title>' }),
    );
    await page.goto('/experiences', { waitUntil: 'commit' });
    await page.waitForURL('https://experiences.example/tours');
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[EXP-03] experiences still redirects', RARE, async ({ page }) => {
    await page.route('https://experiences.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tours</title>' }),
    );
    await page.goto('/experiences', { waitUntil: 'commit' });
    await page.waitForURL('https://experiences.example/tours');
  });
});

test('an unknown address gives a 404 page that leads back', RARE, async ({ page, request }) => {
  expect((await request.get('/%E0%A4%A')).status()).toBe(404);
  for (const address of [
    '/nowhere',
    '/hotel',
    '/explore/atlantis',
    '/explore/rome/near/eiffel-tower',
    '/..%2f..%2fetc%2fpasswd',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('search engines find every public page, and no page that belongs to one visitor', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const addresses = await sitemapOf(request);
  expect(addresses.filter((address) => /\/explore\/[a-z-]+$/.test(address))).toHaveLength(24);
  const wellKnown = ['/', '/explore', '/support', '/terms', '/privacy'].map((address) => site.url + address);
  expect(addresses).toEqual(expect.arrayContaining(wellKnown));
  const isOtherLandmark = (address: string) => address.includes('/near/') && !address.endsWith(LANDMARK);
  expect(addresses).toContain(site.url + LANDMARK);
  for (const address of addresses.filter((one) => !isOtherLandmark(one))) {
    const page = await request.get(address);
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{40,}"/);
  }
  for (const address of ['/search?place=Bruges', '/account', '/nowhere']) {
    expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex"/>');
  }
  const share = await request.get('/share.png');
  expect(share.headers()['content-type']).toBe('image/png');
});
