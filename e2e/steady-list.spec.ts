/** The order of the list while prices arrive: no card moves that somebody may see. */
import type { Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { allPriced, expect, hold, RARE, ratesByBrowser, test } from './site';
import { queryOf, STAY } from './stay-dates';

const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('in a list sorted by price, new prices wait behind a button after the reader has scrolled', async ({ page }) => {
  await ratesByBrowser(page);
  const release = await hold(page, `**${PATHS.rateStream}`);
  await page.goto('/search?place=Budapest&sort=price_low');
  await expect(cards(page)).toHaveCount(40);
  const before = await names(page);
  await cards(page).nth(10).scrollIntoViewIfNeeded();
  const reading = async () => (await cards(page).nth(10).boundingBox())?.y ?? 0;
  const top = await reading();
  expect(await scrolled(page)).toBeGreaterThan(0);
  release();
  const update = page.getByRole('button', { name: 'New prices: update order' });
  await expect(update).toBeVisible();
  expect(await names(page)).toEqual(before);
  // The scroll position may change with the height of cards above. The card on the screen may not move.
  expect(await reading()).toBeCloseTo(top, 0);
  await allPriced(page);

  await update.click();
  await expect(update).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
  const amounts = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 10).map((one) => Number(one.querySelector('[class*=night] > b')?.textContent?.replace(/\D/g, ''))),
    );
  const isInOrder = (all: readonly number[]) => all.length > 1 && all.every((amount, i) => amount >= (all[i - 1] ?? 0));
  await expect.poll(async () => isInOrder(await amounts())).toBe(true);
});

test('hotels without rates go to the end, and no card moves that somebody may see', RARE, async ({ page }) => {
  const address = `/search?place=Tallinn&${queryOf(STAY)}`;
  await ratesByBrowser(page);
  const release = await hold(page, `**${API_BASE}${PATHS.rateStream}`);
  await page.goto(address);
  await expect(cards(page)).toHaveCount(40);
  const before = await names(page);
  release();
  await allPriced(page);
  const unpriced = page.locator('article[data-price=none]');
  const line = page.getByText('No rates for your dates');
  await expect.poll(async () => (await names(page)).slice(0, 6)).toEqual(before.slice(0, 6));
  const more = page.getByRole('button', { name: 'View more' });
  while (await more.isVisible()) await more.click();
  await expect(line).toHaveCount(1);
  const places = await page
    .locator('article[data-price], [class*=unpriced]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['price'] ?? 'line'));
  const at = places.indexOf('line');
  expect(places.slice(6, at)).not.toContain('none');
  expect(new Set(places.slice(at + 1))).toEqual(new Set(['none']));
  // A new order puts all of them to the end.
  await page.getByLabel('Sort by').selectOption('stars');
  await expect(page).toHaveURL(/sort=stars/);
  await expect.poll(() => unpriced.count()).toBe(0);
});
