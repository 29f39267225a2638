/** The return page after a payment makes one booking, whatever happens. */
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test as accountTest } from './account';
import { BOOK, BOOK_AT_PROVIDER, booksOf, keepPayer, paidReturn, pay, prebookStay, returnPath } from './paid-stay';
import { ADA } from './people';
import { DESKTOP, expect, hold, PHONE, RARE, speak, takenOver, test } from './site';

test.use({ viewport: DESKTOP });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
/** Contains the documents' words, as the small line. */
const main = (page: Page) => page.getByRole('main');
const confirmed = (page: Page) => page.getByRole('heading', { name: 'Booking confirmed' });

function bookCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/rates/book') calls.push(request);
  });
  return calls;
}

test('[ROUTE-12][RET-02][RET-03][RET-04][RET-20] finalizes, confirms and books, then leads to the confirmation', async ({
  page,
  site,
}) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, ADA, prebook);
  expect(await (await page.request.get(path)).text()).toContain('Finalizing your booking…'); // ROUTE-12, RET-02

  const [bookIt, showIt] = [await hold(page, BOOK), await hold(page, '**/assets/booking-confirmation-*.js')];
  await page.goto(path);
  await expect(main(page)).toContainText('Confirming with the hotel…'); // RET-03
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['prebookId', 'transactionId', 'hotelId', 'redirect_status']);
  bookIt();
  await expect(main(page)).toContainText('Booked! Redirecting to your trips…'); // RET-04
  await expect(headline(page)).toHaveText('Your room is booked');
  const shown = page.waitForURL(({ pathname }) => pathname === '/booking/confirmation');
  const [booking] = (await booksOf(page.request, site, prebook)).bookings;
  showIt();
  await shown;
  const query = new URL(page.url()).searchParams; // RET-20; the page has taken the email out by now
  expect([query.get('bookingId'), query.get('ref'), query.get('hotelId')]).toEqual([
    booking?.['bookingId'],
    booking?.['clientReference'],
    prebook.hotelId,
  ]);
  await expect(confirmed(page)).toBeVisible();
});

accountTest(
  '[RET-10][RET-16] books as the signed-in user, and in their name if the typed name is incomplete',
  RARE,
  async ({ page, site, guest }) => {
    const { prebook, path } = await paidReturn(page, site);
    await keepPayer(page, { ...ADA, lastName: ' ' }, prebook);
    const calls = bookCalls(page);
    await page.goto(path);
    await expect(confirmed(page)).toBeVisible();
    const [call] = calls;
    expect(call?.postDataJSON()).toMatchObject({
      holder: { firstName: guest.name, lastName: guest.name, email: guest.email },
      isPlaceholder: true,
    });
    expect(await call?.headerValue('authorization')).toMatch(/^Bearer ./);
  },
);

test('a reload, a second window and a later return make only one booking', async ({ page, site, context }) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, ADA, prebook);
  await site.faults({ path: BOOK_AT_PROVIDER, kind: 'slow', milliseconds: 1_500 });
  const other = await context.newPage();
  const asked = Promise.all([page.waitForRequest(BOOK), other.waitForRequest(BOOK)]);
  await Promise.all([page.goto(path), other.goto(path)]);
  await asked;
  await page.reload();
  await Promise.all([expect(confirmed(page)).toBeVisible(), expect(confirmed(other)).toBeVisible()]);
  const reference = new URL(page.url()).searchParams.get('ref');
  expect(new URL(other.url()).searchParams.get('ref')).toBe(reference);

  await other.goto(path);
  await expect(confirmed(other)).toBeVisible();
  const { bookings, charges, refunds } = await booksOf(page.request, site, prebook);
  expect([bookings.length, charges.length, refunds.length]).toEqual([1, 1, 0]);
});

test(
  'says after a lost answer that the payment is safe, and confirms one booking later',
  RARE,
  async ({ page, site }) => {
    const { prebook, path } = await paidReturn(page, site);
    await keepPayer(page, ADA, prebook);
    const unread = { method: 'GET', path: '/v3.0/bookings', kind: 'status', status: 503 };
    await site.faults({ path: BOOK_AT_PROVIDER, kind: 'lost' }, unread);
    await page.goto(path);
    await expect(main(page)).toContainText('Confirming with the hotel…');
    const told = page.getByRole('status').filter({ hasText: 'The hotel takes a little longer' });
    await expect(told).toContainText('This is taking longer than usual. Your payment is safe');
    await expect(told).toContainText('You can close this page. We will email ada@example.test.');
    await site.faults();
    await expect(confirmed(page)).toBeVisible();
    expect((await booksOf(page.request, site, prebook)).bookings).toHaveLength(1);
  },
);

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', PHONE],
  ['en', DESKTOP],
] as const) {
  test(`the return page is accessible in ${language}, ${viewport.width} px wide`, RARE, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await speak(page, site.url, language);
    const prebook = await prebookStay(page, site);
    await pay(page.request, site, prebook);
    const release = await hold(page, BOOK);
    await page.goto(returnPath(prebook));
    await takenOver(page);
    await expectAccessible(page);
    release();
    await page.waitForURL(({ pathname }) => pathname === '/booking/confirmation');
    await page.goto('/payment/return');
    await takenOver(page);
    await expectAccessible(page);
  });
}
