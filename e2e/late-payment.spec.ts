/** A way back from a payment that is not completed yet, or that nobody can verify. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { BOOK_AT_PROVIDER, booksOf, pay, prebookStay, returnPath } from './paid-stay';
import { DESKTOP, expect, test } from './site';

test.use({ viewport: DESKTOP });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('of a payment that nobody could verify it is said what happens if there was one', async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  await site.faults({ path: BOOK_AT_PROVIDER, kind: 'status', status: 400, code: 4002, message: 'prebook not found' });
  await page.goto(returnPath(prebook));
  await expect(headline(page)).toHaveText("We couldn't complete the booking. The room is no longer available.");
  await expect(page.getByText('If you have paid, all of it goes back to your card by itself')).toBeVisible();
  await expect(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
});

test('a payment that the bank is still at is waited for, and booked when it is completed', async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  await page.goto(returnPath(prebook, { redirect_status: 'processing' }));
  await expect(headline(page)).toHaveText('Waiting for your bank…');
  await expect(page.getByText('We book as soon as it does.')).toBeVisible();
  await expectAccessible(page);
  await pay(page.request, site, prebook);
  // The provider is asked again after five seconds.
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 });
});

test('a payment that was never made is not booked, and nothing is said to be charged', async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  await page.goto(returnPath(prebook));
  // For ten seconds it may still arrive.
  await expect(headline(page)).toHaveText('Waiting for your bank…');
  const notPaid = "We couldn't complete the booking. The payment was not completed.";
  await expect(headline(page)).toHaveText(notPaid, { timeout: 30_000 });
  await expect(page.getByText('If your payment arrives within the next 20 minutes, we book')).toBeVisible();
  expect(await booksOf(page.request, site, prebook)).toEqual({ bookings: [], charges: [], refunds: [] });
});
