import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import {
  WireVoucherAnswer,
  type WireVoucherRequest,
  WireVouchersAnswer,
} from '@tenth-night/provider-wire/hotel-rates/vouchers';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../../../testing/asked-rates';
import {
  book,
  booked,
  bookRequest,
  byTransaction,
  offersWhere,
  PREBOOK_PATH,
  prebook,
  tagOf,
} from '../../../testing/booked';
import { pay } from '../../../testing/paid';
import { createTestSandbox, KEY } from '../../../testing/test-sandbox';
import { READY_VOUCHERS } from './ready-vouchers';

const VOUCHERS = '/vouchers';
const sandbox = createTestSandbox();
const OFFERS = await offersWhere(sandbox, (offer) => tagOf(offer) === 'RFN' && priceOf(offer) > 300);
const OFFER = OFFERS[0] as WireOffer;
const PRICE = priceOf(OFFER);

const request = (change: Partial<WireVoucherRequest> = {}): WireVoucherRequest => ({
  voucher_code: 'TENTH-1',
  discount_type: 'fixed_amount',
  discount_value: 142,
  minimum_spend: 0,
  maximum_discount_amount: 142,
  currency: 'EUR',
  validity_start: '2020-01-01T00:00:00Z',
  validity_end: '2099-01-01T00:00:00Z',
  usages_limit: 1,
  status: 'active',
  ...change,
});
const create = async (change: Partial<WireVoucherRequest> = {}, target = sandbox) =>
  target.post(VOUCHERS, request(change));
const refusal = async (voucherCode: string) =>
  (await sandbox.post(PREBOOK_PATH, { offerId: OFFER.offerId, voucherCode })).json();
const refused = (description: string) => ({ error: { code: 4002, description } });

describe('/vouchers', () => {
  it('creates a voucher once per code, and lists it', async () => {
    const own = createTestSandbox();
    const answer = await create({}, own);
    expect(answer.statusCode).toBe(201);
    expect(Compile(WireVoucherAnswer).Check(answer.json())).toBe(true);
    expect(answer.json().voucher).toMatchObject({ id: 1, voucher_code: 'TENTH-1', remaining_uses: 1, budget_used: 0 });
    const again = await create({}, own);
    expect([again.statusCode, again.json()]).toEqual([400, { error: 'voucher code already exists' }]);
    await create({ voucher_code: 'TENTH-2' }, own);
    const listed = (await own.get(`${VOUCHERS}?page=2&limit=1`)).json();
    expect(Compile(WireVouchersAnswer).Check(listed)).toBe(true);
    expect(listed).toMatchObject({ total: 2 + READY_VOUCHERS.length, vouchers: [{ voucher_code: 'TENTH-2' }] });
    expect((await own.get(`${VOUCHERS}/2`)).json().voucher.voucher_code).toBe('TENTH-2');
  });

  it('changes, switches off and deletes a voucher', async () => {
    const own = createTestSandbox();
    await create({}, own);
    const changed = await own.app.inject({
      method: 'PUT',
      url: `${VOUCHERS}/1`,
      headers: KEY,
      payload: request({ discount_value: 90 }),
    });
    expect(changed.json()).toEqual({ message: 'Voucher updated successfully' });
    const put = { method: 'PUT', url: `${VOUCHERS}/1/status`, headers: KEY } as const;
    await own.app.inject({ ...put, payload: { status: 'inactive' } });
    expect((await own.get(`${VOUCHERS}/1`)).json().voucher).toMatchObject({ discount_value: 90, status: 'inactive' });
    await own.app.inject({ method: 'DELETE', url: `${VOUCHERS}/1/`, headers: KEY });
    const gone = await own.get(`${VOUCHERS}/1`);
    expect([gone.statusCode, gone.json()]).toEqual([404, { message: 'Voucher not found' }]);
    expect((await create({}, own)).json().voucher.id).toBe(2);
  });

  it('refuses wrong fields in its own shape', async () => {
    const bad = async (change: object) => {
      const answer = await sandbox.post(VOUCHERS, { ...request({ voucher_code: 'BAD' }), ...change });
      expect(answer.statusCode).toBe(400);
      return answer.json().error;
    };
    expect(await bad({ currency: 'XXX' })).toBe('currency is not supported');
    expect(await bad({ validity_end: 'soon' })).toBe('validity_end must be after validity_start');
    expect(await bad({ discount_value: 0 })).toContain('discount_value');
    const without = await sandbox.app.inject({ method: 'GET', url: VOUCHERS });
    expect(without.statusCode).toBe(401);
  });
});

