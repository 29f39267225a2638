/** The price filter: its bounds follow the results, and its fields show the values that apply. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '@tenth-night/contract/paths';
import { allPriced, DESKTOP, drawn, expect, hold, RARE, ratesByBrowser, test } from './site';

const side = (page: Page) => page.getByRole('complementary');
const field = (page: Page, name: 'Min' | 'Max') => side(page).getByRole('textbox', { name });
const slider = (page: Page, name: 'Min' | 'Max') => side(page).getByRole('slider', { name });
const number = async (locator: Locator, name: string) => Number(await locator.getAttribute(name));

test.use({ viewport: DESKTOP });

async function openPriced(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await allPriced(page);
  // The page updates rows and bounds when it is idle.
  await drawn(page);
}

/** The price per night of the first card. */
async function firstNight(page: Page): Promise<number> {
  const amount = page.locator('article[data-price=offer]').first().locator('[class*=night] > b');
  return Number((await amount.textContent())?.replace(/[^\d.]/g, ''));
}

test(
  '[FILT-11][FILT-12][FILT-13] the bounds are the lowest and the highest price of the results, and each city has its own',
  RARE,
  async ({ page }) => {
    const seen = new Set<string>();
    for (const city of ['Tallinn', 'Zurich']) {
      const bounds: number[] = [];
      for (const [order, name, bound] of [
        ['price_low', 'Min', 'min'],
        ['price_high', 'Max', 'max'],
      ] as const) {
        await openPriced(page, `/search?place=${city}&sort=${order}`);
        // The page sorts the rows a moment after the last price.
        await expect.poll(async () => (await firstNight(page)) - (await number(slider(page, name), bound))).toBe(0);
        bounds.push(await number(slider(page, name), bound));
      }
      expect(bounds[0]).toBeGreaterThan(0);
      expect(bounds[1]).toBeGreaterThan(bounds[0] ?? 0);
      seen.add(bounds.join(' to '));
    }
    expect(seen.size).toBe(2);
  },
);

test('before the first price the fields name no amount, and a chosen range stays as it is', RARE, async ({ page }) => {
  await ratesByBrowser(page);
  await hold(page, `**${PATHS.rateStream}`);
  await page.goto('/search?place=Oslo');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of ['Min', 'Max'] as const) {
    await expect(field(page, name)).toHaveValue('');
    await expect(field(page, name)).toBeDisabled();
  }
  await page.goto('/search?place=Oslo&price=100-300');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field(page, 'Min')).toHaveValue('100');
  await expect(field(page, 'Max')).toHaveValue('300');
});

test(
  '[FILT-14][FILT-15][FILT-16][FILT-17] a field corrects an impossible value, with and without a price filter',
  RARE,
  async ({ page }) => {
    await openPriced(page, '/search?place=Rome');
    const [floor, ceiling] = [await number(slider(page, 'Min'), 'min'), await number(slider(page, 'Max'), 'max')];
    const type = async (name: 'Min' | 'Max', text: string) => {
      await field(page, name).fill(text);
      await field(page, name).press('Tab');
    };

    await type('Max', '99999');
    await expect(field(page, 'Max')).toHaveValue(String(ceiling));
    await type('Min', 'abc');
    await expect(field(page, 'Min')).toHaveValue(String(floor));
    await type('Min', '99999');
    await expect(field(page, 'Min')).toHaveValue(String(ceiling));
    await type('Min', '99999');
    await expect(field(page, 'Min')).toHaveValue(String(ceiling));
    await type('Max', '1');
    await expect(field(page, 'Max')).toHaveValue(String(ceiling));
    await type('Min', '-5');
    await expect(field(page, 'Min'), 'every price is within the bounds, so there is no filter').toHaveValue(
      String(floor),
    );
    await type('Max', String(ceiling - 1));
    await type('Min', '-5');
    await expect(field(page, 'Min')).toHaveValue('0');
    await expect(page).toHaveURL(new RegExp(`price=0-${ceiling - 1}`));
  },
);
