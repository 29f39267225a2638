import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookRequest, ledgerOf, offersWhere, offerWith, paidStay } from '../../../testing/booked';
import { createTestSandbox, KEY, type TestSandbox } from '../../../testing/test-sandbox';
import { addDays } from '../pricing/stay';

let sandbox: TestSandbox;
let offers: WireOffer[];
beforeEach(async () => {
  sandbox = createTestSandbox();
  offers ??= await offersWhere(sandbox, () => true);
});

const OCCUPANCIES = [{ adults: 2 }];
const stay = (tag: 'RFN' | 'NRFN') => paidStay(sandbox, offerWith(offers, tag, tag === 'RFN' ? 1 : 0));
const ask = (bookingId: string, body: object) =>
  sandbox.post(`/v3.0/bookings/${bookingId}/alternative-prebooks`, { occupancies: OCCUPANCIES, ...body });
const alternatives = async (bookingId: string, body: object = {}) =>
  (await ask(bookingId, body)).json<{ data: WirePrebook[] }>().data;
const statusOf = async (bookingId: string) =>
  (await sandbox.get(`/v3.0/bookings/${bookingId}`)).json<{ data: { status: string } }>().data.status;

function rebook(existingBookingId: string, prebookId: string, clientReference = `again-${prebookId}`) {
  const { payment: _payment, ...request } = bookRequest(prebookId, { clientReference });
  return sandbox.post('/v3.0/rates/rebook', { ...request, existingBookingId, payment: { method: 'NONE' } });
}

/** The cheapest alternative that costs less than the booking: one night fewer. */
async function cheaper({ made, booking }: Awaited<ReturnType<typeof stay>>): Promise<WirePrebook> {
  const [first] = await alternatives(booking.bookingId, { checkout: addDays(made.checkout, -1) });
  if (!first || first.price >= made.price) throw new Error('No cheaper alternative');
  return first;
}

describe('PUT /bookings/{id}/amend', () => {
  it('changes the name and answers without an envelope', async () => {
    const { booking } = await stay('RFN');
    const holder = { firstName: 'Ida', lastName: 'Testa', email: 'ida@example.test' };
    const url = `/v3.0/bookings/${booking.bookingId}/amend`;
    const answer = await sandbox.app.inject({ method: 'PUT', url, headers: KEY, payload: { holder } });
    expect(answer.json()).toMatchObject({
      bookingId: booking.bookingId,
      type: 'UPDATE',
      subType: 'UPDATE_NAME_CHANGE',
      status: 'PENDING',
      holderEmail: 'ida@example.test',
    });
    const { data } = (await sandbox.get(`/v3.0/bookings/${booking.bookingId}`)).json();
    expect(data.holder).toMatchObject(holder);
    expect(data.bookedRooms[0].guests[0]).toMatchObject({ firstName: 'Ida', email: 'ida@example.test' });
  });

  it('refuses a cancelled and an unknown booking', async () => {
    const { booking } = await stay('RFN');
    await sandbox.app.inject({ method: 'PUT', url: `/v3.0/bookings/${booking.bookingId}`, headers: KEY });
    const payload = { holder: { firstName: 'Ida', lastName: 'Testa', email: 'ida@example.test' } };
    const amend = (id: string) =>
      sandbox.app.inject({ method: 'PUT', url: `/v3.0/bookings/${id}/amend`, headers: KEY, payload });
    expect((await amend(booking.bookingId)).statusCode).toBe(400);
    expect((await amend('unknown')).json().error.code).toBe(1000);
  });
});

