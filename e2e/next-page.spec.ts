/** From one page of the site to the next without a new document: the focus goes along, the scroll position comes back. */
import { expect, takenOver, test } from './site';
import { queryOf, STAY } from './stay-dates';

test('the focus goes to the new page, and nowhere on the first load', async ({ page }) => {
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

test('Back brings the list where it was left, and other filters leave the focus where it is', async ({ page }) => {
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
