/** Cancellations: only one call, only for the refund that was shown, and retries if the provider does not answer. */
import type { BookingView } from '@tenth-night/contract/booking';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { BOOKINGS, MINUTE_MS, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});
const letters = () => shop.letters();

describe('a booking that the traveller cancels', () => {
  const ONE = `${BOOKINGS}/*`;
  type Booked = { readonly reference: string; readonly token: string; readonly view: BookingView };

  async function booked(): Promise<Booked> {
    const prebooked = await shop.paidPrebook();
    const { clientReference: reference, token } = (await shop.book(prebooked)).json().data;
    return { reference, token, view: await shop.view(reference, token) };
  }
  const cancel = ({ reference, token, view }: Booked, refundMinor: unknown = view.refundNow?.refund.minor) =>
    shop.visitor.post('/booking/cancel', { reference, token, refundMinor });
  const afterDeadline = ({ view }: Booked) => Math.max(...view.cancellation.penalties.map(({ from }) => from)) - T0 + 1;

  it('stands if the provider was down until the refund dropped, and the traveller gets a letter', async () => {
    const stay = await booked();
    await shop.api.faults({ path: ONE, kind: 'status', status: 503 });
    expect((await cancel(stay)).json().data.state).toBe('cancelling');
    await shop.api.faults();
    shop.api.passTime(MINUTE_MS);
    await shop.reconcileAt(afterDeadline(stay));
    expect((await shop.view(stay.reference, stay.token)).state).toBe('confirmed');
    expect((await shop.api.books()).refunds).toEqual([]);
    expect(await letters()).toEqual(['confirmation', 'still-standing']);
  });

  it('gets the agreed refund if the answer was lost and the lookup took long', async () => {
    const stay = await booked();
    await shop.api.faults({ path: ONE, method: 'PUT', kind: 'lost', times: 1 });
    await cancel(stay);
    await shop.api.faults();
    await shop.reconcileAt(afterDeadline(stay));
    expect(await shop.view(stay.reference, stay.token)).toMatchObject({
      state: 'cancelled',
      refunded: stay.view.price,
    });
  });

  it('is not cancelled for a refund that could not be shown', async () => {
    const stay = await booked();
    const free = { ...stay.view.cancellation, isRefundable: false, penalties: [] };
    const [row] = await shop.api.database.db.select().from(bookingIntents);
    if (!row) throw new Error('There is no booking');
    await shop.api.database.db.update(bookingIntents).set({ shown: { ...row.shown, cancellation: free } });
    expect((await shop.view(stay.reference, stay.token)).refundNow?.refund.minor).toBe(0);
    expect((await cancel(stay, null)).statusCode).toBe(409);
  });

  const stateOf = async ({ reference, token }: Booked) => (await shop.view(reference, token)).state;
  const PUT = { path: ONE, method: 'PUT' };

  it('is not reported as standing while a lost call may be running', async () => {
    const stay = await booked();
    await shop.api.faults({ ...PUT, kind: 'status', status: 502 });
    await cancel(stay);
    await shop.api.faults({ ...PUT, kind: 'status', status: 304 });
    await shop.reconcileAt(2_000);
    await shop.reconcileAt(100_000);
    expect(await stateOf(stay)).toBe('cancelling');
    await shop.reconcileAt(171_000);
    expect(await stateOf(stay)).toBe('confirmed');
    expect(await letters()).toEqual(['confirmation', 'still-standing']);
  });

  it('is found as cancelled long after we said that it stands, and the traveller gets a letter', async () => {
    const stay = await booked();
    await shop.api.faults({ ...PUT, kind: 'status', status: 502 });
    await cancel(stay);
    await shop.api.faults({ ...PUT, kind: 'status', status: 304 });
    await shop.reconcileAt(171_000);
    await shop.api.faults();
    await shop.api.booking.cancel(stay.view.bookingId ?? '', AbortSignal.timeout(MINUTE_MS));
    await shop.reconcileAt(171_000 + 10 * MINUTE_MS);
    expect(await shop.view(stay.reference, stay.token)).toMatchObject({
      state: 'cancelled',
      refunded: stay.view.price,
    });
    expect(await letters()).toEqual(['cancellation', 'confirmation', 'still-standing']);
  });

  it('stands at once if the provider does not allow the cancellation', async () => {
    const stay = await booked();
    await shop.api.faults({ ...PUT, kind: 'status', status: 400, code: 4000, message: 'not allowed' });
    expect((await cancel(stay)).json().data.state).toBe('confirmed');
    expect(await letters()).toEqual(['confirmation', 'still-standing']);
    const [row] = await shop.api.database.db.select().from(bookingIntents);
    expect(row?.nextTryAt).toBeNull();
  });

  it('is cancelled at the next try if the provider was only busy', async () => {
    const stay = await booked();
    await shop.api.faults({ ...PUT, kind: 'status', status: 429 });
    expect((await cancel(stay)).json().data.state).toBe('cancelling');
    await shop.api.faults();
    await shop.reconcileAt(2_000);
    expect(await stateOf(stay)).toBe('cancelled');
  });

  it('is also cancelled if the hotel cancelled it; the traveller gets a letter that promises no refund', async () => {
    const stay = await booked();
    await shop.api.booking.cancel(stay.view.bookingId ?? '', AbortSignal.timeout(MINUTE_MS));
    expect(await shop.view(stay.reference, stay.token)).toMatchObject({ state: 'cancelled', refunded: null });
    expect(await letters()).toEqual(['cancellation', 'confirmation']);
  });

  it('keeps its last known state while the provider is unreachable', async () => {
    const stay = await booked();
    await shop.api.faults({ path: ONE, kind: 'status', status: 503 });
    expect(await stateOf(stay)).toBe('confirmed');
  });
});
