/** Country, currency and language: the visitor chooses them, or on a first visit they follow from the location. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, hold, RARE, takenOver, test, visit, withoutTimeouts } from './site';

/** The sandbox knows the documentation addresses: .1 is in the United States, .7 in Poland, .17 in Ukraine. */
const IN_POLAND = { 'x-forwarded-for': '203.0.113.7' };
const IN_UKRAINE = { 'x-forwarded-for': '203.0.113.17' };

const control = (page: Page) => page.getByRole('banner').getByRole('button', { name: /preferences/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Site preferences' });
const record = async (page: Page) => JSON.parse((await page.evaluate(() => localStorage['site-settings'])) ?? 'null');
const lookups = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/geo/')) asked.push(pathname);
  });
  return asked;
};

/** Saves settings as an earlier visit left them. Uses an address without a script, so that nothing else happens. */
async function save(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((record) => {
    localStorage['site-settings'] = record;
  }, text);
}

/** Timers run only when the test moves the clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

async function openPopover(page: Page): Promise<void> {
  await takenOver(page);
  await control(page).click();
  await expect(popover(page).getByLabel('Currency')).toBeVisible();
}

test.use({ viewport: DESKTOP });

test.describe('the popover', () => {
  test('[HDR-13][HDR-14][PREF-02][PREF-03] has a title and three lists; its control shows currency and language', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(control(page)).toHaveText('USD · English');
    await openPopover(page);
    await expect(popover(page).getByRole('heading')).toHaveText('Site preferences');
    await expect(popover(page).getByRole('combobox')).toHaveCount(3);
    for (const [label, count] of [
      ['Currency', 39],
      ['Country', 53],
      ['Language', 30],
    ] as const) {
      await expect(popover(page).getByLabel(label).locator('option')).toHaveCount(count);
    }
    const popular = popover(page).getByLabel('Currency').locator('optgroup').first();
    await expect(popular).toHaveAttribute('label', 'Popular');
    await expect(popular.locator('option').nth(2)).toHaveText('EUR · Euro');
  });

  test("[PREF-04] says 'Loading' until its lists have loaded", RARE, async ({ page }) => {
    const release = await hold(page, '**/assets/choices-*.js');
    await visit(page);
    await control(page).click();
    await expect(popover(page)).toContainText('Loading');
    release();
    await expect(popover(page).getByLabel('Currency')).toBeVisible();
    await expect(popover(page)).not.toContainText('Loading');
  });

  test('[PREF-06][PREF-08][PREF-09][PREF-34][PREF-35][PREF-36][PREF-31] saves all three settings and reloads the page', async ({
    page,
  }) => {
    await page.goto('/');
    await openPopover(page);
    await popover(page).getByLabel('Country').selectOption('Germany');
    await popover(page).getByLabel('Currency').selectOption('CHF · Swiss franc');
    await popover(page).getByLabel('Language').selectOption('Deutsch');
    const reloaded = page.waitForEvent('load');
    await popover(page).getByRole('button', { name: 'Close' }).click(); // PREF-06
    await reloaded; // PREF-09
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByText('CHF · Deutsch')).toBeVisible();
    expect(await record(page)).toEqual({ version: 1, country: 'DE', currency: 'CHF', language: 'de' }); // PREF-08, PREF-31, PREF-34, PREF-35, PREF-36
  });

  test('[PREF-09] waits 50 ms before it reloads the page', RARE, async ({ page }) => {
    await page.goto('/');
    await openPopover(page);
    await stopClock(page);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await popover(page).getByLabel('Currency').selectOption('EUR · Euro');
    await popover(page).getByRole('button', { name: 'Close' }).click();
    // The browser reports the closed popover a moment later. The wait begins when the choice is saved.
    await expect.poll(() => record(page)).toMatchObject({ currency: 'EUR' });
    await page.clock.runFor(49);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(1);
    await reloaded;
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  });

  test('[PREF-07] closes and applies the choice on a click outside', RARE, async ({ page }) => {
    await page.goto('/');
    await openPopover(page);
    await popover(page).getByLabel('Currency').selectOption('JPY · Japanese yen');
    const reloaded = page.waitForEvent('load');
    await page.mouse.click(20, 400);
    await reloaded;
    await expect(control(page)).toHaveText('JPY · English');
  });

  test('[PREF-08] closes and applies the choice with Done', RARE, async ({ page }) => {
    await page.goto('/');
    await openPopover(page);
    await popover(page).getByLabel('Currency').selectOption('GBP · British pound');
    const reloaded = page.waitForEvent('load');
    await popover(page).getByRole('button', { name: 'Done' }).click();
    await reloaded;
    await expect(control(page)).toHaveText('GBP · English');
  });

  test(
    '[PREF-10] only closes if nothing was changed: it does not save, and does not reload',
    RARE,
    async ({ page }) => {
      await page.goto('/');
      await openPopover(page);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      await stopClock(page);
      await popover(page).getByRole('button', { name: 'Close' }).click();
      await expect(popover(page)).toBeHidden();
      await page.clock.runFor(1000);
      expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
      expect(await record(page)).toBeNull();
      await expect(control(page)).toBeFocused();
    },
  );

  test('[PREF-05] begins with the current values each time it opens', RARE, async ({ page }) => {
    await page.goto('/');
    await openPopover(page);
    await stopClock(page);
    await popover(page).getByLabel('Currency').selectOption('EUR · Euro');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await openPopover(page);
    await expect(popover(page).getByLabel('Currency')).toHaveValue('USD');
  });

  test('[PREF-38] changes the currency with the country until a currency is saved', RARE, async ({ page }) => {
    await page.goto('/');
    await openPopover(page);
    await popover(page).getByLabel('Country').selectOption('Poland');
    await expect(popover(page).getByLabel('Currency')).toHaveValue('PLN');
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await reloaded;
    await openPopover(page);
    await popover(page).getByLabel('Country').selectOption('Japan');
    await expect(popover(page).getByLabel('Currency')).toHaveValue('PLN');
  });
});

