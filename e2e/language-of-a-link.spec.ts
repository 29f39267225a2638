/** An address that names a language: the page uses it, saves it as the first choice, and the visitor can change it. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, hold, RARE, takenOver, test, visit } from './site';

test.use({ viewport: DESKTOP });

const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage['site-settings'] ?? 'null'));

test('a link can name the language: the page saves it as the first choice, and does not change a saved one', async ({
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

test('saves the language of a link even if the visitor has gone on to another page', RARE, async ({ page }) => {
  const release = await hold(page, '**/assets/reconcile-settings-*.js');
  await page.goto('/explore?lang=de');
  await takenOver(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/explore\/[a-z-]+$/);
  release();
  await expect.poll(() => record(page)).toMatchObject({ language: 'de' });
});

test(
  '[PREF-01][PREF-08] the visitor can choose another language, and the address no longer names one',
  RARE,
  async ({ page }) => {
    await visit(page, '/explore?lang=de&from=home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /USD · Deutsch/ })
      .click();
    await page.getByLabel('Sprache', { exact: true }).selectOption('fr');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/explore\?from=home$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await record(page)).toMatchObject({ language: 'fr' });
  },
);
