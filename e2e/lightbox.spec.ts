/** Presses, swipes and small photos in the lightbox, and hotels without photos. `hotel.spec.ts` tests how it opens, moves and closes. */
import type { Page } from '@playwright/test';
import { jsonOf } from './checked-answer';
import { expect, hold, PHONE, RARE, test } from './site';

const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo/ });
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);
const firstPhoto = (page: Page) => page.getByRole('button', { name: /^Open photo 1 of \d+$/ });

async function openHotel(page: Page): Promise<void> {
  await page.goto('/search?place=Copenhagen&stars=4,5');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('About this property')).toBeVisible();
}

/** Opens the first photo, and returns its edges once it has loaded. */
async function openPhoto(page: Page) {
  await firstPhoto(page).click();
  const photo = lightbox(page).locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Its own size replaces the frame.
  await expect(photo).toHaveCSS('position', 'static');
  const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test(
  '[LIGHT-10] a click in the place of a photo that still loads does not close the lightbox',
  RARE,
  async ({ page }) => {
    await openHotel(page);
    const release = await hold(page, '**/api/pictures?*w=1600');
    await firstPhoto(page).click();
    await expect(lightbox(page)).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.click(width / 2, height / 2);
    release();
    await expect(lightbox(page).locator('img').first()).toHaveCSS('position', 'static');
  },
);

for (const [width, height] of [
  [1280, 860],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(
    `[LIGHT-10] a click on the backdrop closes the lightbox, a click on the photo does not, ${width} px wide`,
    RARE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHotel(page);
      const { left, top, right, bottom } = await openPhoto(page);
      await page.mouse.click((left + right) / 2, (top + bottom) / 2);
      await page.mouse.click(left + 5, top + 5);
      await expect(lightbox(page)).toBeVisible();

      // These points are away from the two buttons, which are at half the height.
      for (const [where, x, y] of [
        ['left of the photo', left - 6, top + 20],
        ['right of the photo', right + 6, bottom - 20],
        ['above the photo', (left + right) / 2, top - 6],
        ['below the photo', (left + right) / 2, bottom + 6],
        ['in the corner', 4, 4],
      ] as const) {
        if ((await lightbox(page).count()) === 0) await openPhoto(page);
        await page.mouse.click(x, y);
        await expect(lightbox(page), where).toHaveCount(0);
      }
    },
  );
}

test('[LIGHT-09][LIGHT-11] a swipe shows the next photo, and a broken photo says so', RARE, async ({ page }) => {
  await openHotel(page);
  await firstPhoto(page).click();
  const first = await counter(page).textContent();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(660, 400);
  await page.mouse.up();
  await expect(counter(page)).toHaveText(first?.replace('1', '2') ?? '');
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(675, 400);
  await page.mouse.up();
  await expect(counter(page)).toHaveText(first?.replace('1', '2') ?? '');

  await page.route('**/api/pictures?*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Next photo', exact: true }).click();
  await expect(lightbox(page).getByText('No image')).toBeVisible();
});

test(
  '[LIGHT-07] the arrow keys work after a click on the photo, and a swipe beside it does not close the lightbox',
  RARE,
  async ({ page }) => {
    await openHotel(page);
    await firstPhoto(page).click();
    const first = (await counter(page).textContent()) ?? '';
    await page.mouse.click(640, 400);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(first.replace('1', '2'));
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(first);

    const stage = (await page.getByRole('button', { name: 'Next photo', exact: true }).boundingBox())?.x ?? 0;
    await page.mouse.move(stage - 10, 100);
    await page.mouse.down();
    await page.mouse.move(stage - 60, 100);
    await page.mouse.up();
    await expect(counter(page)).toHaveText(first.replace('1', '2'));
  },
);

test('[LIGHT-04] the small photos below show where one is, and each opens its large one', RARE, async ({ page }) => {
  await openHotel(page);
  await firstPhoto(page).click();
  await expect(counter(page)).toHaveText(/^1 /);
  const small = lightbox(page).getByRole('listitem').getByRole('button');
  const total = await small.count();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await small.last().click();
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(small.first()).toHaveAttribute('aria-current', 'true');
});

/** Runs in the page. As the newest browsers do: what an effect returns must be a function. */
function scrollWithPromises(): void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(...options) {
    scrollIntoView.apply(this, options);
    return Promise.resolve() as unknown as undefined;
  };
}

test('[LIGHT-06][LIGHT-07] moves and closes in a browser whose scrolls return promises', async ({ page }) => {
  await page.addInitScript(scrollWithPromises);
  await openHotel(page);
  await firstPhoto(page).click();
  // The code of the lightbox loads with the first click.
  await expect(counter(page)).toHaveText(/^1 /);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 /);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByText('About this property')).toBeVisible();
});

test('[LIGHT-01] a photo that still loads shows its small picture', RARE, async ({ page }) => {
  await openHotel(page);
  const release = await hold(page, '**/api/pictures?*w=1600');
  const preview = page.waitForResponse(/\/api\/pictures\?.*w=320$/);
  await firstPhoto(page).click();
  expect((await preview).ok()).toBe(true);
  await expect(lightbox(page).locator('div:has(> img)').first()).toHaveCSS('background-image', /w=320/);
  release();
});

test(
  '[HOTEL-08] without photos, a phone shows one wide place for them, and a long name does not widen the page',
  RARE,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route('**/api/data/hotel?*', async (route) => {
      const hotel = await jsonOf(await route.fetch());
      const name = 'Donaudampfschifffahrtsgesellschaftskapitänshaus';
      await route.fulfill({ json: { ...hotel, data: { ...hotel.data, name, photos: [] } } });
    });
    await openHotel(page);
    const missing = page.getByText('No image').first();
    expect((await missing.boundingBox())?.width).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  },
);
