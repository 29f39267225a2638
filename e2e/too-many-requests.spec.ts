/** What a traveller sees when our API refuses calls because too many come from their IP address. */
import type { Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { AS_OFFERED, card, choose, fillDetails, findOffer } from './chosen-offer';
import { allPriced, DESKTOP, expect, RARE, ratesByBrowser, speak, test, visit } from './site';
import { queryOf, STAY } from './stay-dates';

test.use({ viewport: DESKTOP });

const BUSY = 'We are getting too many requests right now. Wait a moment, then try again.';

/** Refuses the next calls to this path. Without `retryAfter` the page does not retry by itself. */
async function refuse(page: Page, path: string, times: number, retryAfter?: number): Promise<void> {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const json = { error: { code: 'rate_limited', message: 'Too many calls', requestId: 'none' } };
  await page.route(`**${API_BASE}${path}**`, (route) => route.fulfill({ status: 429, headers, json }), { times });
}

test('the list of hotels loads by itself after the wait that the API names', RARE, async ({ page }) => {
  await refuse(page, PATHS.hotels, 2, 1);
  await page.goto('/search?place=Copenhagen');
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says why the list of hotels is missing, and loads it on a click', RARE, async ({ page }) => {
  await refuse(page, PATHS.hotels, 1);
  await page.goto('/search?place=Copenhagen');
  await expect(page.getByRole('alert')).toContainText('too many requests right now');
  await expect(page.getByRole('alert')).toContainText('Your search is still here');
  // Meanwhile the first hotels get their prices, and one of them may have none.
  await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('prices load by themselves, and only the refused call is repeated', RARE, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(PATHS.rateStream)) asked.push(request.postData() ?? '');
  });
  await refuse(page, PATHS.rateStream, 1, 1);
  await page.goto('/search?place=Bruges');
  await expect(page.locator('article[data-price=offer]').first()).toBeVisible();
  await allPriced(page);
  expect(asked).toHaveLength(new Set(asked).size + 1);
});

test('says why rooms and reviews of a hotel are missing, and loads them on a click', RARE, async ({ page }) => {
  const { hotelId } = await findOffer(page, { city: 'Geneva' });
  await refuse(page, PATHS.documentRates, 1);
  await refuse(page, PATHS.hotelReviews, 1);
  await ratesByBrowser(page);
  await visit(page, `/hotel/${hotelId}?${queryOf(STAY)}`);
  for (const id of ['rooms', 'reviews']) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('alert')).toContainText(BUSY);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByText(/to choose from/)).toBeVisible();
});

test('the checkout says why it cannot start, keeps the typed details, and starts on a click', async ({
  page,
  site,
}) => {
  await site.faults(AS_OFFERED);
  await refuse(page, PATHS.prebook, 1);
  const { address } = await choose(page);
  await page.goto(address);
  await expect(page.getByText(BUSY)).toBeVisible();
  await fillDetails(page);
  const typed = await page.locator('input[autocomplete=email]').inputValue();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page).locator('[name=number]')).toBeVisible();
  expect(typed).not.toBe('');
  await expect(page.locator('input[autocomplete=email]')).toHaveValue(typed);
});

test('says in the reader’s language that there are too many requests', RARE, async ({ page, site }) => {
  await speak(page, site.url, 'de');
  await refuse(page, PATHS.hotels, 1);
  await page.goto('/search?place=Copenhagen');
  await expect(page.getByRole('alert')).toContainText('Im Moment erreichen uns zu viele Anfragen.');
});
