/** The colors of the card form while the checkout is open. */
import { AS_OFFERED, card, choose, fillDetails } from './chosen-offer';
import { DESKTOP, drawn, expect, RARE, test } from './site';

test.use({ viewport: DESKTOP });
test.beforeEach(async ({ site }) => site.faults(AS_OFFERED));

test('the card form follows the color scheme until somebody uses it', RARE, async ({ page }) => {
  const { address } = await choose(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await fillDetails(page);
  const number = card(page).locator('[name=number]');
  const background = () => number.evaluate((field) => getComputedStyle(field).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await number.fill('4242');
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  await expect(number).toHaveValue('4242');
  expect(await background()).toBe(dark);
});
