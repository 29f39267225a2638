/** The results screen: what a card says, what waits, what Back restores, and every message. */

import type { Locator, Page } from '@playwright/test';
import { PATHS } from '@tenth-night/contract/paths';
import {
  alwaysIf,
  DESKTOP,
  drawing,
  expect,
  PHONE,
  placeField,
  RARE,
  searchButton,
  suggestions,
  takenOver,
  test,
  typePlace,
  visit,
} from './site';
import { queryOf, STAY, shortStay } from './stay-dates';

const cards = (page: Page) => page.getByRole('article');
const splash = (page: Page) => page.getByText('Finding stays…');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** How far below the top of the screen a card stands. */
const placeOnScreen = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;
/** A card outside the screen is laid out with a guessed height, which can differ by a line from its real one. */
const LINES_OF_GUESSED_CARDS_PX = 60;

test('[RES-07][RES-16][RES-17][RES-18][RES-19][RES-22][RES-23][RES-24][RES-26] a card describes the hotel and leads to its page', async ({
  page,
}) => {
  await page.goto(`/search?place=Lisbon&${queryOf(STAY)}&stars=4&breakfast=1`);
  await expect(page.getByText(/^\d+\+ properties/)).toBeVisible(); // RES-07
  const card = cards(page).first();
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0); // RES-16
  await expect(card.getByRole('heading')).not.toBeEmpty(); // RES-17
  await expect(card.getByRole('img', { name: '4 stars' })).toBeVisible(); // RES-23
  await expect(card.getByText(/^\d+\.\d km from the center$/)).toBeVisible(); // RES-19
  await expect(card.getByText(/^\S.*, Lisbon, Portugal$/)).toBeVisible(); // RES-18, RES-22
  const badges = await cards(page).evaluateAll((all) => all.map((one) => one.querySelectorAll('ul li').length));
  expect(Math.max(...badges)).toBe(3); // RES-24
  const link = card.getByRole('link');
  await expect(link).toHaveAttribute(
    'href', // RES-26
    new RegExp(`^/hotel/[^/?]+\\?placeId=.*&place=Lisbon&checkin=${STAY.checkin}.*&stars=4`),
  );
});

