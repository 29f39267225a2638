/** Saving, comparing and sharing hotels: with and without an account, on one device and on two. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { dialog, PASSWORD, submit, test } from './account';
import { allPriced, alwaysIf, DESKTOP, expect, PHONE, RARE, speak, takenOver, visit } from './site';
import { queryOf, STAY } from './stay-dates';

const SEARCH = `/search?place=Bruges&${queryOf(STAY)}&adults=2&rooms=1`;

const priced = (page: Page) => page.locator('article[data-price=offer]');
const heartOf = (card: Locator) => card.locator('button[aria-pressed]').first();
const tile = (page: Page) => page.getByRole('article');
const isPressed = (heart: Locator, pressed: boolean) => expect(heart).toHaveAttribute('aria-pressed', String(pressed));

/** Saves the first hotels of the search that have a price. */
async function saveHotels(page: Page, count: number): Promise<void> {
  await visit(page, SEARCH);
  // The order settles with the prices.
  await allPriced(page);
  for (let i = 0; i < count; i++) {
    await heartOf(priced(page).nth(i)).click();
    await isPressed(heartOf(priced(page).nth(i)), true);
  }
}

for (const language of ['en', 'ar', 'de']) {
  test(
    `a traveler with a phone saves two hotels, compares them and chooses a room, in ${language}`,
    alwaysIf(language === 'ar'),
    async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await speak(page, site.url, language);
      await saveHotels(page, 2);
      await page.locator('[role=status] a[href="/saved"]').click();
      await expect(tile(page)).toHaveCount(2);
      // The prices of the search that the hearts were pressed in.
      await expect(tile(page).first().locator('bdi.num').nth(2)).toBeVisible();
      for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).check();
      await expectAccessible(page);

      await page.locator('[data-bottom-bar] a').click();
      await expect(page).toHaveURL(/\/saved\/compare\?hotels=\w+/);
      await expect(page.locator('thead th')).toHaveCount(2);
      await expect(page.locator('tbody [data-has]').first()).toBeVisible();
      await expectAccessible(page);

      await page.locator('table a[href$="#rooms"]').last().click();
      await expect(page).toHaveURL(new RegExp(`/hotel/\\w+\\?.*checkin=${STAY.checkin}`));
      await isPressed(heartOf(page.getByRole('main')), true);
    },
  );
}

test(
  'two quick presses save a hotel once, and a page that dies right after keeps it',
  RARE,
  async ({ page, context }) => {
    const first = await context.newPage();
    await visit(first, SEARCH);
    await allPriced(first);
    await heartOf(priced(first).first()).dblclick();
    await isPressed(heartOf(priced(first).first()), true);
    await first.close();
    await visit(page, '/saved');
    await expect(tile(page)).toHaveCount(1);
    await heartOf(tile(page)).click();
    await expect(tile(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page)).toHaveCount(1);
  },
);

test(
  'hotels saved without an account come along at sign-in, and a second device has them too',
  RARE,
  async ({ page, person, browser, site }) => {
    await page.setViewportSize(DESKTOP);
    await saveHotels(page, 1);
    await visit(page, '/saved');
    await page.getByRole('button', { name: 'Sign in to have them on every device' }).click();
    await submit(page, person.email);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Kept in this browser.')).toBeHidden();
    await expect(tile(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('saved'))).toContain('"lists":[]');

    const second = await browser.newContext({ baseURL: site.url });
    const data = { email: person.email, password: PASSWORD };
    expect((await second.request.post('/api/auth/sign-in', { data })).status()).toBe(200);
    const there = await second.newPage();
    await visit(there, '/saved');
    await expect(tile(there)).toHaveCount(1);
    // A new list there, with this hotel in it.
    await there.getByRole('button', { name: /^Move/ }).click();
    await dialog(there).getByRole('button', { name: 'New list' }).click();
    await dialog(there).getByLabel('Name of the list').fill('Rome in spring');
    await dialog(there).getByRole('button', { name: 'Create and save' }).click();
    await expect(there.getByRole('link', { name: /^Rome in spring/ })).toBeVisible();
    await expect(there.getByText('Saved to Rome in spring')).toBeVisible();

    await page.reload();
    await takenOver(page);
    await page.getByRole('link', { name: /^Rome in spring/ }).click();
    await expect(tile(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByRole('link', { name: /^Rome in spring/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /^Rome in spring/ })).toBeVisible();
    await second.close();
  },
);

test(
  'friends vote on a shared list without an account, until its owner stops sharing it',
  RARE,
  async ({ page, guest, browser, site }) => {
    await saveHotels(page, 2);
    await visit(page, '/saved');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(new URL(link).searchParams.get('checkin')).toBe(STAY.checkin);
    await expectAccessible(page);

    const away = await browser.newContext({ baseURL: site.url, viewport: PHONE });
    const friend = await away.newPage();
    const sent = await friend.goto(link);
    expect(await sent?.text()).not.toContain(guest.email);
    await takenOver(friend);
    await expect(tile(friend)).toHaveCount(2);
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await friend
      .getByRole('button', { name: /^I like/ })
      .last()
      .click();
    await expect(tile(friend).last()).toContainText('1 vote');
    await expectAccessible(friend);
    expect(await away.cookies()).toEqual([]);
    await friend.reload();
    // The most liked hotel is first now, and the friend's vote is still theirs.
    await expect(tile(friend).first()).toContainText('1 vote');
    await isPressed(friend.getByRole('button', { name: /^I like/ }).first(), true);

    await page.reload();
    await expect(page.getByText('1 friend likes it')).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('1 friend has voted.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    expect((await friend.goto(link))?.status()).toBe(404);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This list is no longer shared');
    await away.close();
  },
);

test('a heart that the account does not take goes back, and the page says so', RARE, async ({ page, guest: _ }) => {
  const loaded = page.waitForResponse('**/api/saved');
  await visit(page, SEARCH);
  await loaded;
  await allPriced(page);
  await page.route('**/api/saved/hotels/*', (route) => route.fulfill({ status: 503, json: { error: {} } }));
  const heart = heartOf(priced(page).first());
  await heart.click();
  await expect(page.getByText('We could not save that. Check your connection and try again.')).toBeVisible();
  await isPressed(heart, false);
});
