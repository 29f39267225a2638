/** A checkout that stays open renews its prebook before it is too old to be paid. */
import type { Page, Request } from '@playwright/test';
import {
  AS_OFFERED,
  CONTACT,
  card,
  choose,
  fillDetails,
  gate,
  money,
  PREBOOK,
  PREBOOK_AT_PROVIDER,
  payButton,
  payment,
} from './chosen-offer';
import { DESKTOP, expect, RARE, test } from './site';
import { CARD_EXPIRY } from './stay-dates';

test.use({ viewport: DESKTOP });
test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

const MINUTE = 60_000;
const CLOSED = { status: 409, json: { error: { code: 'conflict', message: '', requestId: '' } } };
const note = (page: Page) => payment(page).getByText('This page was open for a while, so we checked the price again.');
const number = (page: Page) => card(page).locator('[name=number]');
const bank = (page: Page) => page.frameLocator('.sandbox-card-challenge');

function prebooks(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/rates/prebook') requests.push(request);
  });
  return requests;
}

/** Opens a checkout with a clock that the journey moves, and waits for the card form. */
async function openCheckout(page: Page) {
  const chosen = await choose(page);
  const asked = prebooks(page);
  await page.clock.install();
  await page.goto(chosen.address);
  await fillDetails(page);
  await expect(number(page)).toBeVisible();
  return { ...chosen, asked };
}

async function typeCard(page: Page, digits: string): Promise<void> {
  await number(page).fill(digits);
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
}

test('checks the price again after 20 minutes, and the traveller pays the new prebook', async ({ page }) => {
  const { asked } = await openCheckout(page);
  await number(page).fill('4242');
  await page.clock.fastForward(19 * MINUTE);
  await expect(number(page)).toHaveValue('4242');
  expect(asked).toHaveLength(1);

  const renewed = page.waitForResponse(PREBOOK);
  await page.clock.fastForward(2 * MINUTE);
  const { prebookId } = (await (await renewed).json()).data;
  await expect(note(page)).toContainText('Please enter your card details once more.');
  await expect(payment(page)).toBeFocused();
  await expect(number(page)).toHaveValue('');
  await expect(gate(page)).toHaveCount(0);
  expect(asked).toHaveLength(2);

  await typeCard(page, '4242424242424242');
  const back = page.waitForRequest((request) => new URL(request.url()).pathname === '/payment/return');
  await payButton(page).click();
  expect(new URL((await back).url()).searchParams.get('prebookId')).toBe(prebookId);
});

test('a hidden tab renews its prebook when it becomes visible, and not before', RARE, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => document.documentElement.dataset['seen'] ?? 'visible',
    });
  });
  const { asked } = await openCheckout(page);
  const turn = (seen: string) =>
    page.evaluate((state) => {
      document.documentElement.dataset['seen'] = state;
      document.dispatchEvent(new Event('visibilitychange'));
    }, seen);
  await turn('hidden');
  await page.clock.fastForward(300 * MINUTE);
  await expect(number(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.clock.pauseAt(new Date(Date.now() + 301 * MINUTE));
  await turn('visible');
  await expect(note(page)).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
});

test('does not renew the prebook while the bank asks the payer to confirm', RARE, async ({ page }) => {
  const { asked } = await openCheckout(page);
  await typeCard(page, '4000002760003184');
  await page.clock.fastForward(19 * MINUTE);
  await payButton(page).click();
  await expect(bank(page).getByRole('button', { name: 'Yes, pay' })).toBeVisible();
  await page.clock.fastForward(3 * MINUTE);
  await expect(bank(page).getByRole('button', { name: 'Yes, pay' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.clock.fastForward(2 * MINUTE);
  await expect(note(page)).toBeVisible();
});

test('asks the traveller once to accept a price that has risen meanwhile', RARE, async ({ page, site }) => {
  const { offer } = await openCheckout(page);
  await site.faults({ path: PREBOOK_AT_PROVIDER, kind: 'change', pricePercent: 10 });
  await page.clock.fastForward(21 * MINUTE);
  await expect(note(page)).toBeVisible();
  await expect(gate(page)).toContainText(`You chose${money(offer.price + offer.payAtHotel)}`);
  await expect(payment(page).locator('iframe')).toHaveCount(0);

  // The next renewal does not ask again.
  await gate(page)
    .getByRole('button', { name: /^Yes, continue/ })
    .click();
  await expect(number(page)).toBeVisible();
  const renewed = page.waitForResponse(PREBOOK);
  await page.clock.fastForward(21 * MINUTE);
  await renewed;
  await expect(number(page)).toBeVisible();
  await expect(gate(page)).toHaveCount(0);
});

test('starts a new prebook if our API no longer waits for the payment', RARE, async ({ page }) => {
  const { address } = await choose(page);
  const asked = prebooks(page);
  await page.route(CONTACT, (route) => route.fulfill(CLOSED), { times: 1 });
  await page.goto(address);
  await fillDetails(page);
  await expect(note(page)).toBeVisible();
  await expect(number(page)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('shows an error if our API has closed the new prebook too, and does not retry forever', RARE, async ({ page }) => {
  const { address } = await choose(page);
  const asked = prebooks(page);
  await page.route(CONTACT, (route) => route.fulfill(CLOSED));
  await page.goto(address);
  await fillDetails(page);
  await expect(payment(page).getByRole('alert')).toContainText('Unable to start payment');
  expect(asked).toHaveLength(2);
});
