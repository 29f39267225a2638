/** Ten nights earn a free one: earned on Trips, used at checkout, seen in every sum, and back after a cancellation. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { signUp } from './account';
import { bookStay } from './booked';
import { AS_OFFERED, CONTACT, card, choose, fillDetails, money, payButton, priceCard } from './chosen-offer';
import { earn, LONG } from './earned';
import { alwaysIf, expect, PHONE, RARE, speak, test, visit } from './site';
import { CARD_EXPIRY } from './stay-dates';

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const rewards = (page: Page) => page.locator('section[aria-labelledby=rewards]');
const ticket = (page: Page) => rewards(page).locator('[data-state]');
const freeNightButton = (page: Page) => page.locator('#price button[aria-pressed]');
const reduction = (page: Page) => page.locator('#price bdi').filter({ hasText: '−' });

async function pay(page: Page): Promise<void> {
  await card(page).locator('[name=number]').fill('4242424242424242');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  await payButton(page).click();
}

test.use({ viewport: PHONE });

test('[REW-01][REW-02][REW-03][TRIP-08] a traveller earns a free night, uses it, cancels, and has it back', async ({
  page,
  site,
}) => {
  const guest = await signUp(page.request);
  await bookStay(page.request, site, LONG);
  await visit(page, '/trips');
  await expect(rewards(page)).toContainText('0 of 10 nights');
  await page.getByText('Diagnostics', { exact: true }).click();
  await page.getByRole('button', { name: /^End this stay: .* 12 nights$/ }).click();
  await expect(rewards(page)).toContainText('2 of 10 nights');
  await expect(ticket(page)).toContainText(/Free night · \$[\d.,]+For a stay that you book by/);
  await page.getByText('Your nights so far').click();
  await expect(rewards(page).getByRole('listitem').last()).toContainText('12 nights');
  await expectAccessible(page);
  const worth = Number(/\$([\d.,]+)/.exec((await ticket(page).textContent()) ?? '')?.[1]?.replaceAll(',', ''));

  await site.faults(AS_OFFERED);
  const { address, offer } = await choose(page, {
    isFit: ({ refundable, price }) => refundable && price > worth * 1.1,
  });
  await page.goto(address);
  await fillDetails(page, guest.email);
  await page.getByRole('button', { name: 'Use my free night' }).click();
  await expect(reduction(page)).toHaveText(`−${money(worth)}`);
  await expect(priceCard(page)).toContainText(`Pay now${money(offer.price - worth)}`);
  await expect(page.getByRole('region', { name: 'The hotel changed this offer' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price - worth)}`);
  await pay(page);

  await expect(headline(page)).toHaveText('Booking confirmed');
  await expect(page.getByRole('main')).toContainText(`Free night−${money(worth)}`);
  await page.goto('/trips');
  await expect(ticket(page)).toContainText(/Used for booking TN/);
  await ticket(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your free night comes back too.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(headline(page)).toHaveText(/canceled/);
  await page.goto('/trips');
  await expect(ticket(page)).toContainText('For a stay that you book by');
});

// Stays that cost much more than the free night is worth.
for (const [language, currency, least] of [
  ['de', 'EUR', 400],
  ['ar', 'USD', 400],
  ['pl', 'PLN', 1600],
] as const) {
  test(`[REW-03] a free night is used in ${language}`, alwaysIf(false), async ({ page, site }) => {
    await speak(page, site.url, language, currency);
    const guest = await signUp(page.request);
    await earn(page, site);
    await site.faults(AS_OFFERED);
    const { address } = await choose(page, { isFit: ({ refundable, price }) => refundable && price > least });
    await page.goto(address);
    for (const [field, text] of Object.entries({ firstName: 'Mira', lastName: 'Nováková', email: guest.email })) {
      await page.locator(`[name=${field}]`).fill(text);
    }
    await freeNightButton(page).click();
    await expect(freeNightButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(reduction(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto('/trips');
    await expect(ticket(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('[REW-03] a second payment with the same free night hears it before it pays', RARE, async ({ page, site }) => {
  const guest = await signUp(page.request);
  await earn(page, site);
  await site.faults(AS_OFFERED);
  const { address } = await choose(page, { isFit: ({ refundable, price }) => refundable && price > 900 });
  await page.goto(address);
  await fillDetails(page, guest.email);
  await freeNightButton(page).click();
  await expect(reduction(page)).toBeVisible();
  await page.route(CONTACT, (route) =>
    route.request().postDataJSON().isPaying
      ? route.fulfill({ status: 409, json: { error: { code: 'free_night_taken', message: '', requestId: '1' } } })
      : route.fallback(),
  );
  await card(page).locator('[name=number]').click();
  await expect(priceCard(page)).toContainText('Your free night is part of another payment.');
  await expect(reduction(page)).toHaveCount(0);
  await expect(payButton(page)).toBeVisible();
});
