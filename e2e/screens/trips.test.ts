/** Your Trips in each of its states. Journeys test the way there from a booking. */
import { createWire } from '@tenth-night/web/testing/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { addDays, momentIn, STAY } from '../stay-dates';
import { openScreen } from './open-screen';

const MUNICH = { city: 'Munich', ...STAY };
const ACCOUNT = '/account';
const BOOKINGS = '/bookings?';
const REWARDS = '/rewards';

const card = page.getByRole('article');
const diagnostics = page.getByText(/^mapping: /);
const nights = page.getByText(/\d+ of 10 nights/);
const loading = page.getByText('Loading your trips…');
const problem = page.getByRole('main').getByRole('alert');

async function signUp() {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const body = JSON.stringify({ email, password: 'ten-nights-away' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch('/api/auth/sign-up', { method: 'POST', headers, body })).status).toBe(200);
}

it('[TRIP-01] asks a visitor to sign in', async () => {
  await openScreen('/trips');
  await expect.element(page.getByText('You need to sign in to view trips.')).toBeVisible();
  expect(page.getByLabelText('Test by Guest ID').query()).toBeNull();
});

describe('the trips of a user', () => {
  beforeEach(signUp);

  it('[TRIP-06][TRIP-10][TRIP-11][TRIP-12] load in two steps: the mapping, then the bookings', async () => {
    const wire = createWire();
    const [releaseMapping, releaseBookings] = [wire.hold(ACCOUNT), wire.hold(BOOKINGS)];
    const releaseRewards = wire.hold(REWARDS);
    await openScreen('/trips', wire);
    await expect.element(diagnostics).toHaveTextContent('mapping: loading · bookings: idle · 0 found');
    await expect.element(loading).toBeInTheDocument();
    expect(wire.calls(BOOKINGS)).toEqual([]);
    releaseMapping();
    await expect.element(diagnostics).toHaveTextContent('mapping: ready · bookings: loading · 0 found');
    await expect.poll(() => wire.calls(BOOKINGS).length).toBe(1);
    await expect.element(loading).toBeInTheDocument();
    // The page counts no nights before our server has counted them.
    await expect.element(page.getByText('– of 10 nights')).toBeVisible();
    expect(nights.query()).toBeNull();
    releaseRewards();
    releaseBookings();
    await expect.element(diagnostics).toHaveTextContent('mapping: ready · bookings: empty · 0 found');
    await expect.element(nights).toHaveTextContent('0 of 10 nights');
    expect(loading.query()).toBeNull();
  });

  it('[TRIP-02][TRIP-06] keep the guest id and the diagnostics folded until a developer opens them', async () => {
    await openScreen('/trips');
    const field = page.getByLabelText('Test by Guest ID');
    await expect.element(diagnostics).not.toBeVisible();
    await expect.element(field).not.toBeVisible();
    await page.getByText('Diagnostics', { exact: true }).click();
    await expect.element(diagnostics).toBeVisible();
    await expect.element(field).toBeVisible();
  });

  it('[REW-02] promise a window for each night of the stays to come, and light none of them', async () => {
    await commands.bookStay(MUNICH);
    await openScreen('/trips');
    await expect.element(page.getByText('3 nights booked: they light up after your stay.')).toBeVisible();
    await expect.element(nights).toHaveTextContent('0 of 10 nights');
    const looks = [...document.querySelectorAll('main ol li')].map(({ className }) => className.split('_')[0]);
    expect(looks).toEqual([...Array(3).fill('promised'), ...Array(7).fill('')]);
  });

  it('promise nothing without a stay to come', async () => {
    await openScreen('/trips');
    await expect.element(nights).toHaveTextContent('0 of 10 nights');
    expect(page.getByText('booked:').query()).toBeNull();
  });

  it('[TRIP-20][ROLE-05] say that there are no bookings yet', async () => {
    await openScreen('/trips');
    await expect.element(page.getByRole('heading', { name: 'Where to next?' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/');
    await expect.element(page.getByText('No bookings found.')).toBeVisible();
    await expect.element(nights).toHaveTextContent('0 of 10 nights');
  });

  it('[TRIP-17] say that the bookings could not be loaded, and load them on request', async () => {
    const wire = createWire();
    wire.answer(BOOKINGS, () => Response.json({}, { status: 502 }));
    await openScreen('/trips', wire);
    await expect.element(problem).toHaveTextContent('Failed to load bookings');
    await expect.element(diagnostics).toHaveTextContent('mapping: ready · bookings: error');
    // The nights are counted by our own server.
    await expect.element(nights).toHaveTextContent('0 of 10 nights');
    wire.clear(BOOKINGS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No bookings found.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('[TRIP-18] say that the mapping could not be loaded', async () => {
    const wire = createWire();
    wire.answer(ACCOUNT, () => Response.json({}, { status: 503 }));
    await openScreen('/trips', wire);
    await expect.element(problem).toHaveTextContent('Failed to load mapping');
    await expect.element(diagnostics).toHaveTextContent('mapping: error · bookings: idle');
  });

  it('[TRIP-19] say that the provider knows no guest for this account', async () => {
    const wire = createWire();
    const nobody = { data: { uid: 'x', email: 'x@example.test', guestId: null, memberNumber: null } };
    wire.answer(ACCOUNT, () => Response.json(nobody));
    await openScreen('/trips', wire);
    await expect.element(page.getByText('No guest mapping found for your account…')).toBeVisible();
    await expect.element(diagnostics).toHaveTextContent('mapping: not-found');
  });

  type Bookings = { readonly data: readonly [{ cancellationPolicies: { cancelPolicyInfos: Row[] } }] };
  type Row = { cancelTime: string; amount: number };

  it('do not end the free cancellation at a penalty that costs nothing', async () => {
    await commands.bookStay(MUNICH);
    const wire = createWire();
    let firstPenalty = 0;
    wire.change(BOOKINGS, (body: Bookings) => {
      const { cancelPolicyInfos: rows } = body.data[0].cancellationPolicies;
      const [first] = rows;
      if (!first) throw new Error('This booking has no penalty');
      firstPenalty = Date.parse(first.cancelTime);
      rows.unshift({ ...first, cancelTime: `${addDays(MUNICH.checkin, -60)}T12:00:00Z`, amount: 0 });
      return body;
    });
    await openScreen('/trips', wire);
    await expect.element(card).toHaveTextContent(/Free cancellation until/);
    await expect
      .element(card)
      .toHaveTextContent(`Free cancellation until ${momentIn('UTC', firstPenalty - 60_000)} GMT`);
  });

  it('do not call a booking confirmed, and promise no refund, while it is being cancelled', async () => {
    const { clientReference: reference, token } = await commands.bookStay(MUNICH);
    const booking = await fetch(`/api/booking?${new URLSearchParams({ reference, token })}`);
    const { refundNow } = (await booking.json()).data;
    await commands.faults({ path: '/v3.0/bookings/*', kind: 'status', status: 503 });
    const body = JSON.stringify({ reference, token, refundMinor: refundNow.refund.minor });
    const headers = { 'content-type': 'application/json' };
    const cancelled = await fetch('/api/booking/cancel', { method: 'POST', headers, body });
    expect((await cancelled.json()).data.state).toBe('cancelling');
    await openScreen('/trips');
    await expect.element(card).toHaveTextContent('Canceling…');
    await expect.element(card).toHaveTextContent('The hotel has not answered yet.');
    expect(card.element().textContent).not.toMatch(/Confirmed|Free cancellation/);
  });
});
