/** The panel for travellers. Dates and travellers in the address, without a script, and for assistive technology. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible';
import { button, calendar, datesField, pick, room, stopTheClock, travellers, travellersField } from './search-panels';
import {
  alwaysIf,
  DESKTOP,
  drawnWithoutScript,
  expect,
  PHONE,
  placeField,
  RARE,
  searchButton,
  speak,
  test,
} from './site';
import { queryOf, STAY, shortStay, stayIn } from './stay-dates';

// Both stays are in this month and the next, which the calendar shows first.
const TWO_NIGHTS = stayIn(7, 2);
const THREE_WEEKS = stayIn(7, 21);

test.beforeEach(async ({ page }) => stopTheClock(page));

test.describe('the panel for travellers', () => {
  test.use({ viewport: DESKTOP });
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(travellersField(page)).toHaveText('2 adults · 1 room');
    await travellersField(page).click();
    await expect(travellers(page)).toBeVisible();
  });

  const press = async (locator: Locator, times: number) => {
    for (let i = 0; i < times; i++) await locator.click();
  };

  test('[TRAV-01][TRAV-05][TRAV-10] starts with two adults, and allows one to ten', RARE, async ({ page }) => {
    await press(button(room(page, 1), 'Fewer adults'), 1);
    await expect(button(room(page, 1), 'Fewer adults')).toBeDisabled();
    await expect(travellersField(page)).toHaveText('1 adult · 1 room');
    await press(button(room(page, 1), 'More adults'), 9);
    await expect(button(room(page, 1), 'More adults')).toBeDisabled();
    await expect(room(page, 1).getByRole('status').first()).toContainText('10 adults');
    await expect(button(travellers(page), 'Add room'), 'no adult is left for another room').toBeDisabled();
  });

  test('[TRAV-02][TRAV-03][TRAV-06][TRAV-08][TRAV-09] allows up to ten children, each 8 years old until another age from 0 to 17 is chosen', async ({
    page,
  }) => {
    await expect(button(room(page, 1), 'Fewer children')).toBeDisabled(); // TRAV-06, from 0
    await press(button(room(page, 1), 'More children'), 10);
    await expect(button(room(page, 1), 'More children')).toBeDisabled(); // TRAV-06, to 10
    const ages = room(page, 1).getByRole('combobox');
    await expect(ages).toHaveCount(10); // TRAV-03
    for (const age of await ages.all()) await expect(age).toHaveValue('8'); // TRAV-09
    const offered = await ages.first().locator('option').allTextContents();
    expect(offered).toEqual(Array.from({ length: 18 }, (_, age) => String(age))); // TRAV-08
    await ages.nth(9).selectOption('17');
    await press(button(room(page, 1), 'Fewer children'), 1);
    await expect(ages).toHaveCount(9); // TRAV-02
  });

  test('[TRAV-04][TRAV-07] allows one to eight rooms, with at least one adult in each', RARE, async ({ page }) => {
    await expect(travellers(page).getByRole('button', { name: /^Remove room/ })).toHaveCount(0);
    await press(button(travellers(page), 'Add room'), 7);
    await expect(button(travellers(page), 'Add room')).toBeDisabled();
    await expect(travellersField(page)).toHaveText('9 adults · 8 rooms');
    await button(travellers(page), 'Remove room 1').click();
    await expect(travellersField(page)).toHaveText('7 adults · 7 rooms');
    await expect(button(travellers(page), 'Add room')).toBeFocused();
  });

  test('adds a child and sets its age with only the keyboard', RARE, async ({ page }) => {
    // Closes and opens it again as quickly as possible.
    for (let i = 0; i < 5; i++) {
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
      await expect(button(room(page, 1), 'Fewer adults')).toBeFocused();
    }
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(room(page, 1).getByLabel('Age of child 1')).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Escape');
    await expect(travellers(page)).toBeHidden();
    await expect(travellersField(page)).toBeFocused();
    await expect(travellersField(page)).toHaveText('2 adults, 1 child · 1 room');
  });

  test('has buttons that are big enough for a finger', RARE, async ({ page }) => {
    for (const one of await travellers(page).getByRole('button').filter({ visible: true }).all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(
    `on ${size}, searches for exactly what was chosen, and Back restores it`,
    alwaysIf(viewport === PHONE),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await datesField(page).click();
      await pick(page, THREE_WEEKS.checkin, THREE_WEEKS.checkout);
      await button(calendar(page), 'Done').click();
      await travellersField(page).click();
      await button(travellers(page), 'Add room').click();
      await button(room(page, 1), 'More children').click();
      await button(room(page, 1), 'More children').click();
      await room(page, 1).getByLabel('Age of child 2').selectOption('5');
      await button(travellers(page), 'Done').click();
      await expect(travellersField(page)).toHaveText('3 adults, 2 children · 2 rooms');
      await placeField(page).fill('Paris');
      const rates = page.waitForRequest(/\/search\/rates/);
      await searchButton(page).click();
      const asked = `place=Paris&${queryOf(THREE_WEEKS)}&adults=3&children=2&childrenAges=8%2C5&rooms=2&party=2-8.5_1`;
      await expect(page).toHaveURL((url) => url.search.endsWith(asked));
      expect((await rates).postDataJSON().occupancies, 'each room is priced with its own guests').toEqual([
        { adults: 2, children: [8, 5] },
        { adults: 1, children: [] },
      ]);

      if (viewport === PHONE) await page.getByRole('button', { name: 'Edit search' }).click();
      await travellersField(page).click();
      await expect(room(page, 1).getByLabel('Age of child 2')).toHaveValue('5');
      await expect(room(page, 2).getByRole('combobox')).toHaveCount(0);
      await button(travellers(page), 'Remove room 2').click();
      await button(travellers(page), 'Done').click();
      await searchButton(page).click();
      await expect(page).toHaveURL(/adults=2&children=2&childrenAges=8%2C5&rooms=1$/);
      // The address changes before the page does. The links of the cards say which search the page shows.
      await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute('href', /&rooms=1\b/);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.search.endsWith(asked));
      if (viewport === PHONE) await page.getByRole('button', { name: /^Edit search .*3 adults/ }).click();
      await expect(travellersField(page)).toHaveText('3 adults, 2 children · 2 rooms');
      await expect(datesField(page)).toHaveText(shortStay(THREE_WEEKS));
    },
  );
}

for (const [size, viewport, language] of [
  ['a phone', PHONE, 'en'],
  ['a phone', PHONE, 'ar'],
  ['a desktop', DESKTOP, 'en'],
  ['a desktop', DESKTOP, 'ar'],
] as const) {
  test(`axe finds no problems in the open panels on ${size}, in ${language}`, RARE, async ({ page, site }) => {
    await speak(page, site.url, language);
    await page.setViewportSize(viewport);
    await page.goto('/');
    const opened: string[] = [];
    const openers = page.getByRole('search').locator('fieldset button');
    await expect(openers).toHaveCount(2);
    for (const opener of await openers.all()) {
      await opener.click();
      const panel = page.getByRole('dialog');
      if (opened.length === 0) await pick(page, TWO_NIGHTS.checkin, TWO_NIGHTS.checkout);
      else await panel.getByRole('group').nth(2).getByRole('button').last().click();
      await expectAccessible(page);
      opened.push((await panel.getAttribute('aria-labelledby')) ?? '');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    expect(opened).toHaveLength(2);
  });
}

test('keeps the entered values, and moves nothing, when the script loads late', RARE, async ({ page }) => {
  const release = await drawnWithoutScript(page, '/');
  await page.getByLabel('Check-in').fill(TWO_NIGHTS.checkin);
  await page.getByLabel('Check-out').fill(TWO_NIGHTS.checkout);
  await page.getByLabel('Adults').selectOption('3');
  await page.getByLabel('Rooms').selectOption('2');
  await page.getByLabel('Rooms').focus();
  const bar = page.getByRole('search');
  const before = await bar.boundingBox();
  release();
  await expect(datesField(page)).toHaveText(shortStay(TWO_NIGHTS));
  await expect(travellersField(page)).toHaveText('3 adults · 2 rooms');
  await expect(travellersField(page)).toBeFocused();
  expect(await bar.boundingBox()).toEqual(before);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the native fields search for what was entered', RARE, async ({ page }) => {
    await page.goto('/');
    await placeField(page).fill('Paris');
    await page.getByLabel('Check-in').fill(STAY.checkin);
    await page.getByLabel('Check-out').fill(STAY.checkout);
    await page.getByLabel('Adults').selectOption('3');
    await page.getByLabel('Rooms').selectOption('2');
    await searchButton(page).click();
    await expect(page).toHaveURL(new RegExp(`place=Paris&${queryOf(STAY)}&adults=3&rooms=2`));
    await expect(page.getByLabel('Check-in')).toHaveValue(STAY.checkin);
    await expect(page.getByLabel('Adults')).toHaveValue('3');
  });
});
