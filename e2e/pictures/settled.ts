import type { Page } from '@playwright/test';
import { expect } from '../site';

/** Waits until fonts and the pictures in the window have come. `isWhole` also waits for the rest of the page. */
export async function settled(page: Page, { isWhole }: { readonly isWhole: boolean }): Promise<void> {
  await page.evaluate(async (all) => {
    // Most pictures load only when they are scrolled into view.
    if (all) for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  }, isWhole);
  await expect.poll(() => page.evaluate(hasPictures, isWhole)).toBe(true);
}

/** Runs in the page. */
function hasPictures(isWhole: boolean): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !(isWhole || isInside);
  });
}
