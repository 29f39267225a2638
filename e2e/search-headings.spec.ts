/** Headings of the results page: every state has a heading of level 1, and it comes first. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, RARE, test } from './site';

const levels = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));

for (const [state, address, heading] of [
  ['without a place', '/search', 'Search hotels'],
  ['with an unknown place', '/search?place=Xyzzyx', 'Search hotels'],
] as const) {
  test(`the page ${state} starts with a heading of level 1`, RARE, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await levels(page))[0]).toBe(1);
  });
}

test(
  'the page has a heading of level 1 if the place or the list of hotels cannot be loaded',
  RARE,
  async ({ page, site }) => {
    // No other journey may search these two places: what the site has kept of them would be no failure.
    await site.faults({ path: '/v3.0/data/places', kind: 'status', status: 503 });
    await page.goto('/search?place=Gdansk');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search hotels');

    await site.faults({ path: '/v3.0/data/hotels', kind: 'status', status: 503 });
    await page.goto('/search?place=Riga');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stays in Riga');
  },
);

test('the heading of the results comes before those of the filters, and no level is skipped', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/search?place=Lisbon');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [first, ...others] = await levels(page);
  expect(first).toBe(1);
  expect(others).toContain(3);
  expect(others.filter((level, i) => level > (others[i - 1] ?? 1) + 1)).toEqual([]);
});
