/** The results on a map: travellers open, move, search and close it, on a wide and on a narrow screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPriced, DESKTOP, expect, PHONE, RARE, speak, test } from './site';

const SEARCH = '/search?place=Rome';
const OPEN = `${SEARCH}&view=map`;
/** So few hotels that each one has a row in the list. */
const FEW = `${OPEN}&stars=5&area=41.89,12.48,41.915,12.51`;

const region = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
/** The marks that have a price: a hotel shows its own, a cluster the lowest. */
const priced = (page: Page) => region(page).getByRole('button', { name: /\$[\d,]+ per night, \$[\d,]+ in total/ });
const clusters = (page: Page) => region(page).getByRole('button', { name: /^\d+ hotels/ });
const hotels = (page: Page) => priced(page).filter({ hasNotText: 'from' });
const count = (page: Page) => page.getByText(/^\d+\+ propert/);

async function openPriced(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await allPriced(page);
}

/** Zooms in until the map shows single hotels. */
async function zoomToHotels(page: Page): Promise<void> {
  await expect(priced(page).first()).toBeVisible();
  while ((await hotels(page).count()) === 0) {
    const before = await clusters(page).evaluateAll((all) => all.map((one) => one.ariaLabel).join());
    await clusters(page).first().press('Enter');
    await expect
      .poll(() =>
        region(page)
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => one.ariaLabel).join()),
      )
      .not.toBe(before);
  }
}

