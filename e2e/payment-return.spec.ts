/** The way back from a payment: one booking, whatever happens on it. */
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test as accountTest } from './account';
import {
  ADA,
  BOOK,
  BOOK_AT_PROVIDER,
  booksOf,
  keepPayer,
  PROGRESS,
  paidReturn,
  pay,
  prebookStay,
  returnPath,
} from './paid-stay';
import { DESKTOP, expect, hold, PHONE, speak, takenOver, test } from './site';

test.use({ viewport: DESKTOP });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const confirmed = (page: Page) => page.getByRole('heading', { name: 'Booking confirmed' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const NOT_PAID = "We couldn't complete the booking. The payment was not completed.";

/** From now on time passes where a journey says so. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

function bookCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/rates/book') calls.push(request);
  });
  return calls;
}

test('[ROUTE-12][RET-02][RET-03][RET-04][RET-20] finalizes, confirms, is booked, and leads on to the confirmation', async ({
  page,
  site,
}) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, ADA, prebook);
  expect(await (await page.request.get(path)).text()).toContain('Finalizing your booking…'); // ROUTE-12, RET-02

  const [bookIt, showIt] = [await hold(page, BOOK), await hold(page, '**/assets/booking-confirmation-*.js')];
  await page.goto(path);
  await expect(headline(page)).toHaveText('Confirming with the hotel…'); // RET-03
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['prebookId', 'transactionId', 'hotelId', 'redirect_status']);
  bookIt();
  await expect(headline(page)).toHaveText('Booked! Redirecting to your trips…'); // RET-04
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

test('[RET-09][RET-11][RET-12][RET-13][RET-14][RET-15] books in the name that was typed, with nothing else', async ({
  page,
  site,
}) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, { ...ADA, phone: '+1 555', city: 'Prague' }, prebook);
  const calls = bookCalls(page);
  await page.goto(path);
  await expect(confirmed(page)).toBeVisible();
  expect(calls.map((call) => [call.method(), call.postDataJSON()])).toEqual([
    [
      'POST', // RET-09
      {
        prebookId: prebook.prebookId, // RET-11
        holder: ADA, // RET-12, RET-15
        payment: { method: 'TRANSACTION_ID', transactionId: prebook.transactionId }, // RET-13
        guests: [], // RET-14
      },
    ],
  ]);
});

