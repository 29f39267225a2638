/** The strip of seven days on a hotel's page: the whole price of the same stay, a few days earlier or later. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { hotelWhere, onSaleToo } from './fitting-hotel';
import { alwaysIf, DESKTOP, expect, PHONE, RARE, speak, test, visit } from './site';
import { addDays, queryOf, STAY, shortDay, stayIn } from './stay-dates';

const LATER = { checkin: addDays(STAY.checkin, 1), checkout: addDays(STAY.checkout, 1) };
const strip = (page: Page) => page.locator('#rooms section').filter({ has: page.locator('[aria-current=date]') });
const days = (page: Page) => strip(page).getByRole('link');
const bar = (page: Page) => page.locator('#hotel-bar, [aria-label="Price"]').first();
/** Without zeros for cents: the strip has them if another of its days has cents. */
const amountOf = (text: string | null) => /\$[\d.,]+/.exec(text ?? '')?.[0].replace(/\.00$/, '') ?? 'none';
const askedRates = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/hotels/rates') && asked.push(request.url()));
  return asked;
};

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(
    `other days show their whole price on a ${name}, and one press changes the stay`,
    alwaysIf(name === 'phone'),
    async ({ page, request, site }) => {
      await page.setViewportSize(viewport);
      const { hotelId } = await hotelWhere(request, 'Copenhagen', () => true, onSaleToo(site, LATER));
      const asked = askedRates(page);
      await visit(page, `/hotel/${hotelId}?${queryOf(STAY)}&placeName=Copenhagen`);
      await expect(page.locator('#rooms').getByRole('article').first()).toBeVisible();
      expect(asked, 'nobody has seen the strip yet').toEqual([]);
      await strip(page).scrollIntoViewIfNeeded();
      await expect(days(page)).toHaveCount(7);
      await expect(days(page).nth(3)).toHaveAttribute('aria-current', 'date');
      await expect(days(page).nth(3)).toBeInViewport();
      const own = amountOf(await days(page).nth(3).textContent());
      await expect(bar(page)).toContainText(own);
      await expect(days(page).nth(4)).toContainText(shortDay(LATER.checkin));
      await expect(days(page).nth(4)).toContainText('$');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const later = amountOf(await days(page).nth(4).textContent());
      await days(page).nth(4).click();
      await expect(page).toHaveURL(/placeName=Copenhagen/);
      await expect(page).toHaveURL(new RegExp(`checkin=${LATER.checkin}&checkout=${LATER.checkout}`));
      await expect(days(page).nth(3)).toContainText(later);
      await expect(bar(page)).toContainText(later);
    },
  );
}

test('the strip begins today at the earliest, also in Arabic', RARE, async ({ page, request, site }) => {
  const { hotelId } = await hotelWhere(request, 'Copenhagen', () => true);
  await speak(page, site.url, 'ar');
  await page.setViewportSize(PHONE);
  await visit(page, `/hotel/${hotelId}?${queryOf(stayIn(1, 2))}`);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(days(page)).toHaveCount(5);
  await expectNoSidewaysScroll(page);
});
