/**
 * Checks a page with axe in its current state: all rules in the light scheme, then only the colours in the dark scheme,
 * because nothing else depends on the scheme.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

export async function expectAccessible(page: Page): Promise<void> {
  // Without transitions: axe must not measure a colour while it changes.
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
  // Axe merges the results of several frames on an extra page. Legacy mode saves that page if there is one frame.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  // No rule that we use needs the style sheets of other origins, and the page's policy stops axe from loading them.
  const options = { resultTypes: ['violations' as const], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await axe.options(options).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
