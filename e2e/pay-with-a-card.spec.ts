/** The hosted payment widget in a real browser, on a page of another site that embeds it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { createVendor, openShop, type Prebook } from './shop';
import { alwaysIf, DESKTOP, expect, PHONE, RARE, test } from './site';
import { CARD_EXPIRY } from './stay-dates';

type Shop = { readonly prebook: Prebook; readonly url: string };

const shopTest = test.extend<{ openPage: (language?: string) => Promise<Shop> }>({
  openPage: async ({ page, site }, use) => {
    const closings: (() => Promise<unknown>)[] = [];
    await use(async (language) => {
      await site.faults({ path: '/v3.0/rates/prebook', kind: 'as-offered' });
      const prebook = await createVendor(site.sandboxUrl).prebook();
      const { url, close } = await openShop(site.sandboxUrl, prebook, language);
      closings.push(close);
      await page.goto(url);
      await expect(payButton(page)).toBeEnabled();
      return { prebook, url };
    });
    for (const close of closings) await close();
  },
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay now/ });
const card = (page: Page) => page.frameLocator('.sandbox-card-frame');
const bank = (page: Page) => page.frameLocator('.sandbox-card-challenge');

async function typeCard(page: Page, number: string, expiry = CARD_EXPIRY, cvc = '123') {
  await card(page).locator('[name=number]').fill(number);
  await card(page).locator('[name=expiry]').fill(expiry);
  await card(page).locator('[name=cvc]').fill(cvc);
}

shopTest(
  'a shop prebooks, a traveller pays, and the shop books, lists and cancels the stay',
  RARE,
  async ({ page, site, openPage }) => {
    const vendor = createVendor(site.sandboxUrl);
    const { prebook, url } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${new URL(request.url()).origin} ${request.postData() ?? ''}`));

    const [first, second] = [`${prebook.prebookId}-1`, `${prebook.prebookId}-2`];
    expect(await vendor.book(prebook, first)).toMatchObject({ error: { code: 2014 } });
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await page.waitForURL(/\/paid\?/);

    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      prebookId: prebook.prebookId,
      payment_intent: prebook.secretKey.split('_secret_')[0],
      payment_intent_client_secret: prebook.secretKey,
      redirect_status: 'succeeded',
    });
    // The card number went only to the widget's own server.
    const withNumber = asked.filter((line) => line.includes('4242424242424242'));
    expect(withNumber).toHaveLength(1);
    expect(withNumber[0]).toContain(site.sandboxUrl);
    expect(withNumber[0]).not.toContain(url);

    const paid = { transactionId: prebook.transactionId, amount: prebook.price };
    expect((await vendor.charges(prebook.transactionId)).charges).toMatchObject([{ ...paid, status: 'authorised' }]);
    expect(await vendor.book(prebook, first)).toMatchObject({ error: { code: 4005 } });
    const booked = await vendor.book(prebook, second);
    expect(booked.data).toMatchObject({ status: 'CONFIRMED', price: prebook.price });
    expect((await vendor.bookingsOf(second)).data).toMatchObject([{ bookingId: booked.data.bookingId }]);
    expect((await vendor.cancel(booked.data.bookingId)).data).toMatchObject({
      status: 'CANCELLED',
      refund_amount: prebook.price,
    });
    expect(await vendor.charges(prebook.transactionId)).toMatchObject({
      charges: [{ ...paid, status: 'captured' }],
      refunds: [{ ...paid, reason: 'cancelled' }],
    });
  },
);

for (const [what, number, sentence] of [
  ['a declined card', '4000000000000002', 'Your bank has declined the payment. Please try another card.'],
  [
    'a card without enough money',
    '4000000000009995',
    'There is not enough money on this card. Please try another one.',
  ],
  ['a wrong number', '4242424242424241', 'This card number is not right. Please check it.'],
  ['a card that is not for tests', '4111111111111111', 'Only test cards can pay here. Choose one from the list.'],
] as const) {
  shopTest(
    `reports ${what} beside the field, and another card still pays`,
    alwaysIf(what === 'a declined card'),
    async ({ page, site, openPage }) => {
      const { prebook } = await openPage();
      await typeCard(page, number);
      await payButton(page).click();
      await expect(card(page).getByRole('alert')).toHaveText(sentence);
      await expect(card(page).locator('[name=number]')).toHaveAttribute('aria-invalid', 'true');
      expect((await createVendor(site.sandboxUrl).charges(prebook.transactionId)).charges).toEqual([]);
      await typeCard(page, '4242424242424242');
      await payButton(page).click();
      await page.waitForURL(/\/paid\?/);
    },
  );
}

shopTest('the traveller refuses at the bank, tries again, and approves', RARE, async ({ page, openPage }) => {
  await openPage();
  await typeCard(page, '4000002760003184');
  await payButton(page).click();
  await bank(page).getByRole('button', { name: 'No, stop the payment' }).click();
  await expect(card(page).getByRole('alert')).toContainText('The payment was not approved.');
  await payButton(page).click();
  await bank(page).getByRole('button', { name: 'Yes, pay' }).click();
  await page.waitForURL(/\/paid\?.*redirect_status=succeeded/);
});

shopTest('closing the dialog of the bank with Escape is not an approval', RARE, async ({ page, site, openPage }) => {
  const { prebook } = await openPage();
  await typeCard(page, '4000002760003184');
  await payButton(page).click();
  await expect(bank(page).getByRole('button', { name: 'Yes, pay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('alert')).toContainText('The payment was not approved.');
  expect((await createVendor(site.sandboxUrl).charges(prebook.transactionId)).charges).toEqual([]);
});

shopTest('the traveller pays with only the keyboard, in the order of the fields', RARE, async ({ page, openPage }) => {
  await openPage();
  await page.keyboard.press('Tab');
  await expect(card(page).locator('[name=number]')).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type(CARD_EXPIRY);
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/paid\?/);
});

for (const [language, viewport] of [
  ['en', PHONE],
  ['ar', PHONE],
  ['de', DESKTOP],
] as const) {
  shopTest(`the widget is accessible in ${language}, ${viewport.width} px wide`, RARE, async ({ page, openPage }) => {
    await page.setViewportSize(viewport);
    await openPage(language);
    await card(page).locator('summary').click();
    await typeCard(page, '4000000000000002');
    await payButton(page).click();
    await expect(card(page).getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page);
    await expect(card(page).locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    const frame = page.locator('.sandbox-card-frame');
    const [outer, inner] = [await frame.boundingBox(), await card(page).locator('form').boundingBox()];
    expect(outer?.height).toBeGreaterThanOrEqual(inner?.height ?? 0);
  });
}
