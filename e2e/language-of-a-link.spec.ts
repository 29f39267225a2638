/** An address that names a language: it is shown in it, kept as a first choice, and left by choosing another. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, hold, takenOver, test, visit } from './site';

test.use({ viewport: DESKTOP });

const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage['site-settings'] ?? 'null'));

test('a link may name the language; it is kept as a first choice and changes nothing that was saved', async ({
  page,
}) => {
  await page.goto('/explore?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => record(page)).toEqual({ version: 1, language: 'de' });
  await page.goto('/explore?lang=fr', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/?lang=klingon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language of a link is kept although its reader has gone on to another page', async ({ page }) => {
  const release = await hold(page, '**/assets/reconcile-settings-*.js');
  await page.goto('/explore?lang=de');
  await takenOver(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/explore\/[a-z-]+$/);
  release();
  await expect.poll(() => record(page)).toMatchObject({ language: 'de' });
});

test('[PREF-01][PREF-08] another language can be chosen there: the address names none any more', async ({ page }) => {
  await visit(page, '/explore?lang=de&from=home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /USD · Deutsch/ })
    .click();
  await page.getByLabel('Sprache').selectOption('fr');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/explore\?from=home$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await record(page)).toMatchObject({ language: 'fr' });
});
