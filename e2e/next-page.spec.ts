/** Navigation within the site without a new document: the focus moves along, and Back restores the scroll position. */
import { expect, RARE, takenOver, test } from './site';
import { queryOf, STAY } from './stay-dates';

test('moves the focus to the new page, but not on the first load', async ({ page }) => {
  await page.goto('/terms');
  await takenOver(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
  await expect(page).toHaveURL(/privacy/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
  await page.goBack();
  await expect(page).toHaveURL(/terms/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back restores the scroll position of the list, and a pressed filter keeps the focus', RARE, async ({ page }) => {
  await page.goto(`/search?place=Lyon&${queryOf(STAY)}`);
  const card = page.getByRole('article').nth(6);
  await card.getByRole('link').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await card.getByRole('link').click();
  await expect(page.getByText('About this property')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  const filter = page.getByRole('checkbox').first();
  await filter.press('Space');
  await expect(page).toHaveURL(/place=Lyon.*&\w+=/);
  await expect(filter).toBeFocused();
});
