/** The site with the look of another brand: everything can be read, and nothing has our colors. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { alwaysIf, test as base, DESKTOP, expect, PHONE, takenOver } from './site';
import { type Site, startSite } from './start-site';

const BRANDING_DIR = path.resolve(import.meta.dirname, '../branding/examples/cedar-and-quay');

const test = base.extend<object, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool wants a pattern here
    async ({}, use) => {
      const { site, stop } = await startSite({ BRANDING_DIR });
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** Elements that are drawn in our amber or in our lit windows' color. Runs in the page. */
function inOurColors(): string[] {
  const ours = ['rgb(246, 183, 60)', 'rgb(248, 194, 90)'];
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element);
    const found = [color, backgroundColor, borderTopColor, fill].find((value) => ours.includes(value));
    return found ? [`${element.tagName} ${element.getAttribute('class')} ${found}`] : [];
  });
}

async function expectBranded(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(inOurColors), `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

for (const [address, language, viewport] of [
  ['/', 'en', DESKTOP],
  ['/', 'ar', PHONE],
  ['/search?place=Paris', 'en', PHONE],
  ['/search?place=Paris', 'ar', DESKTOP],
  ['/terms', 'ar', PHONE],
  ['/nowhere', 'en', PHONE],
] as const) {
  const isAlways = address === '/' && language === 'en';
  test(`can be read in its own colors: ${address} ${language}`, alwaysIf(isAlways), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    await takenOver(page);
    await expect(page.getByRole('banner')).toContainText('Cedar & Quay');
    await expectBranded(page);
    await expectAccessible(page);
  });
}

test('shows the mark and the own terms after a press on their link', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await expect(page.locator('svg[data-mark]').first()).toHaveCSS('background-image', /branding\/mark\.svg/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of booking');
  await expect(page).toHaveTitle(/Cedar & Quay/);
  await page.getByRole('link', { name: 'About us' }).focus();
  await expect(page.getByRole('link', { name: 'About us' })).toHaveAttribute(
    'href',
    /^https:\/\/cedarandquay\.example/,
  );
});
