/** The checkout: who pays, for what, and on which terms. */
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import { expectAccessible } from './accessible';
import {
  AS_OFFERED,
  changePrebook,
  choose,
  details,
  fillDetails,
  findOffer,
  money,
  openAddress,
  PREBOOK,
  payButton,
  payment,
  priceCard,
  stayCard,
} from './chosen-offer';
import { alwaysIf, DESKTOP, expect, hold, PHONE, RARE, speak, test } from './site';
import { dayWithYear, STAY } from './stay-dates';

test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

const FIELDS = [
  ['CHK-10', 'First name', 'given-name'],
  ['CHK-11', 'Last name', 'family-name'],
  ['CHK-12', 'Email', 'email'],
  ['CHK-13', 'Phone (optional)', 'tel'],
  ['CHK-14', 'Address line 1', 'address-line1'],
  ['CHK-15', 'Address line 2 (optional)', 'address-line2'],
  ['CHK-16', 'City', 'address-level2'],
  ['CHK-17', 'State/Region', 'address-level1'],
  ['CHK-18', 'ZIP/Postal code', 'postal-code'],
  ['CHK-19', 'Country', 'country'],
] as const;

test('[ROUTE-11][CHK-09][CHK-10][CHK-11][CHK-12][CHK-13][CHK-14][CHK-15][CHK-16][CHK-17][CHK-18][CHK-19] Your details has ten fields that the browser can fill', async ({
  page,
}) => {
  const { address } = await choose(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible(); // ROUTE-11, CHK-09
  for (const [, label, autocomplete] of FIELDS) {
    await expect(details(page).getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete); // CHK-10 to CHK-19: FIELDS names them
  }
  await expect(details(page).locator('input, select')).toHaveCount(10);
  await expect(details(page).getByLabel('City')).toBeHidden();
  await openAddress(page);
  await expect(details(page).getByLabel('City')).toBeVisible();
  await expect(details(page).getByLabel('Country')).toHaveValue('US'); // CHK-19
  await expect(details(page).getByLabel('Country').locator('option:checked')).toHaveText('United States');
});

test('[CHK-20] keeps the typed details after a reload', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.goto(address);
  await fillDetails(page);
  await openAddress(page);
  await details(page).getByLabel('City').fill('Brno');
  await details(page).getByLabel('Country').selectOption('Czechia');
  await page.reload();
  await expect(details(page).getByLabel('First name')).toHaveValue('Mira');
  await expect(details(page).getByLabel('Email')).toHaveValue('mira@example.test');
  await expect(details(page).getByLabel('City')).toBeVisible();
  await expect(details(page).getByLabel('City')).toHaveValue('Brno');
  await expect(details(page).getByLabel('Country')).toHaveValue('CZ');
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('payer') ?? ''));
  expect(kept).toMatchObject({ firstName: 'Mira', lastName: 'Nováková', city: 'Brno', country: 'CZ', phone: '' });
});

