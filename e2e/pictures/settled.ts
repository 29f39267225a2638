import type { Page } from '@playwright/test';
import { expect } from '../site';

/** The slot of a map within a page: the map loads when somebody comes near. */
const MAP_SLOT = '[class*=location] > [class*=slot]';

/** Waits until fonts and the pictures in the window have come. `isWhole` also waits for the rest of the page. */
export async function settled(page: Page, { isWhole }: { readonly isWhole: boolean }): Promise<void> {
  await page.evaluate(async (all) => {
    // Most pictures load only when they are scrolled into view.
    if (all) for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  }, isWhole);
  if (isWhole) await drawMaps(page);
  if (isWhole) await drawCardForm(page);
  await expect.poll(() => page.evaluate(hasPictures, isWhole)).toBe(true);
}

/** Their tiles load and appear while the network is not idle. */
async function drawMaps(page: Page): Promise<void> {
  for (const slot of await page.locator(`${MAP_SLOT}:visible`).all()) {
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator('canvas').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * The card form is a frame of another origin: the browser draws it only in the window, so the window becomes as high as
 * the page. A new colour scheme makes a new form.
 */
async function drawCardForm(page: Page): Promise<void> {
  const form = page.locator('[class*=widget]:visible');
  await page.evaluate(nextFrames);
  if ((await form.count()) === 0) return;
  await expect(form.locator('button')).toBeEnabled();
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: document.body.scrollHeight }));
  await page.setViewportSize({ width, height });
  // What is not drawn gets no animation frames.
  await form.locator('iframe').contentFrame().locator('body').evaluate(nextFrames);
}

/** Runs in the page. */
const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Runs in the page. */
function hasPictures(isWhole: boolean): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !(isWhole || isInside);
  });
}
