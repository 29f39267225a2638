/** Steps on the way to several screens. */
import type { Page } from '@playwright/test';
import { signUp } from '../account';
import { bookStay } from '../booked';
import { earn } from '../earned';
import { bookedStay } from '../paid-stay';
import { ADA } from '../people';
import { findHotel } from '../reviewed-hotel';
import { allPriced, expect, visit } from '../site';
import type { Site } from '../start-site';
import { queryOf, STAY, stayIn } from '../stay-dates';
import type { Stage } from './screen';

type Booked = Awaited<ReturnType<typeof bookedStay>>;

/** Its link opens it for everyone, so one booking serves all pictures. */
const bookings = new WeakMap<Site, Promise<Booked>>();

function theBooking({ page, site }: Stage): Promise<Booked> {
  const known = bookings.get(site);
  if (known) return known;
  const made = bookedStay(page, site);
  bookings.set(site, made);
  return made;
}

export async function bookingPath(stage: Stage): Promise<string> {
  const { reference, token } = await theBooking(stage);
  return `/booking/${reference}?token=${token}`;
}

export async function confirmationPath(stage: Stage): Promise<string> {
  const { reference: ref, token, bookingId, hotelId } = await theBooking(stage);
  return `/booking/confirmation?${new URLSearchParams({ bookingId, ref, hotelId, token })}`;
}

/** Signs up, and books two stays. */
export async function withTrips({ page, site }: Stage): Promise<void> {
  await signUp(page.request);
  await bookStay(page.request, site, { city: 'Munich', ...STAY });
  await bookStay(page.request, site, { city: 'Lisbon', ...stayIn(40, 2) });
}

/** The page that offers other dates for a stay of three nights. */
export async function changePath({ page, site }: Stage): Promise<string> {
  const { clientReference, token } = await bookStay(page.request, site, { city: 'Munich', ...stayIn(140, 3) });
  return `/booking/${clientReference}/change?token=${token}`;
}

export async function withFreeNight({ page, site }: Stage): Promise<void> {
  await signUp(page.request);
  await earn(page, site);
}

export async function openHotel({ page, site }: Stage): Promise<void> {
  const { address } = await findHotel(site);
  await visit(page, address);
  await expect(page.locator('#rooms article').first()).toBeVisible();
  await expect(page.locator('#reviews article').first()).toBeAttached();
}

/** Saves three hotels of a search, and opens the page that shows them. */
export async function openSaved({ page }: Stage): Promise<void> {
  await visit(page, `/search?place=Rome&${queryOf(STAY)}`);
  await allPriced(page);
  for (const place of [0, 1, 2]) await page.locator('article button[aria-pressed]').nth(place).click();
  await visit(page, '/saved');
  await expect(page.getByRole('article')).toHaveCount(3);
}

export async function fillPayer(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(ADA)) await page.locator(`[name=${name}]`).fill(text);
}

/** The button ends the part about the cancellation. */
export async function openCancelDialog(page: Page): Promise<void> {
  await page.locator('main section > button').last().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}

/** A narrow header has the control in its menu. */
export async function openPreferences(page: Page): Promise<void> {
  await visit(page);
  const control = page.locator('button:has(> bdi)');
  const menu = page.locator('header button[aria-haspopup=dialog]').first();
  const isInMenu = !(await control.first().isVisible());
  if (isInMenu) await menu.click();
  // The menu covers the control at the foot of the page.
  await (isInMenu ? page.locator('dialog[open]').locator(control) : control.first()).click();
  await expect(page.locator('[role=dialog] select').first()).toBeVisible();
}

/** The code of another page cannot be loaded. */
export async function breakThePage({ page }: Stage): Promise<void> {
  await visit(page, '/search');
  await page.route('**/assets/terms-*.js', (route) => route.abort());
  // Online, the router would load the whole document.
  await page.evaluate(() => {
    const answers = [false];
    Object.defineProperty(navigator, 'onLine', { get: () => answers.pop() ?? true });
  });
  await pressTerms(page);
}

export async function goOffline({ page }: Stage): Promise<void> {
  await visit(page, '/search');
  await expect(page.locator('input[name=place]')).toBeVisible();
  await page.context().setOffline(true);
  await pressTerms(page);
}

async function pressTerms(page: Page): Promise<void> {
  await page.locator('footer a[href="/terms"]').click();
  await expect(page.getByRole('alert').locator('h1')).toBeVisible();
}