describe('a prebook with a voucher', () => {
  it('costs less, and so does the payment', async () => {
    await create({ voucher_code: 'PAID' });
    const made = await prebook(sandbox, OFFER.offerId, { usePaymentSdk: true, voucherCode: 'PAID' });
    expect(made.price).toBeCloseTo(PRICE - 142, 2);
    expect(made).toMatchObject({ voucherCode: 'PAID', voucherTotalAmount: 142, priceDifferencePercent: 0 });
    await pay(sandbox, made.secretKey);
    const payment = byTransaction(made.transactionId);
    const booking = await booked(sandbox, bookRequest(made.prebookId, { payment }));
    expect(booking.price).toBe(made.price);
    const detail = (await sandbox.get(`/v3.0/bookings/${booking.bookingId}`)).json().data;
    expect(detail).toMatchObject({ voucherCode: 'PAID', voucherTotalAmount: 142 });
    const history = (await sandbox.get(`${VOUCHERS}/history`)).json().history;
    expect(history).toMatchObject([{ booking_id: booking.bookingId, discount_amount: 142, currency: 'EUR' }]);
  });

  it('converts the voucher into the currency of the stay', async () => {
    await create({ voucher_code: 'DOLLARS', currency: 'USD', discount_value: 100, maximum_discount_amount: 100 });
    const made = await prebook(sandbox, OFFER.offerId, { voucherCode: 'DOLLARS' });
    expect(made.voucherTotalAmount).toBeGreaterThan(80);
    expect(made.voucherTotalAmount).toBeLessThan(100);
  });

  it('takes no more than the largest discount and the price', async () => {
    const taken = async (change: Partial<WireVoucherRequest>) => {
      await create(change);
      return (await prebook(sandbox, OFFER.offerId, { voucherCode: change.voucher_code })).voucherTotalAmount;
    };
    expect(await taken({ voucher_code: 'LIMITED', maximum_discount_amount: 50 })).toBe(50);
    expect(await taken({ voucher_code: 'HUGE', discount_value: 1e6, maximum_discount_amount: 1e6 })).toBe(PRICE);
    const percent = await taken({ voucher_code: 'TENTH', discount_type: 'percentage', discount_value: 10 });
    expect(percent).toBeCloseTo(PRICE / 10, 1);
  });

  it('refuses vouchers that are unknown, off, not yet or no longer valid, or need a dearer stay', async () => {
    await create({ voucher_code: 'OFF', status: 'inactive' });
    await create({ voucher_code: 'EARLY', validity_start: '2098-01-01T00:00:00Z' });
    await create({ voucher_code: 'LATE', validity_end: '2021-01-01T00:00:00Z' });
    await create({ voucher_code: 'DEAR', minimum_spend: PRICE + 1 });
    const why = {
      UNKNOWN: 'invalid voucher code',
      OFF: 'voucher is not active',
      EARLY: 'voucher is not valid yet',
      LATE: 'voucher has expired',
      DEAR: 'voucher minimum spend not reached',
    };
    for (const [code, words] of Object.entries(why)) expect(await refusal(code)).toMatchObject(refused(words));
  });

  it('can be booked once, even with two prebooks', async () => {
    await create({ voucher_code: 'ONCE' });
    const ask = () => prebook(sandbox, OFFER.offerId, { voucherCode: 'ONCE' });
    const [first, second] = [await ask(), await ask()];
    expect((await book(sandbox, bookRequest(first.prebookId))).statusCode).toBe(200);
    const late = await book(sandbox, bookRequest(second.prebookId));
    expect(late.statusCode).toBe(400);
    expect(late.json().error).toMatchObject({ description: 'voucher is not valid' });
    expect(await refusal('ONCE')).toMatchObject(refused('voucher usage limit reached'));
  });

  it('can name one of the ready codes, which a reset does not remove', async () => {
    const own = createTestSandbox();
    const percent = await prebook(own, OFFER.offerId, { voucherCode: 'WELCOME10' });
    expect(percent.voucherTotalAmount).toBeGreaterThan(0);
    await book(own, bookRequest(percent.prebookId));
    const listed = (await own.get(`${VOUCHERS}?limit=100`)).json().vouchers;
    expect(listed).toHaveLength(READY_VOUCHERS.length);
    expect(listed[0]).toMatchObject({ voucher_code: 'WELCOME10', remaining_uses: 99_999 });
    expect((await create({}, own)).json().voucher.id).toBe(1);
    await own.post('/__sandbox/reset', {});
    expect((await own.get(VOUCHERS)).json().total).toBe(READY_VOUCHERS.length);
  });
});
