/** The page after a payment, in each of its states. Journeys test the whole way from the checkout. */
import { createWire } from '@tenth-night/web/testing/wire';
import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ADA } from '../people';
import { openScreen } from './open-screen';

const headline = page.getByRole('heading', { level: 1 });
/** Contains the documents' words, as the small line. */
const main = page.getByRole('main');
const confirmed = page.getByRole('heading', { name: 'Booking confirmed' });
const slowNote = page.getByText('This is taking longer than usual.');
const NOT_PAID = "We couldn't complete the booking. The payment was not completed.";
const BOOK = '/rates/book';
const PROGRESS = '/rates/progress';

type Payer = typeof ADA & Readonly<Record<string, string>>;

/** A paid stay, and what the checkout left in this tab. */
async function paidReturn(payer?: Payer, stay?: typeof STAY) {
  const prebook = await commands.prebookStay();
  if (payer) {
    const { prebookId, hotelId } = prebook;
    sessionStorage.setItem('payer', JSON.stringify(payer));
    sessionStorage.setItem(
      `checkout:${prebookId}`,
      JSON.stringify({ checkout: '/checkout', hotel: `/hotel/${hotelId}`, stay }),
    );
  }
  return { prebook, path: await commands.pay(prebook) };
}

const STAY = { hotel: 'Albergo del Sole', days: 'Fri, Mar 12 – Mon, Mar 15, 2027', sum: '$504.00' };

