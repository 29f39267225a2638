import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf, offersWhere, offerWith, paidStay, prebook } from '../../../testing/booked';
import { CARDS, pay } from '../../../testing/paid';
import { createTestSandbox, KEY, type TestSandbox } from '../../../testing/test-sandbox';

let sandbox: TestSandbox;
let offers: WireOffer[];
beforeEach(async () => {
  sandbox = createTestSandbox();
  offers ??= await offersWhere(sandbox, () => true);
});

const offerOf = (tag: 'RFN' | 'NRFN', penalties: number): string => offerWith(offers, tag, penalties);
const books = () => ledgerOf(sandbox);
const put = (bookingId: string) =>
  sandbox.app.inject({ method: 'PUT', url: `/v3.0/bookings/${bookingId}`, headers: KEY });

describe('PUT /bookings/{id}', () => {
  it('refunds everything before the first deadline', async () => {
    const { made, booking } = await paidStay(sandbox, offerOf('RFN', 2));
    expect((await put(booking.bookingId)).json()).toEqual({
      data: {
        bookingId: booking.bookingId,
        status: 'CANCELLED',
        cancellation_fee: 0,
        refund_amount: made.price,
        currency: 'EUR',
      },
      sandbox: true,
    });
    expect((await books()).refunds).toMatchObject([
      { amount: made.price, reason: 'cancelled', bookingId: booking.bookingId },
    ]);
    expect((await sandbox.get('/v3.0/bookings?guestId=1')).json().data).toMatchObject([
      {
        status: 'CANCELLED',
        paymentStatus: 'refunded',
        amountRefunded: made.price,
        refundType: 'full',
        cancelledBy: 'client',
      },
    ]);
  });

  it('keeps the amount of the policy between its deadlines, to the cent', async () => {
    const { made, booking } = await paidStay(sandbox, offerOf('RFN', 2));
    const [half] = booking.cancellationPolicies.cancelPolicyInfos ?? [];
    await sandbox.post('/__sandbox/clock', { now: `${half?.cancelTime.replace(' ', 'T')}Z` });
    const { data } = (await put(booking.bookingId)).json();
    expect(data).toMatchObject({ status: 'CANCELLED', cancellation_fee: half?.amount });
    expect(Math.round((data.cancellation_fee + data.refund_amount) * 100)).toBe(Math.round(made.price * 100));
    expect(data.refund_amount).toBeGreaterThan(0);
  });

  it('is free one second before a deadline, and charges from the deadline on', async () => {
    const { booking } = await paidStay(sandbox, offerOf('RFN', 1));
    const [info] = booking.cancellationPolicies.cancelPolicyInfos ?? [];
    const deadline = Date.parse(`${info?.cancelTime.replace(' ', 'T')}Z`);
    await sandbox.post('/__sandbox/clock', { now: new Date(deadline - 1000).toISOString() });
    expect((await put(booking.bookingId)).json().data.cancellation_fee).toBe(0);
  });

  it('charges everything past the last deadline, and for a non-refundable booking', async () => {
    const late = await paidStay(sandbox, offerOf('RFN', 1));
    const [info] = late.booking.cancellationPolicies.cancelPolicyInfos ?? [];
    const saver = await paidStay(sandbox, offerOf('NRFN', 0));
    const charged = { status: 'CANCELLED_WITH_CHARGES', refund_amount: 0 };
    expect((await put(saver.booking.bookingId)).json().data).toMatchObject({
      ...charged,
      cancellation_fee: saver.made.price,
    });
    await sandbox.post('/__sandbox/clock', { now: `${info?.cancelTime.replace(' ', 'T')}Z` });
    expect((await put(late.booking.bookingId)).json().data).toMatchObject({
      ...charged,
      cancellation_fee: late.made.price,
    });
    expect((await books()).refunds).toEqual([]);
  });

  it('fails a second time, after the stay, and for an unknown booking', async () => {
    const { booking } = await paidStay(sandbox, offerOf('RFN', 1));
    const over = await paidStay(sandbox, offerOf('RFN', 2));
    expect((await put(booking.bookingId)).statusCode).toBe(200);
    const again = await put(booking.bookingId);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await sandbox.post('/__sandbox/clock', { now: '2027-03-15T00:00:00Z' });
    expect((await put(over.booking.bookingId)).statusCode).toBe(304);
    expect((await put('nobody-12')).statusCode).toBe(204);
    expect((await books()).refunds).toHaveLength(1);
  });
});

describe('payments', () => {
  it('are reserved once, even if the button is pressed several times', async () => {
    const made = await prebook(sandbox, offerOf('RFN', 1), { usePaymentSdk: true });
    expect(await pay(sandbox, made.secretKey, CARDS.declined)).toEqual({
      kind: 'refused',
      code: 'declined',
      field: 'number',
    });
    expect((await books()).charges).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => pay(sandbox, made.secretKey, CARDS.slow)));
    expect(answers).toEqual(Array(3).fill(expect.objectContaining({ kind: 'paid' })));
    expect((await books()).charges).toMatchObject([{ status: 'authorised', amount: made.price, bookingId: null }]);
  });

  it('are released automatically after an hour without a booking', async () => {
    const made = await prebook(sandbox, offerOf('RFN', 1), { usePaymentSdk: true });
    await pay(sandbox, made.secretKey);
    await sandbox.post('/__sandbox/clock', { advanceSeconds: 3600 });
    const { charges, refunds } = await books();
    expect(charges).toMatchObject([{ status: 'released' }]);
    expect(refunds).toMatchObject([{ reason: 'lapsed', amount: made.price }]);
    expect((await books()).refunds).toHaveLength(1);
  });
});
