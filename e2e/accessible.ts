/** What axe finds on a page as it stands: everything in light, then in dark the colours alone, for nothing else depends on the scheme. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way to another one is neither.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, ['color-contrast']);
  const where = `${page.url()}, ${page.viewportSize()?.width} px wide`;
  expect({ light, dark }, where).toEqual({ light: [], dark: [] });
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function found(page: Page, rules?: string[]): Promise<string[]> {
  // Only what lies in several frames has to be put together, on a page that axe opens for it.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  // Nothing that we check needs the style sheets of other origins, and the page's policy keeps axe from them.
  const options = { resultTypes: ['violations' as const], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await axe.options(options).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
