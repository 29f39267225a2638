import { WireBookAnswer } from '@tenth-night/provider-wire/hotel-rates/book';
import {
  WireAllBookingsAnswer,
  WireBookingAnswer,
  WireBookingsAnswer,
} from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  BOOK_PATH,
  book,
  booked,
  bookRequest,
  byTransaction,
  ledgerOf,
  offersWhere,
  offerWith,
  paidStay,
  prebook,
} from '../../../testing/booked';
import { pay } from '../../../testing/paid';
import { createTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

let sandbox: TestSandbox;
let offers: WireOffer[];
beforeEach(async () => {
  sandbox = createTestSandbox();
  offers ??= await offersWhere(sandbox, () => true);
});

const offerOf = (tag: 'RFN' | 'NRFN', penalties: number): string => offerWith(offers, tag, penalties);
const books = () => ledgerOf(sandbox);

describe('POST /rates/book', () => {
  it('confirms a prebooked and paid offer, in the shape of the vendor', async () => {
    const made = await prebook(sandbox, offerOf('RFN', 2), { usePaymentSdk: true });
    await pay(sandbox, made.secretKey);
    const answer = await book(sandbox, bookRequest(made.prebookId, { payment: byTransaction(made.transactionId) }));
    expect(answer.statusCode).toBe(200);
    const body: unknown = answer.json();
    if (!Compile(WireBookAnswer).Check(body)) throw new Error(answer.body.slice(0, 400));
    expect(body.data).toMatchObject({
      status: 'CONFIRMED',
      clientReference: `ref-${made.prebookId}`,
      prebookId: made.prebookId,
      price: made.price,
      commission: made.commission,
      currency: 'EUR',
      guestId: 1,
      nationality: 'US',
      tag: 'RFN',
      cancelledAt: null,
    });
    expect(body.data.bookingId).toMatch(/^[\w-]{9}$/);
    const [room] = body.data.bookedRooms;
    expect(room?.rate.retailRate.total).toEqual({ amount: made.price, currency: 'EUR' });
    expect(body.data.cancellationPolicies.cancelPolicyInfos).toHaveLength(2);
  });

  it('follows the observed order: an unpaid call uses the reference up, a paid call needs a new one, and a transaction works once', async () => {
    const made = await prebook(sandbox, offerOf('RFN', 1), { usePaymentSdk: true });
    const payment = byTransaction(made.transactionId);
    const request = (clientReference: string) => bookRequest(made.prebookId, { payment, clientReference });
    const refusal = async (clientReference: string) => (await book(sandbox, request(clientReference))).json().error;

    expect(await refusal('first')).toEqual({
      code: 2014,
      message: 'booking incomplete',
      description: 'payment not completed',
    });
    expect(await refusal('first')).toMatchObject({ code: 4005 });
    expect((await sandbox.get('/v3.0/bookings?clientReference=first')).json()).toEqual({ data: [] });
    await pay(sandbox, made.secretKey);
    expect(await refusal('first')).toEqual({
      code: 4005,
      message: 'duplicate booking attempt with existing client reference',
    });
    expect((await booked(sandbox, request('second'))).status).toBe('CONFIRMED');
    expect(await refusal('second')).toMatchObject({ code: 4005 });
    expect((await sandbox.get('/v3.0/bookings?clientReference=second')).json().data).toHaveLength(1);
    expect(await refusal('third')).toMatchObject({ code: 2014, description: 'payment not completed' });
    const { bookings, charges } = await books();
    expect(bookings).toHaveLength(1);
    expect(charges).toEqual([
      expect.objectContaining({ status: 'captured', amount: made.price, bookingId: bookings[0].bookingId }),
    ]);
  });

  it('refuses a transaction of another prebook, and an unknown one', async () => {
    const [one, two] = [
      await prebook(sandbox, offerOf('RFN', 1), { usePaymentSdk: true }),
      await prebook(sandbox, offerOf('RFN', 2), { usePaymentSdk: true }),
    ];
    await pay(sandbox, one.secretKey);
    const foreign = await book(sandbox, bookRequest(two.prebookId, { payment: byTransaction(one.transactionId) }));
    expect(foreign.json().error).toMatchObject({
      code: 2014,
      description: 'prebookId is not associated to the requested transactionId',
    });
    const payment = byTransaction('tr_cts_nobody');
    const unknown = await book(sandbox, bookRequest(two.prebookId, { payment, clientReference: 'other' }));
    expect(unknown.json().error).toMatchObject({ code: 2014, description: 'payment retrieval failed' });
  });

  it('refunds the payment when the hotel refuses at the last moment', async () => {
    const made = await prebook(sandbox, offerOf('RFN', 1), { usePaymentSdk: true });
    await pay(sandbox, made.secretKey);
    await sandbox.post('/__sandbox/faults', { faults: [{ path: BOOK_PATH, kind: 'sold-out', times: 1 }] });
    const answer = await book(sandbox, bookRequest(made.prebookId, { payment: byTransaction(made.transactionId) }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 2013, message: 'booking failed' });
    const { bookings, charges, refunds } = await books();
    expect(bookings).toEqual([]);
    expect(charges).toMatchObject([{ status: 'released', amount: made.price }]);
    expect(refunds).toMatchObject([{ reason: 'booking-failed', amount: made.price, bookingId: null }]);
  });

  it('recognises a guest by the email', async () => {
    const stay = async (email: string, reference: string) => {
      const { prebookId } = await prebook(sandbox, offerOf('RFN', 1));
      const holder = { firstName: 'Bo', lastName: 'Li', email };
      return (await booked(sandbox, bookRequest(prebookId, { holder, clientReference: reference }))).guestId;
    };
    expect([
      await stay('bo@example.test', 'a'),
      await stay('cy@example.test', 'b'),
      await stay('BO@example.test', 'c'),
    ]).toEqual([1, 2, 1]);
    const guests = (await sandbox.get('/v3.0/guests')).json().data;
    expect(guests).toMatchObject([{ id: 1, firstName: 'Bo' }, { id: 2 }]);
    expect(guests[0].bookings).toHaveLength(2);
    expect((await sandbox.get('/v3.0/guests?email=cy@example.test')).json().data).toMatchObject([{ id: 2 }]);
    expect((await sandbox.get('/v3.0/guests/1/bookings')).json().data).toMatchObject([{ guestID: 1 }, { guestID: 1 }]);
    expect((await sandbox.get('/v3.0/guests/9')).json().error).toMatchObject({ code: 4003 });
    expect((await sandbox.get('/v3.0/guests/9/loyalty-points')).json().error).toMatchObject({ code: 50049 });
  });

  it.each([
    ['no holder', { holder: undefined }, 'missing field holder'],
    ['a holder without a name', { holder: { firstName: '', lastName: 'B', email: 'a@b.c' } }, /holder/],
    ['no guests', { guests: [] }, 'guests must name one guest for every room'],
    ['no transaction', { payment: { method: 'TRANSACTION_ID' } }, 'missing or empty transaction id'],
    ['an unknown field', { colour: 'red' }, 'unknown field colour'],
    ['a tag in lower case', { customTags: { shop: 'x' } }, /customTags|unknown field shop/],
  ])('refuses %s with code 4002', async (_, change, description) => {
    const { prebookId } = await prebook(sandbox, offerOf('RFN', 1));
    const answer = await sandbox.post(BOOK_PATH, { ...bookRequest(prebookId), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe(4002);
    expect(answer.json().error.description).toMatch(description);
    expect((await books()).bookings).toEqual([]);
  });

  it.each([
    ['an unknown prebook', 'nobody-12', { method: 'ACC_CREDIT_CARD' }, 'prebook not found'],
    ['an unknown method', undefined, { method: 'GOLD' }, 'missing or not supported payment method'],
  ])('refuses %s with code 4000', async (_, prebookId, payment, description) => {
    const made = await prebook(sandbox, offerOf('RFN', 1));
    const answer = await book(sandbox, bookRequest(prebookId ?? made.prebookId, { payment }));
    expect(answer.json().error).toEqual({ code: 4000, message: 'bad request', description });
  });

  it('refuses a prebook that is an hour old by its clock', async () => {
    const { prebookId } = await prebook(sandbox, offerOf('RFN', 1));
    await sandbox.post('/__sandbox/clock', { advanceSeconds: 3601 });
    expect((await book(sandbox, bookRequest(prebookId))).json().error.description).toBe(
      'invalid prebookId, rate not found',
    );
  });

  it('uses the holder for every room, and ignores unknown fields, when it is lenient', async () => {
    sandbox = createTestSandbox({ isLenient: true });
    const { prebookId } = await prebook(sandbox, offerOf('RFN', 1), {
      guestNationality: 'US',
      contact: { email: 'x' },
    });
    expect((await booked(sandbox, bookRequest(prebookId, { guests: [] }))).bookedRooms[0]?.firstName).toBe('Ada');
  });
});

describe('GET /bookings', () => {
  it('lists by guest and by reference, in the shape of the list', async () => {
    const { made, booking } = await paidStay(sandbox, offerOf('RFN', 1));
    const answer = await sandbox.get('/v3.0/bookings?guestId=1');
    const body: unknown = answer.json();
    if (!Compile(WireBookingsAnswer).Check(body)) throw new Error(answer.body.slice(0, 400));
    expect(body.data).toMatchObject([
      {
        bookingId: booking.bookingId,
        guestId: '1',
        paymentStatus: 'succeeded',
        paymentTransactionId: made.transactionId,
        sandbox: 1,
      },
    ]);
    expect((await sandbox.get(`/v3.0/bookings?clientReference=ref-${made.prebookId}`)).json()).toEqual(body);
    expect((await sandbox.get('/v3.0/bookings?guestId=2')).json()).toEqual({ data: [] });
    expect((await sandbox.get('/v3.0/bookings')).json().error).toMatchObject({ code: 4000 });
  });

  it('is a different endpoint with a trailing slash', async () => {
    const { booking } = await paidStay(sandbox, offerOf('RFN', 1));
    const answer = await sandbox.get('/v3.0/bookings/');
    const body: unknown = answer.json();
    if (!Compile(WireAllBookingsAnswer).Check(body)) throw new Error(answer.body.slice(0, 400));
    expect(body).toMatchObject({
      count: 1,
      data: [{ booking_Id: booking.bookingId, retail_rate: String(booking.price) }],
    });
    expect((await sandbox.get('/v3.0/bookings/?status=cancelled')).json()).toEqual({ count: 0, data: [] });
  });

  it('shows one booking, and answers 204 for one that does not exist', async () => {
    const { booking } = await paidStay(sandbox, offerOf('RFN', 1));
    const answer = await sandbox.get(`/v3.0/bookings/${booking.bookingId}`);
    if (!Compile(WireBookingAnswer).Check(answer.json())) throw new Error(answer.body.slice(0, 400));
    expect(answer.json().data).toMatchObject({
      hotelId: booking.hotel.hotelId,
      adults: 2,
      childrenCount: 0,
      guestId: 1,
    });
    const unknown = await sandbox.get('/v3.0/bookings/nobody-12');
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    sandbox = createTestSandbox({ isLenient: true });
    const lenient = await sandbox.get('/v3.0/bookings/nobody-12');
    expect([lenient.statusCode, lenient.json()]).toEqual([
      400,
      { error: { code: 204, message: 'Booking Id not found' } },
    ]);
  });
});
