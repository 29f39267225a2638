/** The whole journey of a traveller: from a search to a paid stay, and to its cancellation. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { signUp } from './account';
import { jsonOf } from './checked-answer';
import { AS_OFFERED, card, choose, fillDetails, gate, money, PREBOOK_AT_PROVIDER, payButton } from './chosen-offer';
import { DESKTOP, expect, PHONE, RARE, speak, test } from './site';
import { CARD_EXPIRY, queryOf, STAY } from './stay-dates';

const SEARCH = `/search?place=Luxembourg&${queryOf(STAY)}&adults=2&rooms=1`;
const DECLINED = '4000000000000002';
const ASKS_THE_BANK = '4000002760003184';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function typeCard(page: Page, number: string): Promise<void> {
  await card(page).locator('[name=number]').fill(number);
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
}

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE });

  test('a traveller pays after a declined card and a question of the bank, then cancels the booking', async ({
    page,
    site,
  }) => {
    await speak(page, site.url, 'ar');
    await site.faults(AS_OFFERED);
    await page.goto(SEARCH);
    await page.locator('article[data-price=offer]').getByRole('link').first().click();
    const room = page.locator('#rooms').getByRole('article').first();
    await room.getByRole('link', { name: 'احجز' }).click();
    for (const [field, text] of Object.entries({ firstName: 'منى', lastName: 'حداد', email: 'mona@example.test' })) {
      await page.locator(`[name=${field}]`).fill(text);
    }
    const pay = page.getByRole('button', { name: /^ادفع الآن/ });
    await typeCard(page, DECLINED);
    await pay.click();
    await expect(card(page).getByRole('alert')).toHaveText('رفض مصرفك عملية الدفع. يرجى تجربة بطاقة أخرى.');
    await typeCard(page, ASKS_THE_BANK);
    await pay.click();
    const dialog = page.locator('.sandbox-card-dialog');
    const bank = page.frameLocator('.sandbox-card-challenge');
    await expect(bank.locator('bdi'), 'an amount is written from left to right').toHaveAttribute('dir', 'ltr');
    const [before, after] = await dialog.evaluate((bank) => {
      const { left, right } = bank.getBoundingClientRect();
      return [left, innerWidth - right];
    });
    expect(before, 'the dialog of the bank is in the middle of the page').toBe(after);
    await bank.getByRole('button', { name: 'نعم، ادفع' }).click();

    await expect(headline(page)).toHaveText('تم تأكيد الحجز');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'عرض الحجز' }).click();
    await page.getByRole('button', { name: 'إلغاء الحجز' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الحجز' }).click();
    await expect(headline(page)).toHaveText('أُلغي هذا الحجز');
  });
});

test.describe('on a desktop, signed in', () => {
  test.use({ viewport: DESKTOP });

  test(
    'a traveller accepts a higher price, names a guest, pays, and finds the booking under Trips',
    RARE,
    async ({ page, site }) => {
      const { email } = await signUp(page.request);
      const { address, offer } = await choose(page, { city: 'Luxembourg' });
      await site.faults({ path: PREBOOK_AT_PROVIDER, kind: 'change', pricePercent: 10 });
      await page.goto(address);
      await gate(page)
        .getByRole('button', { name: /^Yes, continue with/ })
        .click();
      await fillDetails(page, email);
      await page.getByRole('form', { name: 'Guests and requests' }).getByText('Guests and requests').click();
      await page.getByLabel('Guest: First name').fill('Bo');
      await expect(page.getByText('Payment opens when every named guest has a first and a last name.')).toBeVisible();
      await payButton(page).click({ force: true });
      await expect(page.getByLabel('Guest: Last name')).toBeFocused();
      await page.getByLabel('Guest: Last name').fill('Lind');
      await page.getByLabel('Beds').selectOption('Two single beds');
      await page.getByLabel('Arrival at the hotel').selectOption('22:00');
      await page.getByLabel('Special requests').fill('A quiet room, please.');
      await typeCard(page, '4242424242424242');
      const paid = money(Math.round(offer.price * 110) / 100);
      await expect(payButton(page)).toHaveText(`Pay now ${paid}`);
      await payButton(page).click();

      await expect(headline(page)).toHaveText('Booking confirmed');
      const records = page.getByRole('region', { name: 'For your records' });
      await expect(records).toContainText(
        'GuestsBo LindBedsTwo single bedsArrival at the hotel10:00 PMSpecial requestsA quiet room, please.',
      );
      const ledger = await jsonOf(await page.request.get(`${site.sandboxUrl}/__sandbox/ledger`));
      const sent = ledger.requests.findLast(({ path }: { path: string }) => path === '/v3.0/rates/book').body;
      expect(sent.guests).toMatchObject([
        {
          firstName: 'Bo',
          lastName: 'Lind',
          remarks: 'Bed wish: two single beds. Arrival: about 22:00. Request: A quiet room, please.',
        },
      ]);
      const reference = new URL(page.url()).searchParams.get('ref') ?? '';
      await page.getByRole('link', { name: 'Go to Trips' }).click();
      const trip = page.getByRole('article').filter({ hasText: reference });
      await expect(trip).toContainText('Confirmed');
      await expect(trip).toContainText(`Paid${paid}`);
    },
  );
});
