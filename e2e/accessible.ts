import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** A test checks the contrast of all pairs of colors, so `npm test` looks at the dark scheme of each page only once. */
const IS_MATRIX = Boolean(process.env['TEST_MATRIX']);

/**
 * Checks a page with axe in its current state: all rules in the light scheme, then only the colors in the dark scheme,
 * because nothing else depends on the scheme.
 */
export async function expectAccessible(page: Page, { inDarkToo = IS_MATRIX } = {}): Promise<void> {
  // Without transitions: axe must not measure a colour while it changes.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page);
  if (inDarkToo) await page.emulateMedia({ colorScheme: 'dark' });
  const dark = inDarkToo ? await found(page, ['color-contrast']) : [];
  const where = `${page.url()}, ${page.viewportSize()?.width} px wide`;
  expect({ light, dark }, where).toEqual({ light: [], dark: [] });
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Axe needs ten seconds for a whole list. Its cards are alike, so the first six stand for all. */
const OTHER_CARDS = 'li:nth-child(n+7):has(> article)';

async function found(page: Page, rules?: string[]): Promise<string[]> {
  // Axe merges the results of several frames on an extra page. Legacy mode saves that page if there is one frame.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).exclude(OTHER_CARDS);
  // No rule that we use needs the style sheets of other origins, and the page's policy stops axe from loading them.
  const options = { resultTypes: ['violations' as const], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await axe.options(options).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
