/** The server starts a search: the first cards and their prices come with the document, before any script runs. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { hotelsOf } from './hotels-of-a-city';
import {
  allPriced,
  drawnWithoutScript,
  expect,
  placeField,
  RARE,
  searchButton,
  suggestions,
  takenOver,
  test,
  typePlace,
} from './site';
import { queryOf, STAY } from './stay-dates';

const PRICED = 'article[data-price=offer]';

test('shows prices before its scripts have loaded, and asks for no price twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(API_BASE + PATHS.rateStream)) asked.push(...request.postDataJSON().hotelIds);
  });
  // The server knows the list: it waits at most a second for it, and a busy machine may be slower.
  await hotelsOf(page.request, 'Salzburg');
  const release = await drawnWithoutScript(page, `/search?place=Salzburg&${queryOf(STAY)}`);
  await expect(page.locator('article')).toHaveCount(20);
  await expect(page.locator(PRICED).first()).toBeVisible();
  const first = await page.locator('li[data-hotel]').evaluateAll((rows) => rows.map((row) => row.dataset.hotel ?? ''));
  // Prices of hotels above it may still come.
  const [hotel, card] = await page
    .locator(PRICED)
    .first()
    .evaluate((it: HTMLElement) => [it.closest('li')?.dataset.hotel, it.innerText]);
  release();
  await allPriced(page);
  await expect(page.locator('article')).toHaveCount(40);
  expect(await page.locator(`li[data-hotel="${hotel}"] article`).innerText()).toBe(card);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((id) => first.includes(id))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('asks for the prices that a broken document did not bring', RARE, async ({ page, site }) => {
  await site.faults({ path: '/v3.0/hotels/rates', kind: 'cut', after: 5, times: 1 });
  await page.goto(`/search?place=Seville&${queryOf(STAY)}`);
  await allPriced(page);
  await expect(page.locator(PRICED).first()).toBeVisible();
  await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
});

test('shows the rooms of a hotel before its scripts have loaded, and does not ask for them again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The strip of other days asks for other days.
    const isAsked = request.url().endsWith(API_BASE + PATHS.documentRates);
    if (isAsked && request.postDataJSON().checkin === STAY.checkin) asked.push(request.url());
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`/search?place=Salzburg&${queryOf(STAY)}`);
  const hotel = await page.locator(PRICED).first().getByRole('link').first().getAttribute('href');
  const release = await drawnWithoutScript(page, hotel ?? '');
  const rooms = page.locator('#rooms article');
  await expect(rooms.first()).toContainText('$');
  const [count, words] = [await rooms.count(), await rooms.first().innerText()];
  const [line, card] = [await page.getByText(/to choose from/).boundingBox(), await rooms.first().boundingBox()];
  expect((card?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0), 'space above the first room').toBeGreaterThanOrEqual(
    16,
  );
  release();
  await takenOver(page);
  await rooms.first().getByRole('button', { name: 'Show room details' }).click();
  await expect(rooms.first().getByRole('button', { name: 'Show less' })).toBeVisible();
  await page.reload();
  expect([await rooms.count(), await rooms.first().innerText()]).toEqual([count, words]);
  expect([asked, errors]).toEqual([[], []]);
});

test('prepares the results while the traveller fills in the form, and needs no network to show the cards', async ({
  page,
}) => {
  await page.goto('/');
  await typePlace(page, 'Salzburg');
  const list = page.waitForResponse((response) => response.url().includes(`${API_BASE}${PATHS.hotels}?`));
  await suggestions(page).first().click();
  await (await list).finished();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.context().setOffline(true);
  await searchButton(page).click();
  await expect(page.locator('article')).toHaveCount(40);
  await page.context().setOffline(false);
  // Not even from the browser's cache: the page shows cards without waiting.
  expect(asked.filter((path) => path.startsWith(`${API_BASE}/data/`))).toEqual([]);
});

test('prepares nothing for a visitor who does not touch the form', RARE, async ({ page }) => {
  await page.goto(`/search?place=Salzburg&${queryOf(STAY)}`);
  await allPriced(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(placeField(page)).toHaveValue('Salzburg');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith(API_BASE + PATHS.hotels))).toEqual([]);
});