describe('POST /bookings/{id}/alternative-prebooks', () => {
  it('offers the same hotel on other dates, cheapest first, compared with the price of the booking', async () => {
    const { made, booking } = await stay('RFN');
    const dates = { checkin: addDays(made.checkin, 1), checkout: addDays(made.checkout, 1) };
    const found = await alternatives(booking.bookingId, { ...dates, maxPrebooks: 4 });
    expect(found).toHaveLength(4);
    const prices = found.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const one of found) {
      expect(one).toMatchObject({ hotelId: made.hotelId, currency: made.currency, ...dates });
      expect(one.transactionId).toBeUndefined();
      const percent = Math.round(((one.price - made.price) / made.price) * 10_000) / 100;
      expect(one.priceDifferencePercent).toBeCloseTo(percent, 1);
    }
  });

  it('offers three unless more are requested, and ten at most', async () => {
    const { booking } = await stay('RFN');
    expect(await alternatives(booking.bookingId)).toHaveLength(3);
    expect((await alternatives(booking.bookingId, { maxPrebooks: 50 })).length).toBeLessThanOrEqual(10);
  });

  it('offers only non-refundable rates instead of a non-refundable booking', async () => {
    const { booking } = await stay('NRFN');
    const found = await alternatives(booking.bookingId, { maxPrebooks: 10 });
    const tags = found.flatMap(({ roomTypes }) =>
      roomTypes.flatMap(({ rates }) => rates.map((rate) => rate.cancellationPolicies.refundableTag)),
    );
    expect(new Set(tags)).toEqual(new Set(['NRFN']));
  });

  it('says that nothing is free, and that a booking is unknown', async () => {
    const { booking } = await stay('RFN');
    const path = `/v3.0/bookings/${booking.bookingId}/alternative-prebooks`;
    await sandbox.post('/__sandbox/faults', { faults: [{ path, kind: 'sold-out' }] });
    expect((await ask(booking.bookingId, {})).json().error.code).toBe(1008);
    expect((await ask('unknown', {})).json().error.code).toBe(1000);
  });
});

describe('POST /rates/rebook', () => {
  it('makes the new booking, cancels the old one, and refunds what is left', async () => {
    const old = await stay('RFN');
    const chosen = await cheaper(old);
    const { data } = (await rebook(old.booking.bookingId, chosen.prebookId)).json();
    expect(data).toMatchObject({ status: 'CONFIRMED', price: chosen.price, checkout: chosen.checkout });
    expect(await statusOf(old.booking.bookingId)).toBe('CANCELLED');
    const { refunds, charges, bookings } = await ledgerOf(sandbox);
    expect(charges).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'rebooked', amount: expect.closeTo(old.made.price - chosen.price, 2) }]);
    expect(bookings.at(-1)).toMatchObject({ rebookFrom: old.booking.bookingId });
  });

  it('refunds the rest if the new booking is cancelled', async () => {
    const old = await stay('RFN');
    const chosen = await cheaper(old);
    const { data } = (await rebook(old.booking.bookingId, chosen.prebookId)).json();
    await sandbox.app.inject({ method: 'PUT', url: `/v3.0/bookings/${data.bookingId}`, headers: KEY });
    const { refunds } = await ledgerOf(sandbox);
    const sum = refunds.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    const isFree = chosen.roomTypes[0]?.rates[0]?.cancellationPolicies.refundableTag === 'RFN';
    expect(sum).toBeCloseTo(isFree ? old.made.price : old.made.price - chosen.price, 2);
  });

  it('happens once: the same reference and a second change are refused', async () => {
    const old = await stay('RFN');
    const [one, other] = await alternatives(old.booking.bookingId);
    await rebook(old.booking.bookingId, one?.prebookId ?? '', 'TNSAME');
    expect((await rebook(old.booking.bookingId, one?.prebookId ?? '', 'TNSAME')).json().error.code).toBe(4005);
    expect((await rebook(old.booking.bookingId, other?.prebookId ?? '', 'TNOTHER')).json().error.code).toBe(4009);
  });

  it('refuses a prebook that was not made for this booking', async () => {
    const [one, other] = [await stay('RFN'), await stay('RFN')];
    const [foreign] = await alternatives(other.booking.bookingId);
    const answer = await rebook(one.booking.bookingId, foreign?.prebookId ?? '');
    expect(answer.json().error.description).toBe('rebooking is not allowed for this offer');
    expect(await statusOf(one.booking.bookingId)).toBe('CONFIRMED');
  });

  it('leaves a non-refundable booking to a person', async () => {
    const { booking } = await stay('NRFN');
    const [one] = await alternatives(booking.bookingId);
    const answer = await rebook(booking.bookingId, one?.prebookId ?? '');
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ bookingId: booking.bookingId, status: 'PENDING' });
    expect(await statusOf(booking.bookingId)).toBe('CONFIRMED');
  });
});
