/** Prices in the calendar, and the strip of other days on the results: what is shown is what a search then finds. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { datesField } from './search-panels';
import { alwaysIf, DESKTOP, expect, PHONE, RARE, speak, test, visit } from './site';
import { addDays, queryOf, STAY, stayIn } from './stay-dates';

const LOWEST_PRICES = '/search/lowest-prices';
const BARE_PRICES = '/v3.0/hotels/min-rates';
/** It has so few hotels that all of them are asked for every stay. */
const CITY = 'Bruges';
const LATER = { checkin: addDays(STAY.checkin, 1), checkout: addDays(STAY.checkout, 1) };

const askedPrices = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(LOWEST_PRICES) && asked.push(request.postData() ?? ''));
  return asked;
};
const days = (page: Page) => page.locator('[data-day]:enabled');
const low = (page: Page) => page.locator('[data-day]:enabled:has([data-is-low])');
const legend = (page: Page) => page.getByText('Lowest price for one night');
const listIsComplete = (page: Page) => expect(page.locator('[data-prices=complete]')).toBeVisible();
const strip = (page: Page) =>
  page.locator('[data-prices] section').filter({ has: page.locator('[aria-current=date]') });
const stripDays = (page: Page) => strip(page).getByRole('link');
const amountIn = (text: string | null) => Number(/[\d.,]*\d/.exec(text ?? '')?.[0].replace(/,(?=\d{2}$)/, '.') ?? 0);

/** In any language: the line above the results opens the search, and its first field with a button has the dates. */
async function openCalendar(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog]:has(bdi + small)').click();
  await page.locator('dialog fieldset button').first().click();
  await expect(days(page).first()).toBeVisible();
}

async function cheapestDay(page: Page): Promise<{ readonly date: string; readonly price: number }> {
  // The marks follow when the whole month is known: about a hundred calls of the sandbox.
  await expect(low(page).first()).toBeVisible({ timeout: 60_000 });
  const found = await low(page).evaluateAll((buttons) =>
    buttons.map((button) => ({ date: button.dataset['day'] ?? '', text: button.querySelector('small')?.textContent })),
  );
  const prices = found.map(({ date, text }) => ({ date, price: amountIn(text ?? null) }));
  return prices.reduce((best, next) => (next.price < best.price ? next : best));
}

for (const language of ['en', 'ar', 'de']) {
  test(
    `the cheapest day of the calendar costs what it said, on a phone in ${language}`,
    alwaysIf(language === 'en'),
    async ({ page, site }) => {
      test.slow();
      await page.setViewportSize(PHONE);
      await speak(page, site.url, language);
      const asked = askedPrices(page);
      await visit(page, `/search?place=${CITY}&${queryOf(STAY)}`);
      await listIsComplete(page);
      await expect(stripDays(page).first()).toContainText('$');
      const before = asked.length;
      await openCalendar(page);
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      const { date, price } = await cheapestDay(page);
      expect(asked.slice(before).join(), 'nobody looks at the months far from the chosen one').not.toContain(
        addDays(STAY.checkin, 120).slice(0, 7),
      );
      await expect(page.locator(`[data-day="${date}"]`)).toHaveAttribute('aria-label', /\d/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const day of [date, addDays(date, 1)]) await page.locator(`[data-day="${day}"]`).click();
      await page.locator('dialog button:enabled').last().click();
      await page.locator('dialog button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`checkin=${date}`));
      await listIsComplete(page);
      const own = strip(page).locator('[aria-current=date] b');
      // The list of the search before stays until the new one is there.
      await expect.poll(async () => Math.round(amountIn(await own.textContent()))).toBe(price);
    },
  );
}

test('a calendar without a place shows no prices and asks for none', RARE, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const asked = askedPrices(page);
  await visit(page);
  await datesField(page).click();
  await expect(days(page).first()).toBeVisible();
  await expect(legend(page)).toBeHidden();
  await days(page).nth(10).click();
  await days(page).nth(12).click();
  expect(asked).toEqual([]);
});

test('the calendar works without prices while the provider is silent', RARE, async ({ page, site }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, `/search?place=${CITY}&${queryOf(stayIn(200, 2))}`);
  await listIsComplete(page);
  await site.faults({ path: BARE_PRICES, kind: 'hang' });
  const asked = page.waitForRequest((request) => request.url().endsWith(LOWEST_PRICES));
  await datesField(page).click();
  await asked;
  await expect(legend(page)).toBeVisible();
  const [first, last] = [days(page).nth(40), days(page).nth(43)];
  const wanted = { checkin: await first.getAttribute('data-day'), checkout: await last.getAttribute('data-day') };
  await first.click();
  await last.click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`checkin=${wanted.checkin}&checkout=${wanted.checkout}`));
});

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(
    `the results show other days on a ${name} after their own prices, and one press changes the search`,
    RARE,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const asked = askedPrices(page);
      await visit(page, `/search?place=${CITY}&${queryOf(STAY)}&sort=price_low&stars=3,4,5`);
      await listIsComplete(page);
      await expect(stripDays(page)).toHaveCount(7);
      await expect(stripDays(page).nth(3)).toHaveAttribute('aria-current', 'date');
      await expect(stripDays(page).nth(3)).toBeInViewport();
      await expect(stripDays(page).nth(4)).toContainText('$');
      expect(asked).toHaveLength(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const later = await stripDays(page).nth(4).locator('b').textContent();
      await stripDays(page).nth(4).click();
      await expect(page).toHaveURL(new RegExp(`checkin=${LATER.checkin}&checkout=${LATER.checkout}`));
      await expect(page).toHaveURL(/sort=price_low/);
      await expect(stripDays(page).nth(3)).toContainText(later ?? 'none');
      // Only the day that is new in the strip, and the one whose price came from the list.
      await expect.poll(() => asked.length).toBe(2);
      expect(JSON.parse(asked[1] ?? '').stays).toHaveLength(2);
    },
  );
}

test(
  'the strip of the results says nothing about days that failed, and the list stays where it is',
  RARE,
  async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await site.faults({ path: BARE_PRICES, kind: 'status', status: 500 });
    await visit(page, `/search?place=${CITY}&${queryOf(stayIn(170, 2))}`);
    const card = page.locator('[data-prices] article').first();
    await expect(card).toBeVisible();
    const before = await card.boundingBox();
    await listIsComplete(page);
    await expect(stripDays(page).nth(4)).toContainText('–');
    await expect(stripDays(page).nth(3)).toContainText('$');
    expect((await card.boundingBox())?.y).toBe(before?.y);
  },
);

test(
  'other days say that their prices have no filters, and are gone where the filters leave no hotel',
  RARE,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `/search?place=${CITY}&${queryOf(STAY)}&stars=3,4,5`);
    const card = page.locator('[data-prices] article').first();
    await expect(card).toBeVisible();
    const before = await card.boundingBox();
    await listIsComplete(page);
    await expect(strip(page)).toContainText('3 nights · without your filters');
    expect((await card.boundingBox())?.y).toBe(before?.y);
    await visit(page, `/search?place=${CITY}&${queryOf(STAY)}&name=zzzzzz`);
    await listIsComplete(page);
    await expect(page.getByRole('heading', { name: 'Nothing matches your filters' })).toBeVisible();
    await expect(strip(page)).toBeHidden();
  },
);