/** From now on, time passes only in `vi.advanceTimersByTimeAsync`. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const bodyOf = ({ init }: { init: RequestInit }) => JSON.parse(String(init.body)) as Record<string, unknown>;

it('[RET-09][RET-11][RET-12][RET-13][RET-14][RET-15] books in the name that was typed, and sends nothing else', async () => {
  const { prebook, path } = await paidReturn({ ...ADA, phone: '+1 555', city: 'Prague' });
  const wire = createWire();
  await openScreen(path, wire);
  await expect.element(confirmed).toBeVisible();
  expect(wire.calls(BOOK).map((call) => [call.init.method, bodyOf(call)])).toEqual([
    [
      'POST', // RET-09
      {
        prebookId: prebook.prebookId, // RET-11
        holder: ADA, // RET-12, RET-15
        payment: { method: 'TRANSACTION_ID', transactionId: prebook.transactionId }, // RET-13
        guests: [], // RET-14
      },
    ],
  ]);
});

it('[RET-17] books with a placeholder if it knows no name, and the API uses the name from before the payment', async () => {
  const { prebook, path } = await paidReturn();
  const wire = createWire();
  const screen = await openScreen(path, wire);
  await expect.element(confirmed).toBeVisible();
  const [call] = wire.calls(BOOK);
  expect(call && bodyOf(call)).toMatchObject({
    holder: { firstName: 'Guest', lastName: 'Traveler', email: 'help@tenthnight.example' },
    isPlaceholder: true,
  });
  expect(new Headers(call?.init.headers).get('authorization')).toBeNull();
  const [booking] = (await commands.booksOf(prebook)).bookings;
  const query = new URL(screen.address(), location.href).searchParams;
  expect([query.get('ref'), query.get('bookingId')]).toEqual([booking?.['clientReference'], booking?.['bookingId']]);
  const asked = new URLSearchParams({ reference: query.get('ref') ?? '', token: query.get('token') ?? '' });
  expect((await (await fetch(`/api/booking?${asked}`)).json()).data.holder).toEqual(ADA);
});

it('names the hotel, the days and the sum while it waits, if this tab made the checkout', async () => {
  const { path } = await paidReturn(ADA, STAY);
  const wire = createWire();
  const release = wire.hold(BOOK);
  await openScreen(path, wire);
  for (const words of Object.values(STAY)) await expect.element(main.getByText(words)).toBeVisible();
  release();
  await expect.element(confirmed).toBeVisible();
});

it('says after 20 seconds that the booking takes longer than usual', async () => {
  const { path } = await paidReturn();
  const wire = createWire();
  const release = wire.hold(BOOK);
  stopClock();
  await openScreen(path, wire);
  await expect.element(main).toHaveTextContent('Confirming with the hotel…');
  await expect.element(headline).toHaveTextContent('We are asking the hotel');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(slowNote.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(slowNote).toBeVisible();
  await expect.element(headline).toHaveTextContent('The hotel takes a little longer');
  await expect.element(main.getByRole('link', { name: 'Go to Trips' })).toBeVisible();
  await expect.element(page.getByText('You can close this page. We will email you.')).toBeVisible();
  vi.useRealTimers();
  release();
  await expect.element(confirmed).toBeVisible();
});

it('[RET-05] says that nothing is booked and the money goes back if the hotel refuses', async () => {
  const { prebook, path } = await paidReturn();
  await commands.faults({
    path: '/v3.0/rates/book',
    kind: 'status',
    status: 410,
    code: 4012,
    message: 'not confirmed',
  });
  const screen = await openScreen(path);
  await expect.element(main).toHaveTextContent("We couldn't complete the booking. The hotel could not accept it.");
  await expect.element(headline).toHaveTextContent('The hotel has no room after all');
  await expect
    .element(page.getByText('You get a full refund to your card. This takes 5 to 20 working days.'))
    .toBeVisible();
  await expect.element(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'help@tenthnight.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to hotel' }).click();
  await expect.poll(screen.address).toBe(`/hotel/${prebook.hotelId}`);
});

it('does not book after a failed payment', async () => {
  const { prebookId, transactionId, hotelId } = await commands.prebookStay();
  const query = { prebookId, transactionId: transactionId ?? '', hotelId, redirect_status: 'failed' };
  const wire = createWire();
  const release = wire.hold(PROGRESS);
  stopClock();
  await openScreen(`/payment/return?${new URLSearchParams(query)}`, wire);
  await expect.poll(() => wire.calls(PROGRESS).length).toBe(1);
  // The page does not say that this payment is safe, even if the answer takes long.
  await vi.advanceTimersByTimeAsync(21_000);
  expect(slowNote.query()).toBeNull();
  await expect.element(main).toHaveTextContent('We are looking up your payment.');
  vi.useRealTimers();
  release();
  await expect.element(main).toHaveTextContent(NOT_PAID);
  await expect.element(headline).toHaveTextContent('Your card was not charged');
  await expect.element(page.getByText('Nothing is booked. You can try again or use another card.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to hotel' })).toBeVisible();
  expect(wire.calls(BOOK)).toEqual([]);
});

it('[RET-07][RET-08] says that identifiers are missing: one, the other, or an unknown pair', async () => {
  const { prebookId, transactionId } = await commands.prebookStay();
  for (const query of [
    { transactionId: transactionId ?? '' },
    { prebookId },
    { prebookId, transactionId: 'tr_nobody' },
    { prebookId: '<', transactionId: '>' },
  ]) {
    await openScreen(`/payment/return?${new URLSearchParams(query)}`);
    await expect.element(main).toHaveTextContent("We couldn't complete the booking. Missing booking identifiers");
    await expect.element(headline).toHaveTextContent('Which payment was it?');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to Trips' })).toBeVisible();
  }
});

it('[RET-05][RET-06] says that the booking failed if there is no better reason, and shows the transaction', async () => {
  const { prebook, path } = await paidReturn({ ...ADA, firstName: 'A'.repeat(101) });
  await openScreen(path);
  await expect.element(main).toHaveTextContent("We couldn't complete the booking. Booking failed");
  await expect.element(headline).toHaveTextContent('We could not finish your booking');
  await expect.element(page.getByText(`Transaction: ${prebook.transactionId}`)).toBeVisible();
});

it('retries three times by itself, then on request, and books once', async () => {
  const { prebook, path } = await paidReturn();
  const wire = createWire();
  const down = { error: { code: 'unavailable', message: '', requestId: '' } };
  wire.answer(BOOK, () => Response.json(down, { status: 503 }));
  stopClock();
  await openScreen(path, wire);
  const isOver = () => headline.query()?.textContent === 'We lost the connection';
  await expect.poll(async () => (await vi.advanceTimersByTimeAsync(2_000)) && isOver()).toBe(true);
  await expect.element(main).toHaveTextContent("We couldn't complete the booking. We cannot be reached right now.");
  expect(wire.calls(BOOK)).toHaveLength(4);
  vi.useRealTimers();
  wire.clear(BOOK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(confirmed).toBeVisible();
  expect((await commands.booksOf(prebook)).bookings).toHaveLength(1);
});

it('shows a booking that was made in another name', async () => {
  const { prebook, path } = await paidReturn(ADA);
  await openScreen(path);
  await expect.element(confirmed).toBeVisible();
  sessionStorage.setItem('payer', JSON.stringify({ ...ADA, lastName: 'Other' }));
  const wire = createWire();
  await openScreen(path, wire);
  await expect.element(confirmed).toBeVisible();
  expect(wire.calls(PROGRESS)).not.toEqual([]);
  expect((await commands.booksOf(prebook)).bookings).toHaveLength(1);
});

it('is as wide as the page, and its drawing is there', async () => {
  await openScreen('/payment/return');
  await expect.element(headline).toBeVisible();
  const drawing = main.element().querySelector('img');
  await expect.poll(() => drawing?.naturalWidth).toBeGreaterThan(0);
  const card = drawing?.parentElement?.getBoundingClientRect();
  expect(card?.width).toBeGreaterThan(window.innerWidth - 100);
});
