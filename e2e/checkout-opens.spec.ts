/** The checkout always opens with a full page load: only then may the payment widget load. */
import type { Page } from '@playwright/test';
import * as at from './account';
import { AS_OFFERED, card, choose, fillDetails, findOffer } from './chosen-offer';
import { DESKTOP, drawn, expect, RARE, takenOver, test, visit } from './site';
import { queryOf, STAY } from './stay-dates';

test.use({ viewport: DESKTOP });
test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

async function expectPayable(page: Page): Promise<void> {
  await fillDetails(page);
  await expect(card(page).locator('[name=number]')).toBeVisible();
}

test('[PAY-27] the checkout opens after a history step on another page of the site', RARE, async ({ page }) => {
  const { address, hotelId } = await choose(page);
  await visit(page, `/hotel/${hotelId}`);
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expectPayable(page);
});

test('the checkout opens after a sign-in at Google in the same tab', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.addInitScript('window.open = () => null');
  await at.openDialog(page, address);
  await at.googleButton(page).click();
  await page.getByRole('button', { name: 'Mateo Fernández Ruiz' }).click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await at.expectSignedIn(page, 'Mateo Fernández Ruiz');
  await expectPayable(page);
});

test('Book far down on a hotel’s page opens the checkout at its top', RARE, async ({ page }) => {
  const { hotelId } = await findOffer(page, { city: 'Geneva' });
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
  const book = page.locator('#rooms').getByRole('link', { name: 'Book' }).last();
  await book.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await book.click();
  await page.waitForURL(/\/checkout\?/);
  await takenOver(page);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a sign-in never leads back to another site', async ({ page }) => {
  await page.goto('/signed-in?error=access_denied&next=%2F%09%2Fevil.example');
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
});
