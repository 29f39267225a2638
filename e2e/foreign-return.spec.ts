/** The return page after a payment that another person has started. */
import { test } from './account';
import { BOOK, paidReturn } from './paid-stay';
import { expect } from './site';

test('a return link from another person does not book in the name of the signed-in user', async ({
  page,
  site,
  guest,
}) => {
  const { path } = await paidReturn(page, site);
  const booked = page.waitForRequest(BOOK);
  await page.goto(path);
  const call = await booked;
  expect(call.postDataJSON()).toMatchObject({ holder: { firstName: 'Guest', lastName: 'Traveler' } });
  expect(call.postData()).not.toContain(guest.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
});
