/** A page of rooms that stays open for long, and a checkout in another tab. */
import { findOffer } from './chosen-offer';
import { isRefundable } from './paid-stay';
import { expect, test } from './site';
import { queryOf, STAY } from './stay-dates';

test('[ROOM-10] an open page stops promising free cancellation when the deadline passes (OPEN-70)', async ({
  page,
}) => {
  const { hotelId, offer } = await findOffer(page, { city: 'Geneva', isFit: isRefundable });
  await page.clock.install();
  await page.goto(`/hotel/${hotelId}?${queryOf(STAY)}`);
  const free = page.getByRole('radio', { name: 'Free cancellation', disabled: false });
  const rooms = page.locator('#rooms').getByRole('article');
  const name = (await rooms.filter({ has: free }).first().getByRole('heading').textContent()) ?? '';
  const room = rooms.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await room.getByRole('radio', { name: 'Free cancellation' }).check();
  await expect(room).toContainText(/Free cancellation until .+ GMT/);
  await page.clock.fastForward(Date.parse(offer.freeCancellationUntil ?? '') - Date.now());
  await expect(room).not.toContainText('Free cancellation until');
  await expect(room.getByRole('radio', { name: 'Free cancellation' })).toBeDisabled();
});

test('[CHK-08] a checkout in another tab leads back to the same results', async ({ page, context }) => {
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
