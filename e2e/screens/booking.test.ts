/** The page of a booking, and what can happen while it is cancelled. Journeys test the way there. */
import { createWire } from '@tenth-night/web/testing/wire';
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openScreen } from './open-screen';

const headline = page.getByRole('heading', { level: 1 });
const cancelButton = page.getByRole('button', { name: 'Cancel booking' });
const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
const cancelIt = dialog.getByRole('button', { name: 'Cancel booking' });
const CANCEL = '/booking/cancel';

async function bookedPath(isRefundable = true) {
  const { reference, token } = await commands.bookedStay(isRefundable);
  return `/booking/${reference}?token=${token}`;
}

it('shows the number of the hotel if the hotel has sent one', async () => {
  const wire = createWire();
  wire.change('/booking?', ({ data }: { data: object }) => ({ data: { ...data, hotelConfirmationCode: 'LMP-20931' } }));
  await openScreen(await bookedPath(), wire);
  const number = page.getByRole('definition').filter({ hasText: 'LMP-20931' });
  await expect.element(number).toBeVisible();
  expect(page.getByText('Hotel confirmation').all().length).toBeGreaterThan(0);
});

it('shows a refund that has changed meanwhile, and asks again', async () => {
  const wire = createWire();
  // As if the page had been opened when the refund was different.
  wire.resend(CANCEL, (body) => ({ ...body, refundMinor: 1 }));
  await openScreen(await bookedPath(), wire);
  await cancelButton.click();
  await cancelIt.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('the refund has changed');
  await expect.element(dialog).toHaveTextContent(/You get back \$[\d,.]+Free of charge\. The hotel keeps nothing\./);
  await expect.element(headline).toHaveTextContent('Booking confirmed');
  wire.clear(CANCEL);
  await cancelIt.click();
  await expect.element(headline).toHaveTextContent('This booking is canceled');
});

it('follows a cancellation that the hotel has not answered', async () => {
  await openScreen(await bookedPath());
  await cancelButton.click();
  await commands.faults({ path: '/v3.0/bookings/*', kind: 'status', status: 503 });
  await cancelIt.click();
  await expect.element(headline).toHaveTextContent('Your booking is being canceled');
  expect(cancelButton.query()).toBeNull();
  await commands.faults();
  await expect.element(headline).toHaveTextContent('This booking is canceled');
});

it('says before the cancellation that nothing comes back, and keeps the booking on Escape', async () => {
  await openScreen(await bookedPath(false));
  await cancelButton.click();
  await expect.element(dialog).toHaveTextContent(/You get no refund.*the hotel keeps the full \$[\d,.]+\./);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(cancelButton).toHaveFocus();
  await expect.element(headline).toHaveTextContent('Booking confirmed');
});

it('names the fee of a cancellation that costs a part of the price, in hotel time and in GMT', async () => {
  const wire = createWire();
  wire.change('/booking?', ({ data }: { data: { price: { minor: number; currency: string } } }) => {
    const { minor, currency } = data.price;
    const fee = { minor: 2_000, currency };
    const holdsUntil = Date.now() + 86_400_000;
    return { data: { ...data, refundNow: { refund: { minor: minor - 2_000, currency }, fee, holdsUntil } } };
  });
  await openScreen(await bookedPath(), wire);
  await cancelButton.click();
  await expect.element(dialog).toHaveTextContent(/You get back \$[\d,.]+The cancellation costs \$20\.00\./);
  await expect.element(dialog).toHaveTextContent(/This holds until \w+, .+ \(hotel time\)\..+ GMT/);
});

it('loads on request after a failure', async () => {
  const wire = createWire();
  const down = { error: { code: 'unavailable', message: '', requestId: '' } };
  wire.answer('/booking?', () => Response.json(down, { status: 503 }));
  await openScreen(await bookedPath(), wire);
  await expect.element(headline).toHaveTextContent('Failed to load the booking');
  wire.clear('/booking?');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(headline).toHaveTextContent('Booking confirmed');
});