accountTest(
  '[RET-10][RET-16] books as the user who is signed in, and in their name where none was typed',
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

test('[RET-17] asks as nobody where nothing is known, and books in the name that was told before', async ({
  page,
  site,
}) => {
  const { path } = await paidReturn(page, site);
  const calls = bookCalls(page);
  await page.goto(path);
  await expect(confirmed(page)).toBeVisible();
  expect(calls[0]?.postDataJSON()).toMatchObject({
    holder: { firstName: 'Guest', lastName: 'Traveler', email: 'help@tenthnight.example' },
    isPlaceholder: true,
  });
  expect(await calls[0]?.headerValue('authorization')).toBeNull();
  const { searchParams } = new URL(page.url());
  const query = { reference: searchParams.get('ref') ?? '', token: searchParams.get('token') ?? '' };
  const answer = await page.request.get(`/api/booking?${new URLSearchParams(query)}`);
  expect((await answer.json()).data.holder).toEqual(ADA);
});

test('a reload, a second window and the way back tomorrow give one booking', async ({ page, site, context }) => {
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

test('a lost answer is being confirmed, with the payment safe, and then confirmed: once', async ({ page, site }) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, ADA, prebook);
  const unread = { method: 'GET', path: '/v3.0/bookings', kind: 'status', status: 503 };
  await site.faults({ path: BOOK_AT_PROVIDER, kind: 'lost' }, unread);
  await page.goto(path);
  await expect(headline(page)).toHaveText('Confirming with the hotel…');
  const told = page.getByRole('status').filter({ hasText: 'Confirming' });
  await expect(told).toContainText('This takes longer than usual. Your payment is safe');
  await expect(told).toContainText('You may close this page: we will write to ada@example.test.');
  await site.faults();
  await expect(confirmed(page)).toBeVisible();
  expect((await booksOf(page.request, site, prebook)).bookings).toHaveLength(1);
});

test('a hotel that takes its time is told after 20 seconds', async ({ page, site }) => {
  const { path } = await paidReturn(page, site);
  const release = await hold(page, BOOK);
  await stopClock(page);
  await page.goto(path);
  await expect(headline(page)).toHaveText('Confirming with the hotel…');
  await page.clock.runFor(19_999);
  await expect(page.getByText('This takes longer than usual.')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expect(page.getByText('You may close this page: we will write to you.')).toBeVisible();
  release();
  await expect(confirmed(page)).toBeVisible();
});

test('[RET-05] a hotel that refuses: nothing is booked, and the money goes back', async ({ page, site }) => {
  const { prebook, path } = await paidReturn(page, site);
  await site.faults({ path: BOOK_AT_PROVIDER, kind: 'status', status: 410, code: 4012, message: 'not confirmed' });
  await page.goto(path);
  await expect(headline(page)).toHaveText("We couldn't complete the booking. The hotel could not take it.");
  await expect(
    page.getByText('All that you paid goes back to your card; that takes 5 to 20 working days.'),
  ).toBeVisible();
  await expect(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'help@tenthnight.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to hotel' }).click();
  await expect(page).toHaveURL(new RegExp(`/hotel/${prebook.hotelId}$`));
});

test('a payment that failed is not booked', async ({ page, site }) => {
  const prebook = await prebookStay(page, site);
  const calls = bookCalls(page);
  await page.goto(returnPath(prebook, { redirect_status: 'failed' }));
  await expect(headline(page)).toHaveText(NOT_PAID);
  await expect(page.getByText('Nothing was charged, and nothing is booked.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to hotel' })).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('of a payment that failed nobody says that it is safe, however long the look at it takes', async ({
  page,
  site,
}) => {
  const prebook = await prebookStay(page, site);
  const release = await hold(page, PROGRESS);
  await stopClock(page);
  await Promise.all([page.waitForRequest(PROGRESS), page.goto(returnPath(prebook, { redirect_status: 'failed' }))]);
  await page.clock.runFor(21_000);
  await expect(page.getByText('This takes longer than usual.')).toHaveCount(0);
  release();
  await expect(headline(page)).toHaveText(NOT_PAID);
});

test('[RET-07][RET-08] says that identifiers are missing: one, the other, or a pair that nobody knows', async ({
  page,
  site,
}) => {
  const prebook = await prebookStay(page, site);
  const missing = "We couldn't complete the booking. Missing booking identifiers";
  const { prebookId, transactionId } = prebook;
  const queries = [
    { transactionId: transactionId ?? '' },
    { prebookId },
    { prebookId, transactionId: 'tr_nobody' },
    { prebookId: '<', transactionId: '>' },
  ];
  for (const query of queries) {
    await page.goto(`/payment/return?${new URLSearchParams(query)}`);
    await expect(headline(page)).toHaveText(missing);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Trips' })).toBeVisible();
  }
});

test('[RET-05][RET-06] has failed without a better reason, and keeps what helps to put it right', async ({
  page,
  site,
}) => {
  const { prebook, path } = await paidReturn(page, site);
  await keepPayer(page, { ...ADA, firstName: 'A'.repeat(101) }, prebook);
  await page.goto(path);
  await expect(headline(page)).toHaveText("We couldn't complete the booking. Booking failed");
  await expect(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
});

test('tries again by itself, then on request, and books once', async ({ page, site }) => {
  const { prebook, path } = await paidReturn(page, site);
  const down = { status: 503, json: { error: { code: 'unavailable', message: '', requestId: '' } } };
  await page.route(BOOK, (route) => route.fulfill(down));
  const calls = bookCalls(page);
  await stopClock(page);
  await page.goto(path);
  const unreachable = "We couldn't complete the booking. We cannot be reached just now.";
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(headline(page)).toHaveText(unreachable, { timeout: 500 });
  }).toPass();
  expect(calls).toHaveLength(4);
  await page.unroute(BOOK);
  await tryAgain(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect((await booksOf(page.request, site, prebook)).bookings).toHaveLength(1);
});

test('a booking that stands in another name is shown as it stands', async ({ page, site }) => {
  const { prebook, path } = await paidReturn(page, site);
  await page.goto(path);
  await expect(confirmed(page)).toBeVisible();
  await keepPayer(page, { ...ADA, lastName: 'Other' }, prebook);
  const progress = page.waitForResponse(PROGRESS);
  await page.goto(path);
  expect((await progress).status()).toBe(200);
  await expect(confirmed(page)).toBeVisible();
  expect((await booksOf(page.request, site, prebook)).bookings).toHaveLength(1);
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', PHONE],
  ['en', DESKTOP],
] as const) {
  test(`is accessible in ${language}, ${viewport.width} px wide`, async ({ page, site }) => {
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
