/** A page of rooms that stays open for long, and a checkout in another tab. */
import { findOffer } from './chosen-offer';
import { isRefundable } from './paid-stay';
import { expect, RARE, test } from './site';
import { hotelTime, queryOf, STAY } from './stay-dates';

test(
  '[ROOM-10] an open page stops promising free cancellation when the deadline passes (OPEN-70)',
  RARE,
  async ({ page }) => {
    const zone = 'Europe/Zurich';
    const { hotelId, offer } = await findOffer(page, { city: 'Geneva', isFit: isRefundable });
    await page.clock.install();
    await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
    const free = page.locator('#rooms').getByRole('listitem').filter({ hasText: 'Free cancellation until' });
    await expect(free.first()).toBeVisible();
    await page.clock.fastForward(Date.parse(offer.freeCancellationUntil ?? '') - Date.now());
    await expect(page.locator('#rooms').getByRole('link', { name: 'Book' }).first()).toBeVisible();
    await expect(
      free.filter({ hasText: hotelTime(zone, Date.parse(offer.freeCancellationUntil ?? '') - 60_000) }),
    ).toHaveCount(0);
  },
);

test('[CHK-08] a checkout in another tab leads back to the same results', RARE, async ({ page, context }) => {
  const { hotelId } = await findOffer(page, { city: 'Lyon' });
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}&place=Lyon`);
  const book = page.locator('#rooms').getByRole('link', { name: 'Book' }).first();
  const address = (await book.getAttribute('href')) ?? '';
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.getByRole('link', { name: 'Back to results' }).click();
  await expect(tab).toHaveURL(new RegExp(`/search\\?place=Lyon&checkin=${STAY.checkin}`));
  await expect(tab.getByRole('article').first()).toBeVisible();
});
