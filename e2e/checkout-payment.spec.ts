/** Prebook and the payment widget: how they start, which data they get, and what can go wrong. */
import type { Page, Request } from '@playwright/test';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import {
  AS_OFFERED,
  CONTACT,
  card,
  choose,
  details,
  fillDetails,
  money,
  openAddress,
  PREBOOK,
  PREBOOK_AT_PROVIDER,
  payButton,
  payment,
  priceCard,
} from './chosen-offer';
import { DESKTOP, expect, hold, RARE, takenOver, test } from './site';
import { CARD_EXPIRY, STAY } from './stay-dates';

const SCRIPT = '**/payment-wrapper/dist/liteAPIPayment.js*';
const RED = 'rgb(176, 50, 31)';

test.use({ viewport: DESKTOP });
test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

const problem = (page: Page) => payment(page).getByRole('alert');
const tryAgain = (page: Page) => payment(page).getByRole('button', { name: 'Try again' });

/** The tests end here: the return page has its own tests. */
const comingBack = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/payment/return');

function sent(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) requests.push(request);
  });
  return requests;
}

test('[CHK-25][PAY-01] covers the payment card during the prebook, then the traveller can pay', async ({ page }) => {
  const { address, offer } = await choose(page);
  const release = await hold(page, PREBOOK);
  await page.goto(address);
  await expect(payment(page).getByText('Refreshing payment methods…')).toBeVisible();
  release();
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price)}`); // CHK-24, and PAY-22: without its secret the widget shows nothing
  await expect(payment(page).getByText('Refreshing payment methods…')).toHaveCount(0);
});

test('[CHK-24][PAY-20][PAY-21][PAY-22][PAY-23] the traveller pays in the widget, and returns with the ids of the payment', async ({
  page,
  site,
}) => {
  const { address, offer, hotelId } = await choose(page);
  const script = page.waitForRequest(SCRIPT);
  const config = page.waitForRequest('**/payment-wrapper/config');
  const prebooked = page.waitForResponse(PREBOOK);
  await page.goto(address);
  await fillDetails(page);
  const { prebookId, transactionId } = ((await (await prebooked).json()) as PrebookAnswer).data;
  expect(new URL((await script).url()).origin).toBe(site.sandboxUrl); // PAY-20
  expect((await config).postDataJSON()).toEqual({ publicKey: 'sandbox' }); // PAY-21
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price)}`);
  await expect(payment(page)).toContainText(/You pay \$[\d,.]+ now and (nothing|\$[\d,.]+) at the hotel\./);
  await expect(payment(page)).toContainText('By paying you agree to our Terms and Privacy.');
  await card(page).locator('[name=number]').fill('4242424242424242');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  const back = comingBack(page);
  await payButton(page).click();
  const query = Object.fromEntries(new URL((await back).url()).searchParams);
  expect(query).toMatchObject({ prebookId, transactionId, hotelId, redirect_status: 'succeeded' }); // PAY-23
});

test('[PAY-02][PAY-06][PAY-08] calls prebook once, and warns that nobody is signed in', async ({ page }) => {
  const { address } = await choose(page);
  const asked = sent(page, '/rates/prebook');
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Prebook without a token'));
  await page.goto(address);
  expect((await warned).type()).toBe('warning');
  await fillDetails(page);
  await openAddress(page);
  await details(page).getByLabel('City').fill('Brno');
  await expect(payment(page).locator('iframe')).toBeVisible();
  expect(asked.map((request) => request.method())).toEqual(['POST']);
  expect(await asked[0]?.headerValue('authorization')).toBeNull();
});

