/** What the place field offers while nothing is typed. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { datesField, stopTheClock, travellersField } from './search-panels';
import { DESKTOP, expect, PHONE, placeField, RARE, searchButton, suggestions, test, visit } from './site';
import { addDays, today } from './stay-dates';

const near = (page: Page) => suggestions(page).filter({ hasText: 'Near me' });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });
const recents = (page: Page) => group(page, 'Recent searches').getByRole('option').filter({ hasText: 'adults' });

type Search = { readonly place: string; readonly ahead?: number; readonly adults?: number };

/** Stores searches as the results do, the newest first. */
async function remember(page: Page, ...searches: readonly Search[]): Promise<void> {
  const kept = searches.map(({ place, ahead = 20, adults = 2 }) => ({
    placeId: `id-${place}`,
    place,
    checkin: addDays(today(), ahead),
    checkout: addDays(today(), ahead + 3),
    adults: String(adults),
    rooms: '1',
  }));
  await page.goto('/terms');
  await page.evaluate((text) => localStorage.setItem('recent-searches', text), JSON.stringify(kept));
}

async function openEmpty(page: Page): Promise<void> {
  await placeField(page).fill('');
  await placeField(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

test('the empty field offers popular cities on focus, and choosing one fills it', async ({ page }) => {
  await visit(page);
  await placeField(page).focus();
  await expect(group(page, 'Popular destinations').getByRole('option')).toHaveCount(6);
  await expect(group(page, 'Recent searches')).toHaveCount(0);
  await suggestions(page).filter({ hasText: 'Tokyo' }).click();
  await expect(placeField(page)).toHaveValue('Tokyo');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\?placeId=.+place=Tokyo/);
});

test('[PLACE-02] one typed character replaces the offers with nothing', RARE, async ({ page }) => {
  await visit(page);
  await openEmpty(page);
  await page.keyboard.type('P');
  await expect(suggestions(page)).toHaveCount(0);
  await placeField(page).fill('');
  await expect(near(page)).toBeVisible();
});

test('[HOME-11] a press on Search without a place opens the offers', RARE, async ({ page }) => {
  await visit(page);
  await searchButton(page).click({ force: true });
  await expect(placeField(page)).toBeFocused();
  await expect(near(page)).toBeVisible();
});

test(
  'a search in the results is offered later, and choosing it fills place, dates and party',
  RARE,
  async ({ page }) => {
    await stopTheClock(page);
    const [checkin, checkout] = [addDays(today(), 30), addDays(today(), 33)];
    await visit(page, `/search?place=Rome&checkin=${checkin}&checkout=${checkout}&adults=3&rooms=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await visit(page, '/search?place=Paris');
    await expect(page.getByRole('article').first()).toBeVisible();

    await visit(page);
    await expect(placeField(page)).toHaveValue('Paris');
    await placeField(page).click();
    await expect(recents(page)).toHaveText([/Paris/, /Rome/]);
    const dates = await datesField(page).textContent();
    await recents(page).filter({ hasText: 'Rome' }).click();
    await expect(placeField(page)).toHaveValue('Rome');
    await expect(travellersField(page)).toHaveText('3 adults · 2 rooms');
    await expect(datesField(page)).not.toHaveText(dates ?? '');
    await searchButton(page).click();
    await expect(page).toHaveURL(new RegExp(`place=Rome&checkin=${checkin}&checkout=${checkout}&adults=3&rooms=2`));
  },
);

test('a recent search whose dates have passed takes the default dates, and keeps its party', RARE, async ({ page }) => {
  await stopTheClock(page);
  await remember(page, { place: 'Paris', adults: 2 }, { place: 'Rome', adults: 4, ahead: -20 });
  await visit(page);
  await expect(placeField(page)).toHaveValue('Paris');
  await openEmpty(page);
  await recents(page).filter({ hasText: 'Rome' }).click();
  await expect(travellersField(page)).toHaveText('4 adults · 1 room');
  await placeField(page).press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`checkin=${addDays(today(), 7)}&checkout=${addDays(today(), 8)}&adults=4&rooms=1`),
  );
});

test(
  '[PLACE-07][PLACE-08][PLACE-09] the keys move through the offers, choose, remove and close',
  RARE,
  async ({ page }) => {
    await remember(page, { place: 'Paris' }, { place: 'Rome', adults: 3 }, { place: 'Oslo' });
    await visit(page);
    await expect(placeField(page)).toHaveValue('Paris');
    await openEmpty(page);
    const field = placeField(page);
    for (const name of ['Near me', 'Paris', 'Rome']) {
      await field.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toContainText(name);
    }
    const highlighted = page.getByRole('option', { selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', (await highlighted.getAttribute('id')) ?? '');
    await field.press('Delete');
    await expect(recents(page)).toHaveText([/Paris/, /Oslo/]);
    await expect(highlighted).toContainText('Oslo');
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(highlighted).toContainText('Paris');
    await field.press('Enter');
    await expect(field).toHaveValue('Paris');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test('recent searches are removed one by one with the mouse, or all at once', RARE, async ({ page }) => {
  await remember(page, { place: 'Paris' }, { place: 'Rome' }, { place: 'Oslo' });
  await visit(page);
  await expect(placeField(page)).toHaveValue('Paris');
  await openEmpty(page);
  await page.getByRole('option', { name: 'Remove Rome from recent searches' }).click();
  await expect(recents(page)).toHaveText([/Paris/, /Oslo/]);
  await suggestions(page).filter({ hasText: 'Clear recent searches' }).click();
  await expect(group(page, 'Recent searches')).toHaveCount(0);
  await expect(near(page)).toBeVisible();
  await visit(page);
  await expect(placeField(page)).toHaveValue('');
});

test.describe('near me', () => {
  const PARIS = { latitude: 48.8566, longitude: 2.3522 };

  test('asks for the position only when pressed, and searches around it', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(PARIS);
    await page.addInitScript(() => {
      const ask = Geolocation.prototype.getCurrentPosition;
      Geolocation.prototype.getCurrentPosition = function (...args) {
        document.documentElement.dataset['asked'] = 'yes';
        ask.apply(this, args);
      };
    });
    await visit(page);
    await openEmpty(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await near(page).click();
    await expect(placeField(page)).toHaveValue('Near me');
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/search\?placeId=near_4886_235&place=Near%20me/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stays near you');
    await expect(page.getByRole('article').first()).toContainText('Paris');
    await visit(page);
    await placeField(page).click();
    await expect(near(page)).toBeVisible();
    await expect(group(page, 'Recent searches')).toHaveCount(0);
  });

  test('says so if the browser refuses, and loses nothing', RARE, async ({ page, context }) => {
    await context.clearPermissions();
    await remember(page, { place: 'Rome', adults: 3 });
    await visit(page);
    await expect(placeField(page)).toHaveValue('Rome');
    await placeField(page).click();
    await near(page).click();
    await expect(near(page)).toContainText('Your browser did not share your location.');
    await expect(page.getByRole('search').getByRole('status').first()).toContainText('did not share your location');
    await expect(placeField(page)).toHaveValue('Rome');
    await expect(travellersField(page)).toHaveText('3 adults · 1 room');
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of ['/', '/search']) {
    test(`axe finds no problems in the offers of ${address}, ${viewport.width} px wide`, RARE, async ({ page }) => {
      await page.setViewportSize(viewport);
      await remember(page, { place: 'Paris' }, { place: 'Rome' });
      await visit(page, address);
      if (address === '/') await expect(placeField(page)).toHaveValue('Paris');
      await openEmpty(page);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toContainText('Near me');
      await expectAccessible(page);
    });
  }
}
