/** The confirmation in each of its states. Journeys test the way there from the checkout. */
import { createWire } from '@tenth-night/web/testing/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { STAY } from '../stay-dates';
import { openScreen } from './open-screen';

const headline = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');
const facade = main.getByRole('list').first();
const BOOKING = '/booking?';

const windows = (look: 'lit' | 'promised') =>
  [...document.querySelectorAll('main section li')].filter(({ className }) => className.includes(look)).length;

async function signUp() {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const body = JSON.stringify({ email, password: 'ten-nights-away' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch('/api/auth/sign-up', { method: 'POST', headers, body })).status).toBe(200);
}

async function confirmationPath(city = 'Munich') {
  const { bookingId, clientReference: ref, token } = await commands.bookStay({ city, ...STAY });
  return `/booking/confirmation?${new URLSearchParams({ bookingId, ref, token })}`;
}

describe('the confirmation of a visitor', () => {
  it('has the reference, the way to the hotel, the deadline in hotel time, and what is left to pay', async () => {
    const path = await confirmationPath();
    const reference = new URLSearchParams(path.split('?')[1]).get('ref') ?? '';
    await openScreen(path);
    await expect.element(headline).toHaveTextContent('Booking confirmed');
    await expect.element(main).toHaveTextContent(`Reference to show at the front desk${reference}`);
    await expect.element(main).toHaveTextContent('3 nights in Munich');
    const directions = page.getByRole('link', { name: 'Directions' });
    await expect.element(directions).toHaveAttribute('href', expect.stringMatching(/^https:\/\/\S+[\d.-]+,[\d.-]+$/));
    await expect.element(directions).toHaveAttribute('rel', 'noreferrer');
    const plans = page.getByRole('region', { name: 'If your plans change' });
    await expect
      .element(plans)
      .toHaveTextContent(/Free cancellation until \w+, .+hotel time.*Free cancellation until .+ GMT.*in GMT\.$/);
    const price = page.getByRole('region', { name: 'Price' });
    await expect
      .element(price)
      .toHaveTextContent(/Paid\$[\d,.]+Pay at the hotel\$[\d,.]+.*Total price\$[\d,.]+\$[\d,.]+ per night$/);
  });

  it('shows a guest the windows that the stay would light with an account', async () => {
    await openScreen(await confirmationPath());
    await expect
      .element(page.getByText('With an account, stays like this light windows: ten earn a free night.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible();
    await expect.element(facade).toBeVisible();
    expect([windows('lit'), windows('promised')]).toEqual([0, 3]);
  });

  it('names every fee of the hotel, also in another currency', async () => {
    const wire = createWire();
    const korunas = { minor: 30_000, currency: 'CZK' };
    wire.change(BOOKING, ({ data }: { data: object }) => ({
      data: { ...data, otherFees: [korunas], feesAtHotel: [{ description: 'Linen', amount: korunas }] },
    }));
    await openScreen(await confirmationPath(), wire);
    const price = page.getByRole('region', { name: 'Price' });
    await expect.element(price).toHaveTextContent(/Pay at the hotel.*CZK\s300\.00Linen/);
    await expect.element(price).toHaveTextContent(/Total price\$[\d,.]+ \+ CZK\s300\.00$/);
  });

  it('says that nothing is left to pay', async () => {
    const wire = createWire();
    wire.change(BOOKING, ({ data }: { data: object }) => ({
      data: { ...data, payAtHotel: { minor: 0, currency: 'USD' }, otherFees: [], feesAtHotel: [] },
    }));
    await openScreen(await confirmationPath(), wire);
    await expect
      .element(page.getByRole('region', { name: 'Price' }))
      .toHaveTextContent('Pay at the hotel$0.00Nothing is left to pay.');
  });

  it.each([
    ['unknown', 'Your booking is being confirmed'],
    ['cancelled', 'This booking is canceled'],
    ['refund-due', 'This booking was not made'],
  ])('offers no voucher and no window while the booking is %s', async (state, title) => {
    const wire = createWire();
    wire.change(BOOKING, ({ data }: { data: object }) => ({ data: { ...data, state } }));
    await openScreen(await confirmationPath(), wire);
    await expect.element(headline).toHaveTextContent(title);
    expect(page.getByRole('button', { name: 'Print voucher' }).query()).toBeNull();
    expect(page.getByRole('link', { name: 'Add to calendar' }).query()).toBeNull();
    expect(document.querySelector('[data-voucher]')).toBeNull();
    expect(main.element().textContent).not.toMatch(/Paid and confirmed|lights a window/);
  });
});

describe('the confirmation of a user', () => {
  beforeEach(signUp);

  it('[REW-02] promises a window for each booked night, none of them lit yet', async () => {
    await openScreen(await confirmationPath());
    await expect.element(page.getByText('3 windows light up after your stay')).toBeVisible();
    await expect.element(page.getByText('3 of 10. 7 more nights, and one is on us.')).toBeVisible();
    expect([windows('lit'), windows('promised')]).toEqual([0, 3]);
  });

  it("promises nothing for somebody else's booking", async () => {
    const wire = createWire();
    wire.change(BOOKING, ({ data }: { data: object }) => ({ data: { ...data, isOwn: false } }));
    await openScreen(await confirmationPath(), wire);
    await expect.element(headline).toHaveTextContent('Booking confirmed');
    await expect.element(main).not.toHaveTextContent('window');
  });
});
