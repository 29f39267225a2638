import { expectAccessible } from './accessible';
import {
  allPriced,
  alwaysIf,
  DESKTOP,
  expect,
  hold,
  PHONE,
  placeField,
  RARE,
  searchButton,
  speak,
  suggestions,
  test,
  visit,
} from './site';
import { addDays, today } from './stay-dates';

const WORDS = {
  en: {
    paris: 'Paris',
    search: 'Search',
    stays: 'Stays in Paris',
    night: 'per night',
    more: 'View more',
  },
  ar: {
    paris: 'باريس',
    search: 'بحث',
    stays: 'أماكن إقامة في باريس',
    night: 'لليلة الواحدة',
    more: 'عرض المزيد',
  },
} as const;

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`on ${size}, in ${language}`, alwaysIf(viewport === PHONE && language === 'ar'), () => {
      test.use({ viewport });
      const words = WORDS[language];

      test('[ROUTE-01][ROUTE-04][ROLE-01][ROLE-03][PLACE-05][PLACE-10][SRCH-20][SRCH-22][RES-25] a traveller types Par, chooses Paris, sees hotels and then their prices', async ({
        page,
        site,
      }) => {
        await speak(page, site.url, language);
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');

        await placeField(page).click();
        await page.keyboard.type('Par');
        await suggestions(page).filter({ hasText: words.paris }).first().click(); // ROUTE-01, PLACE-05
        await expect(placeField(page)).toHaveValue(words.paris); // PLACE-10
        await searchButton(page, words.search).click();

        await expect(page).toHaveURL(/\/search\?placeId=/); // ROUTE-04, ROLE-01
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.stays);
        await expect(page.getByRole('article')).toHaveCount(40); // SRCH-20, ROLE-03
        await expect(page.getByRole('article').getByText(words.night).first()).toBeVisible(); // RES-25
        await expect(page.locator('article[data-price=waiting]')).toHaveCount(0); // SRCH-22
        await expectAccessible(page);

        // Until then, hotels without rates move to the end, and the button moves with them.
        await allPriced(page);
        await page.getByRole('button', { name: words.more }).click();
        await expect(page.getByRole('article')).toHaveCount(60);
      });
    });
  }
}

test('[PLACE-07][PLACE-08][PLACE-09] a traveller chooses a place with only the keyboard', async ({ page }) => {
  await page.goto('/');
  const field = placeField(page);
  await field.focus();
  await page.keyboard.type('Lon');
  await expect(suggestions(page).filter({ hasText: 'London' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveValue('Lon');
  await page.keyboard.type('d');
  await expect(page.getByText('Searching…')).toBeHidden();
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('London');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stays in London' })).toBeVisible();
});

test(
  '[PLACE-03][PLACE-04] waits for a pause in typing before it searches, and says that it is searching',
  RARE,
  async ({ page }) => {
    const release = await hold(page, '**/data/places?*');
    await page.goto('/');
    await placeField(page).click();
    await expect(placeField(page)).toHaveRole('combobox');
    // Types both texts in one step: separate keys would be too far apart on a slow machine.
    const typedAt = await placeField(page).evaluate((field: HTMLInputElement) => {
      const pauses: unknown[] = [];
      const { setTimeout: wait } = window;
      window.setTimeout = ((...timer: Parameters<typeof wait>) => {
        pauses.push(timer[1]);
        return wait(...timer);
      }) as typeof wait;
      Object.assign(window, { pauses });
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let at = 0;
      for (const text of ['Pa', 'Par']) {
        at = performance.now();
        write?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return at;
    });
    await expect(page.getByText('Searching…')).toBeVisible();
    release();
    await expect(suggestions(page).first()).toBeVisible();
    const searches = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ text: new URL(name).searchParams.get('textQuery'), startTime }))
          .filter(({ text }) => text !== null),
      );
    await expect.poll(searches).not.toEqual([]);
    const asked = await searches();
    expect(asked).toEqual([{ text: 'Par', startTime: expect.any(Number) }]);
    expect((asked[0]?.startTime ?? 0) - typedAt).toBeGreaterThanOrEqual(249);
    // The pause is not longer than that: one wait of 250 ms for each of the two texts.
    const pauses = await page.evaluate(() => (window as unknown as { pauses: unknown[] }).pauses);
    expect(pauses.filter((ms) => ms === 250)).toHaveLength(2);
  },
);

test('[PLACE-06] says when there are no matches', RARE, async ({ page }) => {
  await page.goto('/');
  await placeField(page).click();
  await page.keyboard.type('Xyzzyx');
  await expect(page.getByText('No matches')).toBeVisible();
});

test(
  '[PLACE-10] keeps the chosen place while the other fields are filled in, and does not search for places again',
  RARE,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('textQuery')) asked.push(request.url());
    });
    await page.goto('/');
    await placeField(page).click();
    await page.keyboard.type('Par');
    await suggestions(page).first().click();
    await page.getByRole('button', { name: 'Travelers' }).click();
    await page.getByRole('button', { name: 'Add room' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Travelers' })).toHaveText('3 adults · 2 rooms');
    await expect(placeField(page)).toHaveValue('Paris');
    await searchButton(page).click();
    await expect(page).toHaveURL(/placeId=.*adults=3&rooms=2/);
    expect(asked.filter((url) => url.includes('textQuery=Paris'))).toEqual([]);
  },
);

test(
  '[HOME-11][HOME-12][HOME-13] enables the search button from two characters on, and for a chosen place',
  RARE,
  async ({ page }) => {
    await visit(page);
    const search = searchButton(page);
    await expect(search).toBeDisabled();
    // A press without a place leads to its field. `force`, because the tool waits for an enabled button.
    await search.click({ force: true });
    await expect(placeField(page)).toBeFocused();
    await placeField(page).fill('P');
    await expect(search).toBeDisabled(); // HOME-11
    await placeField(page).fill('Pa');
    await expect(search).toBeEnabled(); // HOME-13
    await suggestions(page).filter({ hasText: 'Paris' }).first().click();
    await expect(search).toBeEnabled(); // HOME-12
  },
);

test('[SRCH-17][SRCH-15][SRCH-16] searches for the best match, a week ahead, if only a name was typed', async ({
  page,
}) => {
  const date = today();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  await visit(page);
  await placeField(page).fill('paris');
  await searchButton(page).click();
  await expect(page).toHaveURL(
    new RegExp(`place=Paris&checkin=${addDays(date, 7)}&checkout=${addDays(date, 8)}&adults=2&rooms=1`),
  );
});

test('[SRCH-19] stays on the page if no place has that name, and says so', RARE, async ({ page }) => {
  await visit(page);
  await placeField(page).fill('Xyzzyx');
  await searchButton(page).click();
  await expect(page.getByText('No matches for “Xyzzyx”')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

/** Scripts are off in the browser itself, so it renders `noscript` too. */
test('[SRCH-14][RES-07][RES-11] without scripts, the form leads to 20 hotels with prices, and View more is a link', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/');
  await placeField(page).fill('Copenhagen');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { name: 'Stays in Copenhagen' })).toBeVisible();
  await expect(page.locator('article')).toHaveCount(20);
  await expect(page.locator('article[data-price=waiting]')).toHaveCount(0);
  await expect(page.locator('article[data-price=offer]').first()).toContainText(/\$\d+.*per night/);
  await page.getByRole('link', { name: 'View more' }).click();
  await expect(page.locator('article')).toHaveCount(40);
  await page.locator('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/hotel\//);
  await browser.close();
});
