/** Pictures load in the size in which a page shows them. `apps/web/app/stay-ui/hotel-picture.tsx` has the sizes. */
import type { Locator } from '@playwright/test';
import { PICTURE_WIDTHS } from '@tenth-night/contract/first-paths';
import { allPriced, alwaysIf, drawn, expect, RARE, test } from './site';
import { queryOf, STAY } from './stay-dates';

const SEARCH = `/search?place=Oslo&${queryOf(STAY)}`;
/** A photo of the sandbox has 40 kB in a list, as far as a card shows it. */
const BUDGET_OF_20_CARDS = 400_000;

/**
 * `width` is the one that the browser asked for, `needed` the one on the screen, in device pixels. A picture whose sides
 * are cut off is wider than what is seen of it.
 */
type Shown = { readonly address: string; readonly width: number; readonly needed: number };

/** Scrolls to each picture and waits until it is there. Fails if one is broken. */
function load(pictures: Locator, count: number): Promise<readonly Shown[]> {
  return pictures.evaluateAll(async (all, first) => {
    const shown: Shown[] = [];
    for (const one of all.slice(0, first) as HTMLImageElement[]) {
      one.scrollIntoView();
      await one.decode();
      const width = Number(new URL(one.currentSrc).searchParams.get('w'));
      const whole = Math.max(one.clientWidth, (one.clientHeight * one.naturalWidth) / one.naturalHeight);
      shown.push({ address: one.currentSrc, width, needed: whole * devicePixelRatio });
    }
    return shown;
  }, count);
}

/** Large enough to be sharp, or the largest of its place. And no smaller width would do. */
function fits({ width, needed }: Shown, largest: number): boolean {
  const smaller = PICTURE_WIDTHS.filter((other) => other < width).at(-1) ?? 0;
  return (width >= 0.85 * needed || width === largest) && smaller < 1.1 * needed;
}

const pictures = (of: Locator) => of.locator('img[srcset]');

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on ${name}`, alwaysIf(name === 'a phone'), () => {
    test.use({ viewport, deviceScaleFactor });

    test('[RES-16][HOTEL-08] the pictures of a list and of a hotel load, in the width of their place', async ({
      page,
    }) => {
      await page.goto(SEARCH);
      const link = page.getByRole('article').getByRole('link').first();
      const address = (await link.getAttribute('href')) ?? '';
      const cards = await load(pictures(page.getByRole('article')), 3);
      expect(cards).toHaveLength(3);
      expect(cards.filter((card) => !fits(card, 1080))).toEqual([]);
      await page.goto(address);
      const photos = await load(pictures(page.getByRole('main')), 5);
      expect(photos).toHaveLength(5);
      expect(photos.filter((photo, k) => !fits(photo, k === 0 ? 1600 : 720))).toEqual([]);
      const room = page.getByRole('button', { name: /^Open photo 1 of \d+ of / }).first();
      await expect(room).toBeVisible();
      const bedrooms = await load(pictures(room), 1);
      expect(bedrooms).toHaveLength(1);
      expect(bedrooms.filter((bedroom) => !fits(bedroom, 1080))).toEqual([]);
    });
  });
}

test.describe('the first visit of a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });

  test(`[RES-16] loads 20 cards with less than ${BUDGET_OF_20_CARDS / 1000} kB of pictures`, RARE, async ({ page }) => {
    const weights = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (!response.url().includes('/api/pictures?')) return;
      weights.set(
        response.url(),
        response.body().then(
          (body) => body.byteLength,
          // A picture that is still on its way when the journey ends.
          () => 0,
        ),
      );
    });
    await page.goto(SEARCH);
    await expect(page.getByRole('article').nth(19)).toBeAttached();
    // Then no card leaves its place any more.
    await allPriced(page);
    await drawn(page);
    const cards = await load(pictures(page.getByRole('article')), 20);
    expect(cards).toHaveLength(20);
    const bytes = await Promise.all(cards.map(({ address }) => weights.get(address) ?? 0));
    expect(bytes.filter((weight) => weight === 0)).toEqual([]);
    expect(bytes.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(BUDGET_OF_20_CARDS);
  });

  test('of a hotel finds its first picture in the head, before any script file', RARE, async ({ page, request }) => {
    await page.goto(SEARCH);
    const address = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    const html = await (await request.get(address ?? '')).text();
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/i.exec(html) ?? [];
    expect(preload).toMatch(/imagesrcset="[^"]*&amp;w=1080 1080w/i);
    expect(preload).toMatch(/fetchpriority="high"/i);
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf('</head>'));
    expect(html.indexOf(preload)).toBeLessThan(html.search(/<script[^>]* src=/));
  });
});
