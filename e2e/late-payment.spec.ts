/** The return page after a payment that is not complete yet, or that nobody can verify. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { BOOK_AT_PROVIDER, booksOf, pay, prebookStay, returnPath } from './paid-stay';
import { DESKTOP, expect, RARE, test } from './site';

test.use({ viewport: DESKTOP });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('says that any payment goes back to the card if nobody could verify it', RARE, async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  await site.faults({ path: BOOK_AT_PROVIDER, kind: 'status', status: 400, code: 4002, message: 'prebook not found' });
  await page.goto(returnPath(prebook));
  await expect(main(page)).toContainText("We couldn't complete the booking. The room is no longer available.");
  await expect(headline(page)).toHaveText('This room is gone');
  await expect(page.getByText('If you have paid, you get a full refund to your card automatically')).toBeVisible();
  await expect(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
});

test(
  'waits for a payment that the bank is still processing, and books when it is complete',
  RARE,
  async ({ page, site }) => {
    const prebook = await prebookStay(page, site);
    await page.goto(returnPath(prebook, { redirect_status: 'processing' }));
    await expect(main(page)).toContainText('Waiting for your bank…');
    await expect(headline(page)).toHaveText('We are waiting for your bank');
    await expect(page.getByText('We will book as soon as it does.')).toBeVisible();
    await expectAccessible(page);
    await pay(page.request, site, prebook);
    // Our API asks the provider again after five seconds.
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 });
  },
);

test('books nothing and charges nothing if the payment never arrives', RARE, async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  await page.goto(returnPath(prebook));
  // The page waits ten seconds for a late payment.
  await expect(main(page)).toContainText('Waiting for your bank…');
  await expect(headline(page)).toHaveText('We are waiting for your bank');
  const notPaid = "We couldn't complete the booking. The payment was not completed.";
  await expect(main(page)).toContainText(notPaid, { timeout: 30_000 });
  await expect(headline(page)).toHaveText('The payment did not go through');
  await expect(page.getByText('If your payment arrives within the next 20 minutes, we will book')).toBeVisible();
  expect(await booksOf(page.request, site, prebook)).toEqual({ bookings: [], charges: [], refunds: [] });
});