test('explains a struck-through price', RARE, async ({ page }) => {
  await page.goto(`/search?place=Lisbon&${queryOf(STAY)}`);
  await cards(page)
    .getByRole('button', { name: /what is this\?$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('It is a comparison, not a former price of ours.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Searches from the home page while the clock is stopped. */
async function searchWithoutTime(page: Page, place: string): Promise<void> {
  await visit(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await placeField(page).fill(place);
  // The splash listens for keys and clicks when the page sends this request.
  const asked = page.waitForRequest('**/api/data/hotels?*');
  await searchButton(page).click();
  await asked;
}

/** Clicks at its position: while the clock is stopped, Playwright never finds an element stable. */
async function pressBreakfast(page: Page): Promise<void> {
  const box = await page
    .locator('aside label', { has: page.getByRole('checkbox', { name: 'Breakfast' }) })
    .boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
}

test.describe('the splash', () => {
  test('[RES-09] covers the list for 2 seconds, but not a list that Forward brings back', async ({ page }) => {
    await searchWithoutTime(page, 'Paris');
    await expect(splash(page)).toBeVisible();
    await page.clock.runFor(1900);
    await expect(splash(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(splash(page)).toHaveCount(0);
    await page.clock.resume();
    await expect(cards(page)).toHaveCount(40);
    await page.goBack();
    await page.goForward();
    await expect(cards(page)).toHaveCount(40);
    expect(await splash(page).count()).toBe(0);
  });

  for (const [what, end] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['any other key', (page: Page) => page.keyboard.press('Shift')],
    ['a click that still takes effect', pressBreakfast],
  ] as const) {
    test(`[RES-09] ends at once on ${what}; it never has the focus`, alwaysIf(what === 'Escape'), async ({ page }) => {
      await searchWithoutTime(page, 'Rome');
      await expect(splash(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('[aria-hidden=true]'))).toBeNull();
      await end(page);
      await expect(splash(page)).toHaveCount(0);
      if (what.startsWith('a click')) await expect(page).toHaveURL(/breakfast=1/);
    });
  }
});

test('[RES-02] on a phone, an overlay edits the search with suggestions, and Escape leads back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?place=Paris');
  const pill = page.getByRole('button', { name: 'Edit search' });
  await pill.click();
  const overlay = page.getByRole('dialog', { name: 'Edit search' });
  await expect(placeField(page)).toHaveValue('Paris');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(pill).toBeFocused();

  await pill.click();
  await typePlace(page, 'Rom');
  await suggestions(page).filter({ hasText: 'Rome' }).first().click();
  await expect(placeField(page)).toHaveValue('Rome');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { name: 'Stays in Rome' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('Back and a reload restore the length of the list and the scroll position', async ({ page }) => {
  await page.goto('/search?place=Bruges&sort=stars');
  await page.getByRole('button', { name: 'View more' }).click();
  await expect(cards(page)).toHaveCount(60);
  await cards(page).nth(50).scrollIntoViewIfNeeded();
  const before = await names(page);
  const opened = cards(page).nth(50);
  const place = await placeOnScreen(opened);

  await opened.getByRole('link').click();
  await expect(page).toHaveURL(/\/hotel\//);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  expect(await names(page)).toEqual(before);
  await expect
    .poll(async () => Math.abs((await placeOnScreen(opened)) - place))
    .toBeLessThan(LINES_OF_GUESSED_CARDS_PX);
  expect(requests.filter((url) => url.includes('/data/hotels'))).toEqual([]);

  await page.reload();
  await expect(cards(page)).toHaveCount(60);
  await expect(cards(page).nth(50)).toBeInViewport();
});

test('[RES-14] a new search begins with 40 hotels again', RARE, async ({ page }) => {
  await page.goto('/search?place=Bruges');
  await page.getByRole('button', { name: 'View more' }).click();
  await expect(cards(page)).toHaveCount(60);
  await typePlace(page, 'Paris');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { name: 'Stays in Paris' })).toBeVisible();
  await expect(cards(page)).toHaveCount(40);
});

test('a card shows the guest rating, and more pictures without opening the hotel', RARE, async ({ page }) => {
  await page.goto('/search?place=Lisbon');
  await takenOver(page);
  const card = cards(page).filter({ hasText: 'Guest rating' }).first();
  await expect(card).toContainText(/\d\.\d\s*Guest rating\s*[\d,]+ reviews?/);
  const address = () => card.locator('img').getAttribute('src');
  const cover = await address();
  await card.getByRole('button', { name: /^Next photo of/ }).click();
  await expect.poll(address).not.toBe(cover);
  await expect(card).toContainText('Photo 2 of 4');
  await card.getByRole('button', { name: /^Previous photo of/ }).click();
  await expect.poll(address).toBe(cover);
  await expect(page).toHaveURL(/\/search/);
});

for (const value of ['0', 'false']) {
  test(
    `[SRCH-10][SRCH-11] stream=${value} requests complete answers, and the diagnostics of debug=1 say so [SRCH-12]`,
    alwaysIf(value === '0'),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`/search?place=Dublin&stream=${value}&debug=1`);
      await expect(page.locator('article[data-price=offer]').first()).toBeVisible();
      expect(asked.filter((path) => path.endsWith(PATHS.rateStream))).toEqual([]);
      expect(asked.some((path) => path.endsWith(PATHS.rates))).toBe(true);
      const diagnostics = page.getByRole('group').filter({ hasText: 'Diagnostics' });
      await expect(diagnostics).toContainText('one answer for each batch');
      await expect(
        diagnostics.getByRole('listitem').filter({ hasText: 'batch of rates outcome=' }).first(),
      ).toBeVisible();
    },
  );
}

test('[SRCH-13] takes a place and criteria from the state of a navigation', RARE, async ({ page }) => {
  await page.goto('/search');
  await page.evaluate((stay) => {
    const search = { place: 'Rome', ...stay, adults: 3 };
    history.replaceState({ usr: { search }, key: 'handed', idx: 0 }, '', '/search');
  }, STAY);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`place=Rome&${queryOf(STAY)}&adults=3`));
  await expect(page.getByRole('heading', { name: 'Stays in Rome' })).toBeVisible();
});

test('the home page begins with the last search', RARE, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`/search?place=Rome&${queryOf(STAY)}&adults=3`);
  await expect(cards(page)).toHaveCount(40);
  await page.goto('/');
  await expect(placeField(page)).toHaveValue('Rome');
  await expect(page.getByRole('button', { name: /^Dates/ })).toHaveText(shortStay(STAY));
  await expect(page.getByRole('button', { name: /^Travelers/ })).toHaveText('3 adults · 1 room');
});

test('[RES-30][RES-33] says that a destination has no hotels, and leads to another search', async ({ page, site }) => {
  await site.faults({ path: '/v3.0/data/hotels', kind: 'status', status: 200, body: { data: [], hotelIds: [] } });
  await page.goto('/search?place=Split');
  await expect(page.getByText('No hotels found for this destination.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'No hotels found.' })).toBeVisible();
  await expect(drawing(page, 'signpost')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search another place' }).click();
  await expect(placeField(page)).toBeFocused();
});

test(
  '[RES-31] says that there are no rates for these dates, and each hotel says so too',
  RARE,
  async ({ page, site }) => {
    await site.faults({
      path: '/v3.0/hotels/rates',
      kind: 'status',
      status: 400,
      code: 2001,
      message: 'no availability',
    });
    await page.goto('/search?place=Ljubljana');
    await expect(
      page.getByText('No available rates for the selected dates. Try adjusting dates or guests.'),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText('No rates');
    await expect(drawing(page, 'dark-house')).toBeVisible();
    await page.getByRole('button', { name: 'Change dates' }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
  },
);

test('says that the list of hotels failed, and does not call it empty', RARE, async ({ page, site }) => {
  await site.faults({ path: '/v3.0/data/hotels', kind: 'html' });
  await page.goto('/search?place=Sofia');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('We could not load the hotels');
  await expect(page.getByText('No hotels found.')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Your search is still here, and nothing was booked.');
});
