/** The desk makes a promo code, and a traveller books with it. */
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { comeIn } from './at-the-desk';
import { AS_OFFERED, card, choose, fillDetails, money, payButton, priceCard } from './chosen-offer';
import { lettersTo } from './letters';
import { expect, PHONE, RARE, test } from './site';
import { CARD_EXPIRY } from './stay-dates';

test.use({ viewport: PHONE });

test('the desk makes a code, a traveler books with it, and it stands in every sum', RARE, async ({ page, site }) => {
  const main = page.getByRole('main');
  await comeIn(page, site, 'desk-codes@example.test');
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(main).toContainText('WELCOME10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('journey');
  await page.getByLabel('Percent').fill('95');
  await page.getByLabel('At most, in the currency').fill('30');
  await page.getByLabel('Uses, by all travelers together').fill('1');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Percent')).toBeFocused();
  await expect(page.getByLabel('Percent')).toHaveAccessibleDescription('Enter a whole number from 1 to 90.');
  await expectAccessible(page);
  await page.getByLabel('Percent').fill('90');
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row').filter({ hasText: 'JOURNEY' });
  await expect(row).toContainText('90 %at most $30.00');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Free nights' }).click();
  await expect(main).toContainText(/earned/);
  await page.getByRole('link', { name: 'Log' }).click();
  await expect(main).toContainText('Created the promo code JOURNEY');
  await page.context().clearCookies();

  await site.faults(AS_OFFERED);
  const { address, offer } = await choose(page, { isFit: ({ price }) => price > 100 });
  await page.goto(address);
  await fillDetails(page, 'journey@example.test');
  await page.getByRole('button', { name: 'Have a promo code?' }).click();
  await expect(page.getByLabel('Promo code')).toBeFocused();
  await page.getByLabel('Promo code').fill('journy');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(/This code is not valid/);
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price)}`);
  await expectAccessible(page);
  await page.getByLabel('Promo code').fill('journey');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(priceCard(page)).toContainText('Promo code JOURNEY−$30.00');
  await expect(priceCard(page)).toContainText(`Pay now${money(offer.price - 30)}`);
  await expect(page.getByLabel('First name')).toHaveValue('Mira');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The code is still there after a reload.
  await page.reload();
  await expect(priceCard(page)).toContainText('Promo code JOURNEY−$30.00');
  await fillDetails(page, 'journey@example.test');
  await expect(payButton(page)).toHaveText(`Pay now ${money(offer.price - 30)}`);
  await card(page).locator('[name=number]').fill('4242424242424242');
  await card(page).locator('[name=expiry]').fill(CARD_EXPIRY);
  await card(page).locator('[name=cvc]').fill('123');
  await payButton(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
  await expect(main).toContainText('Promo code JOURNEY−$30.00');
  await expect(main).toContainText(`Paid${money(offer.price - 30)}`);
  const letter = async () => (await lettersTo(site, 'journey@example.test')).map(({ text }) => text).join();
  await expect.poll(letter).toMatch(/Promo code JOURNEY:?\s+−\$30\.00/);
});