test('[PAY-09][PAY-10][PAY-11][PAY-12][PAY-13][PAY-14][PAY-15][PAY-16][PAY-17] sends prebook what was chosen', async ({
  page,
}) => {
  const { query } = await choose(page);
  await page.addInitScript((offerId) => sessionStorage.removeItem(`offer:${offerId}`), query['offerId']);
  await page.addInitScript(() => sessionStorage.setItem('payer', '{"firstName":"Mira","email":"mira@example.test"}'));
  const asked = page.waitForRequest(PREBOOK);
  await page.goto(`/checkout?${new URLSearchParams({ ...query, adults: '3', children: '2', rooms: '2' })}`);
  expect((await asked).postDataJSON()).toEqual({
    offerId: query['offerId'], // PAY-09
    ...STAY, // PAY-10
    currency: 'USD', // PAY-11
    // PAY-12, and PAY-17: the number of children is known, but not their ages.
    occupancies: [
      { adults: 2, children: [8] },
      { adults: 1, children: [8] },
    ],
    rooms: 2, // PAY-13
    guestNationality: 'US', // PAY-14
    contact: { firstName: 'Mira', email: 'mira@example.test' }, // PAY-15
    // PAY-16
    usePaymentSdk: true,
    paymentSdk: true,
    payment: { sdk: true },
    language: 'en',
  });
});

test(
  '[PAY-03] another currency starts a new prebook; the details stay, and the offer keeps its currency',
  RARE,
  async ({ page }) => {
    const { address, offer } = await choose(page);
    await page.goto(address);
    await takenOver(page);
    await fillDetails(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /preferences/ })
      .click();
    const popover = page.getByRole('dialog', { name: 'Site preferences' });
    await popover.getByLabel('Currency').selectOption('EUR');
    const asked = page.waitForRequest(PREBOOK);
    await popover.getByRole('button', { name: 'Close' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ currency: 'EUR', contact: { firstName: 'Mira' } });
    await expect(details(page).getByLabel('Email')).toHaveValue('mira@example.test');
    await expect(priceCard(page)).toContainText(`Pay now${money(offer.price)}`);
    await expect(priceCard(page)).toContainText('This offer was found in USD and is paid in USD.');
  },
);

