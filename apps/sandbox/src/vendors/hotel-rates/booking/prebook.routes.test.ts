import { WirePrebookAnswer } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../../../testing/asked-rates';
import { offersWhere, PREBOOK_PATH, penaltiesOf, prebook, tagOf } from '../../../testing/booked';
import { createTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

const checker = Compile(WirePrebookAnswer);
const sandbox = createTestSandbox();
const OFFERS = await offersWhere(sandbox, () => true);
const OFFER = OFFERS[0] as WireOffer;
const REFUNDABLE = OFFERS.find((offer) => tagOf(offer) === 'RFN' && penaltiesOf(offer).length === 1) as WireOffer;
const order = (target: TestSandbox, fault: object) =>
  target.post('/__sandbox/faults', { faults: [{ path: PREBOOK_PATH, ...fault }] });
const ask = async (offerId: string) => (await sandbox.post(PREBOOK_PATH, { offerId })).json();

describe('POST /rates/prebook', () => {
  it('returns the offer as it was shown', async () => {
    await order(sandbox, { kind: 'as-offered' });
    const answer = await sandbox.post(PREBOOK_PATH, { offerId: OFFER.offerId });
    const body: unknown = answer.json();
    if (!checker.Check(body)) throw new Error(answer.body.slice(0, 300));
    expect(body).toMatchObject({ guestLevel: 0, sandbox: true });
    expect(body.data).toMatchObject({
      offerId: OFFER.offerId,
      checkin: '2027-03-12',
      checkout: '2027-03-15',
      currency: 'EUR',
      price: priceOf(OFFER),
      priceDifferencePercent: 0,
      cancellationChanged: false,
      boardChanged: false,
    });
    expect(body.data.prebookId).toMatch(/^[\w-]{9}$/);
    const [asked] = OFFER.rates;
    const { mappedRoomId: _mapped, ...rate } = body.data.roomTypes[0]?.rates[0] ?? {};
    expect(rate).toEqual(asked);
    expect(body.data.commission).toBe(asked?.commission[0]?.amount);
  });

  it('opens a payment only for the widget', async () => {
    const plain = await prebook(sandbox, OFFER.offerId);
    expect(plain).not.toHaveProperty('transactionId');
    expect(plain).not.toHaveProperty('secretKey');
    const withWidget = await prebook(sandbox, OFFER.offerId, { usePaymentSdk: true });
    expect(withWidget.transactionId).toMatch(/^tr_cts_[\w-]{21}$/);
    expect(withWidget.secretKey).toMatch(/^pi_[\w-]{24}_secret_[\w-]{24}$/);
  });

  it('can be read again by its id', async () => {
    const made = await prebook(sandbox, OFFER.offerId, { usePaymentSdk: true });
    expect((await sandbox.get(`/v3.0/prebooks/${made.prebookId}`)).json().data).toEqual(made);
    const unknown = await sandbox.get('/v3.0/prebooks/unknown-1');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().error).toMatchObject({ code: 4002, description: 'invalid prebookId, rate not found' });
  });

  it('returns another price, board and policy on request', async () => {
    await order(sandbox, { kind: 'change', pricePercent: 10 });
    const dearer = (await ask(REFUNDABLE.offerId)).data;
    expect(dearer.priceDifferencePercent).toBeCloseTo(10, 1);
    expect(dearer.price).toBeCloseTo(priceOf(REFUNDABLE) * 1.1, 1);
    expect(dearer).toMatchObject({ cancellationChanged: false, boardChanged: false });

    await order(sandbox, { kind: 'change', board: true });
    const fed = (await ask(REFUNDABLE.offerId)).data;
    expect(fed).toMatchObject({ boardChanged: true, cancellationChanged: false, priceDifferencePercent: 0 });
    expect(fed.roomTypes[0].rates[0].boardType).not.toBe(REFUNDABLE.rates[0]?.boardType);

    await order(sandbox, { kind: 'change', cancellation: true });
    const stricter = (await ask(REFUNDABLE.offerId)).data;
    expect(stricter).toMatchObject({ boardChanged: false, cancellationChanged: true, priceDifferencePercent: 0 });
    expect(stricter.roomTypes[0].rates[0].cancellationPolicies.cancelPolicyInfos).toHaveLength(2);
  });

  it('changes a few per cent of offers at random, and the same ones every time', async () => {
    await sandbox.post('/__sandbox/faults', { faults: [] });
    const fates = async (): Promise<string[]> =>
      Promise.all(
        OFFERS.slice(0, 600).map(async ({ offerId }) => {
          const { data, error } = await ask(offerId);
          if (error) return `${error.code}`;
          if (data.priceDifferencePercent > 0) return 'dearer';
          if (data.priceDifferencePercent < 0) return 'cheaper';
          if (data.boardChanged) return 'board';
          return data.cancellationChanged ? 'cancellation' : 'as offered';
        }),
      );
    const first = await fates();
    expect(await fates()).toEqual(first);
    expect(new Set(first)).toEqual(new Set(['as offered', 'dearer', 'cheaper', 'board', 'cancellation', '2001']));
    const share = first.filter((fate) => fate !== 'as offered').length / first.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.1);
  });

  it('returns 409 and 2001 when the room is sold out', async () => {
    await order(sandbox, { kind: 'sold-out', times: 1 });
    const answer = await sandbox.post(PREBOOK_PATH, { offerId: OFFER.offerId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: { code: 2001, message: 'no availability found' } });
  });

  it('refuses an offer that is half an hour old by its clock', async () => {
    const own = createTestSandbox();
    const at = (seconds: number) => own.post('/__sandbox/clock', { advanceSeconds: seconds });
    const [offer] = await offersWhere(own, () => true);
    await at(1800);
    expect(await prebook(own, offer?.offerId ?? '')).toHaveProperty('prebookId');
    await at(1);
    const late = await own.post(PREBOOK_PATH, { offerId: offer?.offerId });
    expect(late.statusCode).toBe(408);
    expect(late.json().error).toEqual({
      code: 4040,
      message: 'this offer is marked as not valid, please refetch rates for this hotel',
      description: 'outdated offerId',
    });
  });

  it.each([
    ['nothing', {}, 'missing field offerId'],
    ['an empty offer', { offerId: '' }, 'offerId field missing or empty'],
    ['nonsense', { offerId: 'nonsense' }, 'invalid offerId'],
    [
      'an offer with one letter changed',
      { offerId: `${OFFER.offerId.slice(0, 40)}x${OFFER.offerId.slice(41)}` },
      'invalid offerId',
    ],
    ['an offer cut short', { offerId: OFFER.offerId.slice(0, -4) }, 'invalid offerId'],
    ['an unknown field', { offerId: OFFER.offerId, guestNationality: 'US' }, 'unknown field guestNationality'],
    ['an unknown voucher', { offerId: OFFER.offerId, voucherCode: 'FREE' }, 'invalid voucher code'],
    ['a flag as text', { offerId: OFFER.offerId, usePaymentSdk: 'perhaps' }, /usePaymentSdk/],
  ])('refuses %s', async (_, body, description) => {
    await sandbox.post('/__sandbox/faults', { faults: [] });
    const answer = await sandbox.post(PREBOOK_PATH, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 4002,
      message: 'required request field is missing or wrong input',
    });
    expect(answer.json().error.description).toMatch(description);
  });

  it('refuses the offers of another seed', async () => {
    const other = createTestSandbox({ seed: 'other' });
    expect((await other.post(PREBOOK_PATH, { offerId: OFFER.offerId })).json().error.description).toBe(
      'invalid offerId',
    );
  });
});