test('[CHK-21][CHK-22] requires only a name and an email address, and only before payment (OPEN-63)', async ({
  page,
}) => {
  const { address } = await choose(page);
  await page.goto(address);
  const field = (name: string) => details(page).getByLabel(name, { exact: true });
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(details(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await payButton(page).click({ force: true });
  await expect(details(page).locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(field('First name')).toBeFocused();
  await expect(field('First name')).toHaveAccessibleDescription('Enter your first name.');
  await expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');

  await field('First name').fill('Mira');
  await field('Last name').fill('Nováková');
  await field('Email').fill('mira@example');
  await payButton(page).click({ force: true });
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription('Enter a full email address, like name@example.com.');
  await field('Email').fill('mira@example.test');
  await expect(details(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(payment(page).locator('iframe')).toBeVisible();
});

test('marks an invalid email address as soon as its field loses the focus', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.goto(address);
  await details(page).getByLabel('Email').fill('mira at example.test');
  await expect(details(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(details(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('[CHK-06][CHK-08] leads back to the hotel and to the results, with the search', RARE, async ({ page }) => {
  const { address, hotelId } = await choose(page);
  const back = (name: string) => page.getByRole('link', { name });
  await page.goto(address);
  await expect(back('Back to hotel')).toHaveAttribute('href', /place=Copenhagen/);
  await back('Back to hotel').click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === `/hotel/${hotelId}` &&
      searchParams.get('checkin') === STAY.checkin &&
      searchParams.get('place') === 'Copenhagen',
  );
  await page.goto(address);
  await expect(back('Back to results')).toHaveAttribute('href', /place=Copenhagen/);
  await back('Back to results').click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/search' && searchParams.get('place') === 'Copenhagen',
  );
});

test('[CHK-07] leads back to the search if there is no hotel', RARE, async ({ page }) => {
  const { query } = await choose(page);
  const { hotelId: _, ...rest } = query;
  await page.goto(`/checkout?${new URLSearchParams(rest)}`);
  await expect(page.getByRole('link', { name: 'Back to hotel' })).toHaveAttribute(
    'href',
    new RegExp(`^/search\\?.*checkin=${STAY.checkin}`),
  );
});

test('[CHK-27][CHK-28][CHK-32][CHK-33][CHK-34][CHK-35][CHK-36] two cards show what is booked and what it costs', async ({
  page,
}) => {
  const { address, offer } = await choose(page, {
    isFit: ({ board, refundable }) => board === 'BI' && refundable,
  });
  const named = page.waitForResponse((response) => response.url().includes('/data/hotel?'));
  await page.goto(address);
  const hotel = (await (await named).json()).data;
  const [card, price] = [stayCard(page), priceCard(page)];
  await expect(card.getByRole('heading', { name: hotel.name })).toBeVisible(); // CHK-27
  await expect(card).toContainText(hotel.address); // CHK-28
  await expect(card.locator('dl')).toContainText(`Check-in${dayWithYear(STAY.checkin)}`);
  await expect(card.locator('dl')).toContainText(new RegExp(`Check-out${dayWithYear(STAY.checkout)}.*3 nights`)); // CHK-32
  await expect(card.locator('dl')).toContainText(`Room${offer.roomName}`);
  await expect(card.locator('dl')).toContainText('Travelers2 adults · 1 room');
  await expect(card.locator('dl')).toContainText('BoardBreakfast included'); // CHK-33
  await expect(card.locator('dl')).toContainText(/RefundableFree until \w+ \d+/); // CHK-34
  await expect(price.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible(); // CHK-35
  await expect(price.getByRole('heading', { name: 'Price summary' })).toBeVisible(); // CHK-36
});

test(
  '[CHK-38] only warns if the hotel cannot be loaded, and the checkout works without it',
  RARE,
  async ({ page, site }) => {
    const { address } = await choose(page, { city: 'Vilnius' });
    await site.faults(AS_OFFERED, { path: '/v3.0/data/hotel', kind: 'status', status: 503 });
    const warned = page.waitForEvent('console', (message) => message.text().startsWith('A page without the details'));
    await page.goto(address);
    expect((await warned).type()).toBe('warning');
    await expect(priceCard(page)).toContainText('Total price');
    await fillDetails(page);
    await expect(payment(page).locator('iframe')).toBeVisible();
  },
);

test('[PRICE-01][PRICE-02][PRICE-03][PRICE-04][PRICE-05][PRICE-06][PRICE-07][PRICE-08] the price summary adds up, row by row', async ({
  page,
}) => {
  const { address } = await choose(page, { city: 'Lyon', isFit: ({ payAtHotel }) => payAtHotel > 0 });
  const answered = page.waitForResponse(PREBOOK);
  await page.goto(address);
  const { offer } = ((await (await answered).json()) as PrebookAnswer).data;
  const fees = offer.retailRate.taxesAndFees;
  const sum = (isIncluded: boolean) =>
    fees.filter(({ included }) => included === isIncluded).reduce((total, { amount }) => total + amount, 0);
  const rows = priceCard(page);
  const nights = offer.total - sum(true);
  const total = offer.total + sum(false);
  await expect(rows).toContainText(`${money(nights / 3)} × 3 nights${money(nights)}`); // PRICE-01
  await expect(rows).toContainText('Average nightly rate');
  await expect(rows).toContainText(`Taxes and fees${money(sum(true))}`); // PRICE-02
  await expect(rows).toContainText(`Property fee (pay at hotel)${money(sum(false))}`); // PRICE-04
  await expect(rows).toContainText(`Total price$${Math.round(total / 3)} per night${money(total)}`); // PRICE-06
  await expect(rows).toContainText(`Pay now${money(offer.total)}At the hotel${money(sum(false))}`); // PRICE-07
  const commission = offer.commission.reduce((all, amount) => all + amount, 0);
  await expect(rows).toContainText(`Includes our service fee of ${money(commission)}`); // PRICE-08

  await expect(rows.getByText(/^Taxes and charges that/)).toBeHidden();
  await rows.locator('summary', { hasText: 'Taxes and fees' }).click();
  await expect(rows.getByText(/^Taxes and charges that/)).toBeVisible(); // PRICE-03
  const [fee] = fees.filter(({ included }) => !included);
  await expect(rows.getByText(fee?.description ?? '')).toBeHidden();
  await rows.locator('summary', { hasText: 'Property fee (pay at hotel)' }).click();
  await expect(rows.getByRole('listitem').filter({ hasText: fee?.description ?? '' })).toContainText(
    money(fee?.amount ?? 0), // PRICE-05
  );
});

test('[PRICE-09][PRICE-10][CANC-10] computes price and policy 300 ms after the start', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const answered = page.waitForResponse(PREBOOK);
  await page.goto(address);
  await answered;
  await page.clock.runFor(299);
  await expect(priceCard(page)).toContainText('Calculating price…');
  await expect(payButton(page)).toHaveCount(0);
  await expect(priceCard(page)).toContainText('Calculating policy…');
  await page.clock.runFor(1);
  await expect(priceCard(page)).toContainText('Average nightly rate');
  await expect(priceCard(page)).not.toContainText('Calculating');
});

test(
  '[PRICE-11] computes the price again each second if prebook has not answered after 300 ms',
  RARE,
  async ({ page }) => {
    const { address, offer } = await choose(page);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const release = await hold(page, PREBOOK);
    // The wait begins with this request.
    const asked = page.waitForRequest(PREBOOK);
    await page.goto(address);
    await asked;
    await expect(priceCard(page)).toContainText('Calculating price…');
    await expect(priceCard(page)).toContainText(`Your total${money(offer.price + offer.payAtHotel)}`);
    await page.clock.runFor(300);
    const answered = page.waitForResponse(PREBOOK);
    release();
    await answered;
    await page.clock.runFor(999);
    await expect(priceCard(page)).toContainText('Calculating price…');
    await expect(payButton(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(priceCard(page)).toContainText('Average nightly rate');
    await expect(payButton(page)).toBeVisible();
  },
);

test('shows what an address claims only until prebook has answered (OPEN-54)', RARE, async ({ page }) => {
  const { hotelId, offer } = await findOffer(page, { isFit: ({ board, refundable }) => board === 'RO' && !refundable });
  const release = await hold(page, PREBOOK);
  const claims = { offerId: offer.offerId ?? '', hotelId, price: '1', board: 'AI', refundable: 'true' };
  await page.goto(`/checkout?${new URLSearchParams(claims)}`);
  await expect(stayCard(page).locator('dl')).toContainText('BoardAll inclusive');
  await expect(stayCard(page).locator('dl')).toContainText('RefundableYes');
  release();
  await expect(stayCard(page).locator('dl')).toContainText('BoardRoom only');
  await expect(stayCard(page).locator('dl')).toContainText('RefundableNo');
  await expect(stayCard(page).locator('dl')).toContainText(dayWithYear(STAY.checkin));
  await expect(priceCard(page)).toContainText(`Pay now${money(offer.price)}`);
});

test('shows fees in a currency of the hotel beside the sums', RARE, async ({ page }) => {
  const { address, offer } = await choose(page);
  await changePrebook(page, ({ retailRate }) => ({
    retailRate: {
      ...retailRate,
      taxesAndFees: [{ description: 'Spa', included: false, amount: 300, currency: 'CZK' }],
    },
  }));
  await page.goto(address);
  await expect(priceCard(page)).toContainText('Property fee (pay at hotel)CZK 300.00');
  await expect(payment(page)).toContainText(`You pay ${money(offer.price)} now and CZK 300.00 at the hotel.`);
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['en', DESKTOP],
  ['ar', PHONE],
  ['ar', DESKTOP],
] as const) {
  test(
    `axe finds no problems on the checkout in ${language}, ${viewport.width} px wide`,
    alwaysIf(language === 'ar' && viewport === PHONE),
    async ({ page, site }) => {
      const { address } = await choose(page, { city: 'Lyon', isFit: ({ payAtHotel }) => payAtHotel > 0 });
      await page.setViewportSize(viewport);
      await speak(page, site.url, language);
      await page.goto(address);
      await expect(page.locator('aside summary').first()).toBeVisible();
      await page.locator('button[aria-disabled=true]').click({ force: true });
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
      for (const part of await page.locator('aside summary').all()) await part.click();
      await expectAccessible(page);
      for (const name of ['firstName', 'lastName']) await page.locator(`[name=${name}]`).fill('Mira');
      await page.locator('[name=email]').fill('mira@example.test');
      await expect(page.locator('.sandbox-card-pay')).toBeEnabled();
      await expectAccessible(page);
    },
  );
}