/** Checks only the map. Other journeys check the list. */
async function expectNothingFromAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('section:has(canvas)').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test(
    '[RES-15] the button above the filters writes to the log and opens the map beside the list; Back closes it',
    RARE,
    async ({ page, site }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) foreign.push(request.url());
      });
      await openPriced(page, `${SEARCH}&debug=1`);
      const tile = page.waitForResponse(/\/api\/map\/\d+\/\d+\/\d+$/);
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(page).toHaveURL(/[?&]view=map/);
      expect((await tile).status()).toBe(200);
      await expect(priced(page).first()).toBeVisible();
      await expect(clusters(page).first()).toHaveText(/^\d+ hotelsfrom \$[\d,]+$/);
      await expect(region(page)).toContainText('Prices per night, with fees');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/ map from=sidebar$/).first()).toBeAttached();
      await expectNothingFromAxe(page);
      await page.goBack();
      await expect(region(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
      expect(foreign).toEqual([]);
    },
  );

  test('Enter opens a cluster and the card of a hotel, and Escape leads back', RARE, async ({ page }) => {
    await openPriced(page, FEW);
    await clusters(page).first().press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /in total/);
    await zoomToHotels(page);
    const mark = hotels(page).first();
    const label = (await mark.getAttribute('aria-label')) ?? '';
    const name = label.slice(0, label.indexOf(', $'));
    await mark.press('Enter');
    const card = page.getByRole('region', { name, exact: true });
    await expect(card).toBeFocused();
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/hotel\/.+place=Rome/);
    await expect(card).toContainText('per night');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(mark).toBeFocused();
  });

  test('a card in the list and its mark highlight each other', RARE, async ({ page }) => {
    await openPriced(page, FEW);
    await zoomToHotels(page);
    const mark = hotels(page).first();
    const label = (await mark.getAttribute('aria-label')) ?? '';
    const name = label.slice(0, label.indexOf(', $'));
    await page.mouse.move(0, 0);
    await page.getByRole('main').evaluate((main) => main.focus());
    const before = await mark.getAttribute('class');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const unlit = await row.getAttribute('class');
    await row.getByRole('link').focus();
    await expect(mark).not.toHaveClass(before ?? '');
    await mark.focus();
    await expect(row).not.toHaveClass(unlit ?? '');
    await row.hover();
    await expect(mark).not.toHaveClass(before ?? '');
  });

  test('a moved map can search its area: this is a filter, and its chip removes it', RARE, async ({ page }) => {
    await openPriced(page, OPEN);
    await expect(priced(page).first()).toBeVisible();
    const all = (await count(page).textContent()) ?? '';
    const search = page.getByRole('button', { name: 'Search this area' });
    await expect(search).toHaveCount(0);
    await region(page).getByRole('application').press('+');
    await search.click();
    await expect(page).toHaveURL(/[?&]area=41\.\d+%2C12\.\d+%2C/);
    await expect(count(page)).not.toHaveText(all);
    await expect(search).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
    await page.getByRole('button', { name: 'In the map area: remove' }).click();
    await expect(count(page)).toHaveText(all);
    await page.getByRole('button', { name: 'Close the map' }).click();
    await expect(page).not.toHaveURL(/view=map|area=/);
  });

  test('stays where it is when the list grows, and has the whole page with its header', RARE, async ({ page }) => {
    await openPriced(page, `${OPEN}&stars=5`);
    await expect(priced(page).first()).toBeVisible();
    const few = (await count(page).textContent()) ?? '';
    const centre = region(page).locator('[aria-hidden=true] span:empty');
    const before = await centre.boundingBox();
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await expect(count(page)).not.toHaveText(few);
    await expect(priced(page).first()).toBeVisible();
    expect(await centre.boundingBox()).toEqual(before);
    const logo = page.getByRole('banner').getByRole('link').first();
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect((await logo.boundingBox())?.x).toBe(
      (await page.getByRole('complementary', { name: 'Filters' }).boundingBox())?.x,
    );
  });

  test('says that the browser cannot draw a map, and shows the list', RARE, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openPriced(page, OPEN);
    await expect(page.getByText('The map cannot be shown here. All hotels are in the list.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(40);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[RES-03][RES-15] shows Filters, Sort, Price and Map; Map writes to the log and fills the screen until List or Escape', async ({
    page,
  }) => {
    await openPriced(page, `${SEARCH}&debug=1`);
    const names = ['Filters', 'Sort', 'Price', 'Map'];
    for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    const open = page.getByRole('button', { name: 'Map', exact: true });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Map' });
    await expect(dialog).toBeVisible();
    await expect(priced(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/view=map/);
    await expect(open).toBeFocused();
    await expect(page.getByText(/ map from=buttons$/).first()).toBeAttached();
    await expect(page.locator('dialog')).toHaveCount(0);
    await open.click();
    await dialog.getByRole('button', { name: 'List' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('[RES-15] a link with the map puts the focus on its title: no button shows a ring', RARE, async ({ page }) => {
    await page.goto(OPEN);
    await expect(page.getByRole('heading', { name: 'Map', exact: true })).toBeFocused();
    await expect(page.locator('button:focus-visible')).toHaveCount(0);
  });
});

test.describe('on the page of a hotel', () => {
  test.use({ viewport: DESKTOP });

  test(
    'a small map shows where it is and what is near; nothing of it loads before, and nothing moves',
    RARE,
    async ({ page, site }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const ofMap = () => asked.filter((url) => /\/api\/map\/|maplibre|small-map/.test(url));
      await page.goto(SEARCH);
      const link = page.getByRole('article').getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { name: 'Rooms', exact: true })).toBeVisible();
      const location = page.locator('#location');
      await expect(location.getByRole('listitem').filter({ hasText: 'Trevi Fountain' })).toContainText(/\d\.\d km/);
      await page.evaluate(() => document.fonts.ready);
      expect(ofMap()).toEqual([]);
      const before = await location.evaluate((section) => section.getBoundingClientRect().height);
      const tile = page.waitForResponse(/\/api\/map\/\d+\/\d+\/\d+$/);
      await location.scrollIntoViewIfNeeded();
      expect((await tile).status()).toBe(200);
      const map = page.getByRole('region', { name: `Map with ${name}` });
      await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      expect(await location.evaluate((section) => section.getBoundingClientRect().height)).toBe(before);
      expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
      await expectNothingFromAxe(page);
    },
  );

  test('says that the browser cannot draw a map, and still lists what is near', RARE, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(SEARCH);
    await page.goto((await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '');
    await page.locator('#location').scrollIntoViewIfNeeded();
    await expect(page.getByText('The map cannot be shown in this browser.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What’s near' })).toBeVisible();
  });
});

test('axe finds no problems in the map on a phone, in Arabic, in dark mode', RARE, async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await speak(page, site.url, 'ar');
  await page.goto(FEW);
  const map = page.locator('section:has(canvas)');
  await expect(map.getByRole('button').nth(2)).toBeVisible();
  await expect(map.getByRole('application')).toBeVisible();
  await expectNothingFromAxe(page);
});
