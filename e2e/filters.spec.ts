/** Filtering and sorting the list, on a wide and on a narrow screen. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { allDrawn, allPriced, DESKTOP, drawing, drawn, expect, PHONE, RARE, speak, takenOver, test } from './site';

const SEARCH = '/search?place=Bruges';
const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByText(/^\d+\+ propert/);
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const side = (page: Page) => page.getByRole('complementary');

async function openPriced(page: Page, address = SEARCH): Promise<void> {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  await allPriced(page);
  // The page updates rows and bounds when it is idle.
  await drawn(page);
}

/** The price per night of each card. */
const nightly = (page: Page) =>
  page
    .locator('article[data-price=offer]')
    .evaluateAll((list) =>
      list.map((card) => Number(card.querySelector('[class*=night] > b')?.textContent?.replace(/\D/g, ''))),
    );

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test(
    '[FILT-01][RES-32] a part of a name filters the list, the address keeps it, and a message says if nothing matches',
    RARE,
    async ({ page }) => {
      await openPriced(page);
      const before = await count(page).textContent();
      const [first = ''] = await names(page);
      const field = side(page).getByLabel('Search by property name');
      await field.fill(first);
      await expect(page).toHaveURL(/[?&]name=/);
      await expect(count(page)).not.toHaveText(before ?? '');
      for (const name of await names(page)) expect(name).toContain(first);
      await page.reload();
      await expect(field).toHaveValue(first);
      await expect(cards(page).first()).toContainText(first);
      await field.fill('zzzzzz');
      await expect(page.getByText('No hotels match the selected filters.')).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect(drawing(page, 'shutters')).toBeVisible();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect(cards(page)).toHaveCount(40);
      await expect(field).toHaveValue('');
    },
  );

  test('[FILT-02][FILT-03] the price has two sliders and two fields, and filters the list', RARE, async ({ page }) => {
    await openPriced(page);
    const [min, max] = [
      side(page).getByRole('slider', { name: 'Min' }),
      side(page).getByRole('slider', { name: 'Max' }),
    ];
    const bounds = [Number(await min.getAttribute('min')), Number(await max.getAttribute('max'))];
    expect(bounds[0]).toBeGreaterThan(0);
    expect(bounds[1]).toBeGreaterThan(bounds[0] ?? 0);
    const middle = Math.round(((bounds[0] ?? 0) + (bounds[1] ?? 0)) / 3);
    await side(page).getByRole('textbox', { name: 'Max' }).fill(String(middle));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]price=/);
    await expect(page.locator('article[data-price=none]')).toHaveCount(0);
    await expect.poll(async () => Math.max(...(await nightly(page)))).toBeLessThanOrEqual(middle);
    await side(page).getByRole('textbox', { name: 'Max' }).fill('99999999');
    await page.keyboard.press('Enter');
    await expect(side(page).getByRole('textbox', { name: 'Max' })).toHaveValue((await max.getAttribute('max')) ?? '');
    await expect(page).not.toHaveURL(/[?&]price=/);
  });

  test(
    '[FILT-04][FILT-05][FILT-06][FILT-07][FILT-08] toggles and clears stars; the popular filters are breakfast, full refund and pets',
    RARE,
    async ({ page }) => {
      await openPriced(page);
      const before = (await count(page).textContent()) ?? '';
      // A hotel with 3.5 stars counts as three.
      const shown = () =>
        cards(page)
          .getByRole('img')
          .evaluateAll((all) => [...new Set(all.map((el) => Number.parseInt(el.ariaLabel ?? '', 10)))].sort());
      const stars = (number: number) =>
        side(page).getByRole('checkbox', { name: number === 1 ? '1 star' : `${number} stars`, exact: true });
      for (const number of [1, 2, 3, 4, 5]) {
        await stars(number).check();
        await expect(page).toHaveURL(new RegExp(`[?&]stars=${number}(&|$)`));
        await expect.poll(shown).toEqual([number]); // FILT-04
        await stars(number).uncheck();
        await expect(count(page)).toHaveText(before);
      }
      await stars(5).check();
      await stars(3).check();
      await expect(page).toHaveURL(/[?&]stars=3%2C5(&|$)/);
      await expect.poll(shown).toEqual([3, 5]);
      await side(page).getByRole('button', { name: 'Clear' }).click(); // FILT-05
      await expect(count(page)).toHaveText(before);

      for (const [label, key] of [
        // FILT-06 to FILT-08
        ['Breakfast', 'breakfast'],
        ['Fully refundable', 'refundable'],
        ['Pet friendly', 'pets'],
      ] as const) {
        const box = side(page).getByRole('checkbox', { name: label, exact: true });
        await box.check();
        await expect(page).toHaveURL(new RegExp(`[?&]${key}=1`));
        await expect(count(page)).not.toHaveText(before);
        await box.uncheck();
        await expect(count(page)).toHaveText(before);
      }
    },
  );

  test('[FILT-09][FILT-10] facilities filter the list and are counted; a filtered list sends no new requests', async ({
    page,
  }) => {
    await openPriced(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    // Breakfast and pets are popular filters, the other 20 are here.
    await expect(side(page).getByRole('region', { name: 'Facilities' }).getByRole('checkbox')).toHaveCount(20);
    await side(page).getByRole('checkbox', { name: 'Pool', exact: true }).check();
    await side(page).getByRole('checkbox', { name: 'Spa', exact: true }).check();
    await expect(side(page).getByText('2 applied')).toBeVisible();
    await expect(page).toHaveURL(/facilities=pool%2Cspa/);
    await side(page).getByRole('checkbox', { name: '4 stars' }).check();
    await expect(page).toHaveURL(/stars=4/);
    await page.getByLabel('Sort by').selectOption('top');
    await expect(page).toHaveURL(/sort=top/);
    // Pictures of other cards. A first visitor's location and the prices of other days load in idle time.
    expect(asked.filter((path) => !/^\/api\/(pictures|geo\/|search\/lowest-prices)/.test(path))).toEqual([]);
  });

  test(
    'each filter says how many properties it leaves, and a choice that leaves none cannot be made',
    RARE,
    async ({ page }) => {
      // Large enough that three filters together leave something.
      await openPriced(page, '/search?place=Rome');
      const rowOf = (name: string) =>
        side(page)
          .locator('label')
          .filter({ has: page.getByLabel(name, { exact: true }) });
      const number = async (name: string) => Number(await rowOf(name).locator('small').textContent());
      const pools = await number('Pool');
      await side(page).getByLabel('Pool', { exact: true }).check();
      await expect(count(page)).toContainText(`${pools}+ propert`);
      const fine = await number('9 and up');
      await side(page).getByLabel('9 and up').check();
      await expect(page).toHaveURL(/[?&]rating=9/);
      await expect(count(page)).toContainText(`${fine}+ propert`);
      // The number says what this rating and these stars leave together.
      const five = await number('5 stars');
      expect(five).toBeLessThanOrEqual(fine);
      await side(page).getByRole('checkbox', { name: '5 stars' }).check();
      await expect(count(page)).toContainText(`${five}+ propert`);
      await expect(rowOf('Casino').locator('small')).toHaveText('0');
      await expect(side(page).getByLabel('Casino')).toBeDisabled();
    },
  );

  test('[SORT-01][RES-12][RES-13] offers five orders, sorts by price both ways, and shows 40 hotels again after another order or filter', async ({
    page,
  }) => {
    await openPriced(page);
    const sort = page.getByLabel('Sort by');
    await expect(sort.locator('option')).toHaveText([
      'Recommended',
      'Distance',
      'Price: low to high',
      'Price: high to low',
      'Stars',
    ]);
    await expect(sort).toHaveValue('distance');
    await page.getByRole('button', { name: 'View more' }).click();
    await expect(cards(page)).toHaveCount(60);
    await sort.selectOption('price_low');
    await expect(page).toHaveURL(/sort=price_low/);
    await expect(cards(page)).toHaveCount(40);
    await expect.poll(async () => isOrdered(await nightly(page))).toBe(true);
    await sort.selectOption('price_high');
    await expect.poll(async () => isOrdered((await nightly(page)).toReversed())).toBe(true);
    await page.getByRole('button', { name: 'View more' }).click();
    await expect(cards(page)).toHaveCount(60);
    await side(page).getByRole('checkbox', { name: 'WiFi', exact: true }).check();
    await expect(cards(page)).toHaveCount(40);
  });

  test('when all prices are there, the cards that are far from the screen are drawn too, also in a new order', async ({
    page,
  }) => {
    await openPriced(page);
    await expect(cards(page)).toHaveCount(40);
    await allDrawn(page);
    const [first = ''] = await names(page);
    await page.getByLabel('Sort by').selectOption('price_low');
    await expect(cards(page).first()).not.toContainText(first);
    await allDrawn(page);
  });

  test('what filters the list stands above it, and a press removes one filter or all', RARE, async ({ page }) => {
    await openPriced(page, `${SEARCH}&stars=4,5&facilities=pool&sort=stars`);
    const chips = page.getByRole('list', { name: 'Filters' });
    await expect(chips.getByRole('button')).toHaveText(['4 stars', '5 stars', 'Pool', 'Clear all']);
    await expectAccessible(page);
    await chips.getByRole('button', { name: '4 stars: remove' }).click();
    await expect(page).toHaveURL(/stars=5&/);
    await expect(side(page).getByRole('checkbox', { name: '4 stars' })).not.toBeChecked();
    await expect(chips).toBeFocused();
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveURL(/sort=stars/);
    await expect(page).not.toHaveURL(/stars=5|facilities/);
  });
});