test('[CHK-26][PAY-26][PAY-27] shows a failed prebook in red, and offers a retry', async ({ page, site }) => {
  const { address, offer } = await choose(page);
  await site.faults({ path: PREBOOK_AT_PROVIDER, kind: 'status', status: 503 });
  await page.goto(address);
  await expect(problem(page)).toContainText('Unable to start payment');
  await expect(problem(page).getByText('Unable to start payment')).toHaveCSS('color', RED);
  await expect(problem(page)).toContainText('Nothing was charged.');
  await expect(priceCard(page)).not.toContainText('Calculating');
  await site.faults(AS_OFFERED);
  await tryAgain(page).click();
  await expect(payment(page)).toBeFocused();
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price)}`);
  await expect(priceCard(page)).toContainText(`Pay now${money(offer.price)}`);
});

test(
  '[PAY-24] says that the script has not loaded, keeps the price, and loads the script on a retry',
  RARE,
  async ({ page }) => {
    const { address, offer } = await choose(page);
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    await fillDetails(page);
    await expect(problem(page)).toContainText('Failed to load LiteAPI Payment SDK');
    await expect(priceCard(page)).toContainText(`Pay now${money(offer.price)}`);
    await page.unroute(SCRIPT);
    await tryAgain(page).click();
    await expect(card(page).locator('[name=number]')).toBeVisible();
  },
);

test('[PAY-26] shows an error if the widget draws nothing', RARE, async ({ page }) => {
  const { address } = await choose(page);
  const config = '**/payment-wrapper/config';
  await page.route(config, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await page.clock.install();
  const refused = page.waitForResponse(config);
  await page.goto(address);
  await fillDetails(page);
  await refused;
  await expect(payment(page)).toContainText('Opening the card form…');
  await page.clock.runFor(15_100);
  await expect(problem(page)).toContainText('Unable to start payment');
});

test('tells our API who pays before the widget opens, and again when the payer focuses the card form', async ({
  page,
}) => {
  const { address } = await choose(page);
  const saved = sent(page, '/rates/contact');
  const release = await hold(page, CONTACT);
  await page.goto(address);
  await fillDetails(page);
  await expect.poll(() => saved.length).toBe(1);
  await expect(payment(page).locator('iframe')).toHaveCount(0);
  release();
  const mira = { firstName: 'Mira', lastName: 'Nováková', email: 'mira@example.test' };
  expect(saved[0]?.postDataJSON()).toMatchObject({ contact: mira, isPaying: false });

  await card(page).locator('[name=number]').click();
  await expect.poll(() => saved.at(-1)?.postDataJSON()).toMatchObject({ contact: mira, isPaying: true });
  await card(page).locator('[name=number]').fill('4242');
  await details(page).getByLabel('Phone').fill('+420 555 0100');
  await expect
    .poll(() => saved.at(-1)?.postDataJSON())
    .toMatchObject({ contact: { ...mira, phone: '+420 555 0100' }, isPaying: true });
  // The typed card number stays, even while payment is not possible.
  await details(page).getByLabel('Email').fill('');
  await expect(payment(page).locator('iframe')).toBeHidden();
  await details(page).getByLabel('Email').fill('mira@example.test');
  await expect(card(page).locator('[name=number]')).toHaveValue('4242');
});

test('a click on Pay tells our API again that the traveller pays, and retries until our API answers', async ({
  page,
}) => {
  const { address } = await choose(page);
  await page.goto(address);
  await fillDetails(page);
  await card(page).locator('[name=number]').fill('4000000000000002');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const heard = page.waitForResponse((response) => response.url().endsWith('/rates/contact') && response.ok());
  await payButton(page).click();
  expect((await heard).request().postDataJSON()).toMatchObject({ isPaying: true });
  await expect(card(page).getByRole('alert')).toContainText('declined');
});

test('payment is closed until our API has saved the payer', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(address);
  await fillDetails(page);
  await expect(problem(page)).toContainText('Unable to start payment');
  await expect(payment(page).locator('iframe')).toHaveCount(0);
});

test('a failed payment leads back to its checkout, and to the hotel with the search', async ({ page }) => {
  const { address, hotelId } = await choose(page);
  const prebooked = page.waitForResponse(PREBOOK);
  await page.goto(address);
  await fillDetails(page);
  await expect(card(page).locator('[name=number]')).toBeVisible();
  const { prebookId, transactionId } = ((await (await prebooked).json()) as PrebookAnswer).data;
  const query = { prebookId, transactionId: transactionId ?? '', hotelId, redirect_status: 'failed' };
  const back = `/payment/return?${new URLSearchParams(query)}`;
  await page.goto(back);
  await page.getByRole('link', { name: 'Back to hotel' }).click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === `/hotel/${hotelId}` &&
      searchParams.get('checkin') === STAY.checkin &&
      searchParams.get('place') === 'Copenhagen',
  );
  await page.goto(back);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(card(page).locator('[name=number]')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  await expect(details(page).getByLabel('Email')).toHaveValue('mira@example.test');
});

test('the traveller pays with only the keyboard', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.goto(address);
  const firstName = details(page).getByLabel('First name');
  // The field cannot take the focus until the details that were typed earlier have loaded.
  await expect(firstName).toBeEnabled();
  await firstName.focus();
  for (const text of ['Mira', 'Nováková', 'mira@example.test']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(card(page).locator('[name=number]')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  const inFocus = () =>
    page.evaluate(() => [...document.querySelectorAll('*')].indexOf(document.activeElement as Element));
  const bodyIndex = () => page.evaluate(() => [...document.querySelectorAll('*')].indexOf(document.body));
  const isInCard = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  while (!(await isInCard())) {
    // The card form belongs to another origin: the focus needs a moment to get there. Meanwhile it is on the body.
    const passed = [await inFocus(), await bodyIndex()];
    await page.keyboard.press('Tab');
    await expect.poll(async () => passed.includes(await inFocus())).toBe(false);
  }
  await expect(card(page).locator('[name=number]')).toBeFocused();
  for (const text of ['4242424242424242', CARD_EXPIRY, '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  const back = comingBack(page);
  await page.keyboard.press('Enter');
  await back;
});
