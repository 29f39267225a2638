/** A booking: from Book on the hotel page to the confirmation, the page of the booking, and the cancellation. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test as accountTest } from './account';
import { AS_OFFERED, card, fillDetails, findOffer, money, payButton } from './chosen-offer';
import { BOOK_AT_PROVIDER, bookedStay, CANCEL, isRefundable, keepPayer, paidReturn } from './paid-stay';
import { ADA } from './people';
import { DESKTOP, expect, hold, PHONE, RARE, speak, takenOver, test } from './site';
import { CARD_EXPIRY, dayWithYear, queryOf, STAY } from './stay-dates';

test.use({ viewport: DESKTOP });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this booking?' });
const cancelIt = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel booking' });

type Booked = Awaited<ReturnType<typeof bookedStay>>;
const bookingPath = ({ reference, token }: Booked) => `/booking/${reference}?token=${token}`;
const confirmationPath = ({ reference: ref, token, bookingId, hotelId }: Booked, more: object = {}) =>
  `/booking/confirmation?${new URLSearchParams({ bookingId, ref, hotelId, token, ...more })}`;

/** The value of a fact, found by its name. */
const fact = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .first();

test('[ROUTE-13][CONF-01][CONF-02][CONF-03][CONF-04][CONF-05][CONF-07][CONF-09] a traveller books, sees the confirmation, and cancels for the refund that was shown', async ({
  page,
  site,
}) => {
  await site.faults(AS_OFFERED);
  const { hotelId } = await findOffer(page, { city: 'Geneva', isFit: isRefundable });
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
  const free = page.locator('#rooms').getByRole('listitem').filter({ hasText: 'Free cancellation until' }).first();
  await free.getByRole('link', { name: 'Book' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await fillDetails(page, 'mira@example.test');
  await card(page).locator('[name=number]').fill('4242424242424242');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  const paid = ((await payButton(page).textContent()) ?? '').replace('Pay now ', '');
  await payButton(page).click();

  await expect(headline(page)).toHaveText('Booking confirmed'); // ROUTE-13, CONF-01
  await expect(page.getByText('A confirmation email was sent to mira@example.test')).toBeVisible(); // CONF-02
  await expect(page).not.toHaveURL(/email|payment_intent/);
  const query = new URL(page.url()).searchParams;
  await expect(fact(page, 'Booking ID')).toHaveText(query.get('bookingId') ?? ''); // CONF-03
  await expect(fact(page, 'Reference')).toHaveText(query.get('ref') ?? ''); // CONF-04
  await expect(page.getByText(`For support: Hotel ID ${hotelId}`)).toBeVisible(); // CONF-05
  await expect(page.getByRole('link', { name: 'View hotel' })).toHaveAttribute('href', `/hotel/${hotelId}`); // CONF-07
  await expect(page.getByRole('link', { name: 'Go to Trips' })).toHaveAttribute('href', '/trips'); // CONF-09

  await page.getByRole('link', { name: 'View booking' }).click();
  await expect(fact(page, 'Paid')).toHaveText(paid);
  await cancelButton(page).click();
  expect((await dialog(page).boundingBox())?.width).toBeLessThan(600);
  await expect(dialog(page)).toContainText(`You get back ${paid}Free of charge. The hotel keeps nothing.`);
  await expect(dialog(page)).toContainText(/This holds until .+ \(hotel time\)\..+ GMT/);
  // Both presses arrive before the answer: one that came later would be a press on the page.
  const release = await hold(page, CANCEL);
  await cancelIt(page).dblclick();
  release();
  await expect(headline(page)).toHaveText('This booking is canceled');
  await expect(headline(page)).toBeFocused();
  await expect(main(page)).toContainText(`You get ${paid} back, to the card you paid with.`);
  await expect(cancelButton(page)).toHaveCount(0);
});

accountTest(
  'the owner finds a booking under Trips, and opens it without a token',
  RARE,
  async ({ page, site, guest }) => {
    const { prebook, path } = await paidReturn(page, site);
    await keepPayer(page, { ...ADA, email: guest.email }, prebook);
    await page.goto(path);
    await expect(headline(page)).toHaveText('Booking confirmed');
    const reference = new URL(page.url()).searchParams.get('ref');
    await page.getByRole('link', { name: 'Go to Trips' }).click();
    await page.getByRole('article').getByRole('link', { name: 'View booking' }).click();
    await expect(page).toHaveURL(new RegExp(`/booking/${reference}$`));
    await expect(fact(page, 'Booked for')).toHaveText(`Ada Testa${guest.email}`);
  },
);

test('a booking shows everything that was agreed, and the refunds with their deadlines', async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  await page.goto(bookingPath(booked));
  await expect(headline(page)).toHaveText('Booking confirmed');
  await expect(fact(page, 'Check-in')).toHaveText(new RegExp(`^${dayWithYear(STAY.checkin)}from \\d+:\\d\\d\\s[AP]M$`));
  await expect(fact(page, 'Check-out')).toHaveText(
    new RegExp(`^${dayWithYear(STAY.checkout)}until \\d+:\\d\\d\\s[AP]M3 nights$`),
  );
  await expect(fact(page, 'Travelers')).toHaveText('2 adults · 1 room');
  await expect(fact(page, 'Room')).toHaveText(/\w(Room only|Breakfast|board|inclusive)/i);
  await expect(fact(page, 'Booked for')).toHaveText(`Ada Testa${ADA.email}`);
  await expect(fact(page, 'Reference')).toHaveText(booked.reference);
  await expect(fact(page, 'Booking ID')).toHaveText(booked.bookingId);
  // The sandbox's hotels have no number of their own.
  await expect(fact(page, 'Hotel confirmation')).toHaveCount(0);
  const amounts = await Promise.all(
    ['Paid', 'Pay at the hotel', 'Total price'].map(async (name) =>
      Number((await fact(page, name).textContent())?.replaceAll(/[$,]/g, '')),
    ),
  );
  const [paid = 0, atHotel = 0, total = 0] = amounts;
  expect(money(paid + atHotel)).toBe(money(total));
  const policy = page.getByRole('region', { name: 'Cancellation policy' });
  await expect(policy).toContainText(/Free cancellation until .+hotel time.+Free cancellation until .+ GMT/);
  await expect(policy).toContainText('All dates and times are mentioned in GMT.');
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
});

test(
  '[CONF-02] shows only the email of the booking, and removes every email from the address',
  RARE,
  async ({ page, site }) => {
    const booked = await bookedStay(page, site);
    await page.goto(confirmationPath(booked, { email: 'eve@example.test' }));
    await expect(headline(page)).toHaveText('Booking confirmed');
    await expect(page).not.toHaveURL(/email/);
    await expect(main(page)).not.toContainText('confirmation email');
    await page.goto(confirmationPath(booked, { email: ADA.email.toUpperCase() }));
    await expect(page.getByText('A confirmation email was sent to')).toBeVisible();
    await expect(page).not.toHaveURL(/email/);
  },
);

test(
  '[CONF-06] does not call a booking confirmed while it is being confirmed, and shows a dash for its id until then',
  RARE,
  async ({ page, site }) => {
    const unread = { method: 'GET', path: '/v3.0/bookings', kind: 'status', status: 503 };
    const booked = await bookedStay(page, site, {}, { path: BOOK_AT_PROVIDER, kind: 'lost' }, unread);
    await page.goto(confirmationPath(booked, { email: ADA.email }));
    await expect(headline(page)).toHaveText('Your booking is being confirmed');
    await expect(fact(page, 'Booking ID')).toHaveText('–');
    await expect(main(page)).not.toContainText('confirmation email');
    await site.faults();
    await expect(headline(page)).toHaveText('Booking confirmed');
    await expect(fact(page, 'Booking ID')).not.toHaveText('–');
    await expect(page.getByText(`A confirmation email was sent to ${ADA.email}`)).toBeVisible();
  },
);

test(
  'shows nothing of a booking without its token, with a wrong token, or that does not exist',
  RARE,
  async ({ page, site }) => {
    const booked = await bookedStay(page, site);
    const { reference, token } = booked;
    const wrong = { ...booked, token: token.split('').reverse().join('') };
    const paths = [
      '/booking/confirmation',
      `/booking/confirmation?bookingId=${booked.bookingId}&ref=${reference}`,
      confirmationPath(wrong),
      `/booking/${reference}`,
      bookingPath(wrong),
      `/booking/TN2222222222?token=${token}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(headline(page)).toHaveText('We cannot show this booking here');
      await expect(main(page)).not.toContainText(booked.bookingId);
      await expect(main(page).getByRole('link', { name: 'Go to Trips' })).toHaveAttribute('href', '/trips');
    }
  },
);

accountTest('another signed-in user opens a booking only with its link', RARE, async ({ page, site, guest }) => {
  expect(guest.email).not.toBe(ADA.email);
  const booked = await bookedStay(page, site);
  await page.goto(`/booking/${booked.reference}`);
  await expect(headline(page)).toHaveText('We cannot show this booking here');
  await page.goto(bookingPath(booked));
  await expect(headline(page)).toHaveText('Booking confirmed');
});

test('a running cancellation cannot be stopped, and the dialog shows its result', RARE, async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  const down = { status: 503, json: { error: { code: 'unavailable', message: '', requestId: '' } } };
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CANCEL, async (route) => {
    await held;
    await route.fulfill(down);
  });
  await page.goto(bookingPath(booked));
  await cancelButton(page).click();
  const keep = dialog(page).getByRole('button', { name: 'Keep the booking' });
  await expect(keep).toBeVisible();
  // Screen readers announce only regions that exist before their text changes.
  for (const region of ['status', 'alert'] as const) await expect(dialog(page).getByRole(region)).toHaveCount(1);
  await cancelIt(page).click();
  const told = dialog(page).getByRole('status').filter({ hasText: 'Your booking is being canceled' });
  await expect(told).toBeVisible();
  await expect(keep).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(told).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeVisible();
  answer();
  await expect(dialog(page).getByRole('alert')).toContainText('We could not be reached.');
  await expect(told).toHaveCount(0);
  await keep.click();
  await expect(dialog(page)).toHaveCount(0);
});

test('buttons and links stay in place when the hotel loads late', RARE, async ({ page, site }) => {
  const booked = await bookedStay(page, site);
  const release = await hold(page, '**/api/data/hotel?*');
  await page.goto(bookingPath(booked));
  const pressed = [cancelButton(page), main(page).getByRole('link', { name: 'Go to Trips' })];
  const places = () => Promise.all(pressed.map((one) => one.boundingBox()));
  const before = await places();
  await expect(main(page)).not.toContainText('hotel time');
  release();
  await expect(main(page)).toContainText('hotel time');
  expect(await places()).toEqual(before);
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', PHONE],
  ['en', DESKTOP],
] as const) {
  test(
    `the pages of a booking are accessible in ${language}, ${viewport.width} px wide`,
    RARE,
    async ({ page, site }) => {
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      const booked = await bookedStay(page, site);
      const release = await hold(page, '**/api/booking?*');
      await page.goto(confirmationPath(booked));
      await takenOver(page);
      await expectAccessible(page);
      release();
      await expect(fact(page, '.*').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto(bookingPath(booked));
      await expect(page.locator('section ol')).toBeVisible();
      await expectAccessible(page);
      await page.locator('section > button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/booking/confirmation');
      await expectAccessible(page);
    },
  );
}