const isOrdered = (prices: readonly number[]) =>
  prices.length > 1 && prices.every((price, i) => i === 0 || price >= (prices[i - 1] ?? 0));

test('[RES-01] shows the sidebar from 769 px, and the buttons up to 768 px', RARE, async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await openPriced(page);
  await expect(side(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(side(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('filters whose code could not load open when there is a connection again', RARE, async ({ page, context }) => {
    await openPriced(page);
    const button = page.getByRole('button', { name: 'Filters' });
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await button.click();
    await failed;
    await drawn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    const dialog = page.getByRole('dialog');
    // This browser remembers the failure, so the page loads again.
    const reloaded = page.waitForEvent('load');
    await button.click();
    await reloaded;
    await takenOver(page);
    await button.click();
    await expect(dialog.getByRole('checkbox', { name: 'Breakfast' })).toBeVisible();
  });

  test('[RES-04][RES-05][RES-06] order, price and all filters have a sheet each; a bar that stays in reach shows how many filters are on', async ({
    page,
  }) => {
    await openPriced(page);
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sort by' }).getByLabel('Price: low to high').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => isOrdered(await nightly(page))).toBe(true);

    await page.getByRole('button', { name: 'Price', exact: true }).click();
    const price = page.getByRole('dialog', { name: 'Set price range' });
    await price.getByRole('slider', { name: 'Max' }).focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/price=/);
    await price.getByRole('button', { name: 'Clear' }).click();
    await expect(page).not.toHaveURL(/price=/);
    await price.getByRole('button', { name: /^Show \d+\+ propert/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.mouse.wheel(0, 3000);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: 'Pool', exact: true }).check();
    await filters.getByRole('button', { name: /^Show \d+\+ propert/ }).click();
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  });

  for (const language of ['en', 'ar']) {
    test(`axe finds no problems in the filters in ${language}`, RARE, async ({ page, site }) => {
      await speak(page, site.url, language);
      await page.goto(SEARCH);
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('main').locator('[class*=tools]').getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