test.describe('a first visit', () => {
  test('[GEO-01][GEO-04][GEO-05][GEO-06] from Poland uses złoty and Polish, and looks up the location once', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: IN_POLAND, viewport: DESKTOP });
    const page = await context.newPage();
    const asked = lookups(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('banner').getByText('PLN · Polski')).toBeVisible();
    expect(await record(page)).toEqual({ version: 1, country: 'PL', currency: 'PLN', language: 'pl' });
    expect(asked).toEqual(['/api/geo/primary']);
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked, '[GEO-03] once').toHaveLength(1);
    await context.close();
  });

  test(
    '[GEO-12][GEO-14] asks the second service if the first one fails, and derives the currency from the country',
    RARE,
    async ({ browser, site }) => {
      await site.faults({ vendor: 'geo-a', kind: 'status', status: 500 });
      const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: IN_POLAND, viewport: DESKTOP });
      const page = await context.newPage();
      const asked = lookups(page);
      await page.goto('/');
      await expect(page.getByRole('banner').getByText('PLN · English')).toBeVisible();
      expect(asked).toEqual(['/api/geo/primary', '/api/geo/secondary']);
      await context.close();
    },
  );

  test(
    '[GEO-18][GEO-19][GEO-03] without a known location keeps the defaults and shows no error',
    RARE,
    async ({ page }) => {
      const asked = lookups(page);
      await page.goto('/');
      await expect.poll(() => asked).toEqual(['/api/geo/primary', '/api/geo/secondary']);
      await page.waitForLoadState('networkidle');
      await expect(control(page)).toHaveText('USD · English');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      expect(await record(page)).toBeNull();
      await page.goto('/explore', { waitUntil: 'networkidle' });
      expect(asked).toHaveLength(2);
    },
  );

  test('from a country whose currency is not listed uses dollars', RARE, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: IN_UKRAINE, viewport: DESKTOP });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('USD · Українська')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });

  test('does not reload the page of a visitor who has begun to type', RARE, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: IN_POLAND, viewport: DESKTOP });
    const page = await context.newPage();
    const release = await hold(page, '**/api/geo/primary');
    await withoutTimeouts(page);
    await page.goto('/');
    await page.locator('input[name=place]').click();
    await page.keyboard.type('Kra');
    const located = page.waitForResponse('**/api/geo/primary');
    release();
    await located;
    await expect.poll(() => record(page)).toMatchObject({ country: 'PL' });
    await expect(page.locator('input[name=place]')).toHaveValue('Kra');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await context.close();
  });
});

test.describe('a saved setting', () => {
  test('[GEO-02] makes the lookup unnecessary, whether a country or a currency', RARE, async ({ page }) => {
    const asked = lookups(page);
    for (const saved of [{ country: 'JP' }, { currency: 'JPY' }]) {
      await save(page, JSON.stringify({ version: 1, ...saved }));
      // The page may reload once, so that the server knows the setting.
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.waitForLoadState('networkidle');
      expect(asked, JSON.stringify(saved)).toEqual([]);
    }
  });

  test('reaches the server from the storage if the cookie is gone', RARE, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['site-settings'] = '{"version":1,"country":"FR","currency":"EUR","language":"fr"}';
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('banner').getByText('EUR · Français')).toBeVisible();
  });

  test('[PREF-37] that is malformed gives a complete page with the defaults', RARE, async ({ page, site }) => {
    for (const text of [
      '{',
      '[]',
      '{"version":2,"language":"ar"}',
      '{"version":1,"language":"xx"}',
      'x'.repeat(4000),
    ]) {
      await page.context().addCookies([{ name: 'site-settings', value: encodeURIComponent(text), url: site.url }]);
      await save(page, text);
      await page.goto('/');
      await takenOver(page);
      await expect(page.getByRole('heading', { name: 'Your next trip starts here' })).toBeVisible();
      await expect(control(page), text).toHaveText('USD · English');
    }
  });

  test(
    '[PREF-44] can be a language without a translation: the site is in English, and hotels are requested in that language',
    RARE,
    async ({ page, site }) => {
      const value = encodeURIComponent('{"version":1,"country":"JP","currency":"JPY","language":"ja"}');
      await page.context().addCookies([{ name: 'site-settings', value, url: site.url }]);
      const hotels = page.waitForRequest(/\/api\/data\/hotels\?/);
      await page.goto('/search?place=Tokyo');
      expect(new URL((await hotels).url()).searchParams.get('language')).toBe('ja');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('banner').getByText('JPY · 日本語')).toBeVisible();
    },
  );
});
