/** Your Trips: what a user has booked, and the nights that light the windows. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { accountLink, header, test } from './account';
import { bookStay } from './booked';
import { jsonOf } from './checked-answer';
import { alwaysIf, DESKTOP, expect, hold, PHONE, RARE, speak, visit } from './site';
import { addDays, STAY, stayWithYear } from './stay-dates';

const SHORT = { city: 'Munich', ...STAY };

const card = (page: Page) => page.getByRole('article');
const guestId = (page: Page) => page.getByLabel('Test by Guest ID');
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });
const nights = (page: Page) => page.getByText(/\d+ of 10 nights/);
const diagnostics = (page: Page) => page.getByText(/^mapping: /);

test('[TRIP-01][ROUTE-06] asks a visitor to sign in', RARE, async ({ page }) => {
  await visit(page, '/trips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Trips');
  await expect(page.getByText('You need to sign in to view trips.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(guestId(page)).toHaveCount(0);
});

test('[TRIP-07][TRIP-09][TRIP-14][REW-02] the nights of past stays light the windows, on Trips and on Home', async ({
  page,
  guest: _,
  site,
}) => {
  const first = await bookStay(page.request, site, SHORT);
  const asked = page.waitForRequest('**/api/bookings?*');
  await visit(page, '/trips');
  expect((await asked).headers()['authorization']).toMatch(/^Bearer /); // TRIP-14
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect(card(page)).toContainText('Munich, Germany'); // TRIP-09, with the lines below
  await expect(card(page)).toContainText(`${stayWithYear(SHORT)} · 3 nights`);
  await expect(card(page)).toContainText('Confirmed');
  await expect(card(page)).toContainText(first.clientReference);
  await expect(card(page)).toContainText(/Free cancellation until .* hotel timeFree cancellation until .* GMT/);
  await expect(page.getByText('0 of 10 nights')).toBeVisible();

  await page.clock.setFixedTime(new Date(`${addDays(SHORT.checkout, 2)}T12:00:00Z`));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expect(card(page)).toContainText('Stayed');
  await expect(card(page)).toContainText('3 windows lit');
  // The server counts by its own clock.
  await expect(page.getByText('0 of 10 nights')).toBeVisible();
  await page.getByText('Diagnostics', { exact: true }).click();
  await page.getByRole('button', { name: /^End this stay/ }).click();
  await expect(page.getByText('3 of 10 nights')).toBeVisible(); // TRIP-07
  await page.goto('/');
  await expect(page.getByText('3 of 10 nights')).toBeVisible(); // REW-02
});

test(
  '[TRIP-02][TRIP-03][TRIP-04][TRIP-05] in the sandbox, an entered guest id overrides the lookup',
  RARE,
  async ({ page, request, guest: _, site }) => {
    const { bookingId } = await bookStay(request, site, SHORT);
    const ledger = await jsonOf(await request.get(`${site.sandboxUrl}/v3.0/bookings/${bookingId}`, { headers: KEY }));
    await visit(page, '/trips');
    await expect(page.getByText('No bookings found.')).toBeVisible();
    await expect(guestId(page)).toBeHidden();
    await page.getByText('Diagnostics', { exact: true }).click();
    await guestId(page).fill('  ');
    await search(page).click();
    await expect(diagnostics(page)).toHaveText('mapping: ready · bookings: empty · 0 found');
    await guestId(page).fill(String(ledger.data.guestId));
    await search(page).click();
    await expect(card(page).first()).toBeVisible();
    await expect(card(page).first().getByRole('link', { name: 'View booking' })).toHaveCount(0);
    await expect(diagnostics(page)).toContainText('bookings: done');
  },
);

const KEY = { 'x-api-key': 'sand_00000000-0000-4000-8000-000000000000' };

for (const address of ['/', '/trips']) {
  test(
    `counts no nights on ${address} before they have loaded`,
    alwaysIf(address === '/'),
    async ({ page, guest: _ }) => {
      const release = await hold(page, '**/api/rewards');
      const asked = page.waitForRequest('**/api/rewards');
      await visit(page, address);
      await asked;
      await expect(page.getByText('– of 10 nights')).toBeVisible();
      await expect(nights(page)).toHaveCount(0);
      release();
      await expect(nights(page)).toHaveText('0 of 10 nights');
    },
  );
}

test('[TRIP-01] asks to sign in again after the session has ended', RARE, async ({ page, guest: _ }) => {
  await visit(page, '/support');
  await expect(accountLink(page)).toBeVisible();
  await page.context().clearCookies();
  await header(page).getByRole('link', { name: 'Trips' }).click();
  await expect(page.getByText('You need to sign in to view trips.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', DESKTOP],
] as const) {
  test(
    `axe finds no problems on Trips in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, guest: _, site }) => {
      await bookStay(page.request, site, SHORT);
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      await page.goto('/trips');
      await expect(card(page)).toBeVisible();
      await expectAccessible(page);
    },
  );
}
