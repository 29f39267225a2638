/** A promo code from the prebook to the letter. */
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonOf } from '../../testing/checked-answer';
import { type Member, withMember } from '../rewards/testing/member';
import { HOLDER, MINUTE_MS, PREBOOK, type Prebook, type TestShop } from './testing/test-shop';

const PATH = '/rates/prebook/promo-code';
const current = withMember();
let shop: TestShop;
let ada: Member;
beforeEach(async () => {
  ({ shop, ada } = current());
  await shop.api.faults({ path: PREBOOK, kind: 'as-offered' });
});

const ask = (promoCode: string, part: object = {}, headers = {}) =>
  shop.visitor.post(PATH, { offerId: shop.offerIds[0], promoCode, ...part }, headers);
const prebooked = async (promoCode: string): Promise<Prebook> => jsonOf(await ask(promoCode)).data;
const askedProvider = async () => (await shop.api.ledger(PREBOOK)).length;

describe('a prebook with a promo code', () => {
  it('costs less, and says what the code takes off', async () => {
    const plain = await shop.prebook();
    const { offer } = await prebooked(' welcome10 ');
    expect(offer.promoCode?.code).toBe('WELCOME10');
    expect(offer.promoCode?.amount).toBeGreaterThan(0);
    expect(offer.total + (offer.promoCode?.amount ?? 0)).toBeCloseTo(plain.offer.total, 2);
    expect(offer.freeNight).toBeUndefined();
  });

  it.each([
    ['NOSUCHCODE', 'promo-code-unknown'],
    ['LASTSUMMER', 'promo-code-expired'],
    ['FIRST100', 'promo-code-used-up'],
    ['GRANDTOUR', 'promo-code-too-cheap'],
  ])('is refused with its reason: %s', async (code, refused) => {
    const answer = await ask(code);
    expect([answer.statusCode, answer.json()]).toEqual([200, { refused }]);
  });

  it('is refused for another currency, if the provider says so', async () => {
    const message = 'required request field is missing or wrong input';
    const description = 'voucher currency does not match';
    await shop.api.faults({ path: PREBOOK, kind: 'status', status: 400, code: 4002, message, description });
    expect((await ask('WELCOME10')).json()).toEqual({ refused: 'promo-code-currency' });
  });

  it.each(['', 'a b', 'FN-1', 'x'.repeat(40)])('makes no provider call for an impossible code: %j', async (typed) => {
    const before = await askedProvider();
    expect((await ask(typed)).json()).toEqual({ refused: 'promo-code-unknown' });
    expect(await askedProvider()).toBe(before);
  });

  it('does not accept the voucher of a free night as a code, in any spelling', async () => {
    await ada.withFreeNight(5_000);
    const [freeNight] = (await ada.rewards()).freeNights;
    const before = await askedProvider();
    for (const code of [`${freeNight?.id}-1`, `${freeNight?.id}-1`.toUpperCase(), ` ${freeNight?.id}-1`]) {
      expect((await ask(code, {}, ada.headers)).json()).toEqual({ refused: 'promo-code-unknown' });
    }
    expect(await askedProvider()).toBe(before);
  });

  it('uses only the code if the request also asks for a free night', async () => {
    await ada.withFreeNight(5_000);
    const { data } = jsonOf(await ask('WELCOME10', { useFreeNight: true }, ada.headers));
    expect(data.offer.freeNight).toBeUndefined();
    const plain = await shop.prebook({ promoCode: 'WELCOME10' });
    expect(plain.offer.promoCode).toBeUndefined();
  });

  it('says that the offer is gone, even with a valid code', async () => {
    await shop.api.faults({ path: PREBOOK, kind: 'status', status: 400, code: 2001, message: 'no availability found' });
    expect((await ask('WELCOME10')).json().error.code).toBe('offer_gone');
  });
});

describe('a booking with a promo code', () => {
  it('costs what was shown, and names the code on its page', async () => {
    const made = await prebooked('WELCOME10');
    await shop.api.pay(made.secretKey);
    const { state, clientReference, token } = jsonOf(await shop.book(made)).data;
    expect(state).toBe('confirmed');
    const view = await shop.view(clientReference, token);
    const minor = Math.round((made.offer.promoCode?.amount ?? 0) * 100);
    expect(view.promoCode).toEqual({ code: 'WELCOME10', amount: { minor, currency: 'EUR' } });
    expect(view.price.minor).toBe(Math.round(made.offer.total * 100));
    expect([view.confirmedOtherwise, view.freeNight]).toEqual([null, null]);
    expect((await shop.intent(made))?.shown.price.promoCode?.code).toBe('WELCOME10');
  });

  it('cannot be changed, because the change would lose the code', async () => {
    const made = await prebooked('WELCOME10');
    await shop.api.pay(made.secretKey);
    const { clientReference: reference, token } = jsonOf(await shop.book(made)).data;
    const stay = { checkin: '2027-03-13', checkout: '2027-03-15', rooms: [{ adults: 2, childrenAges: [] }] };
    const answer = await shop.visitor.post('/booking/alternatives', { reference, token, ...stay });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      'This booking cannot be changed: promo-code',
    ]);
  });

  it('is not made if its code was used up in the meantime', async () => {
    await shop.api.booking.createPromoCode(
      {
        ...{ code: 'ONLYONE', kind: 'amount', percent: null, amountMinor: 2_000, currency: 'EUR', mostMinor: null },
        ...{ leastSpendMinor: 2_020, from: '2027-01-01', until: '2027-12-31', uses: 1, description: '' },
      } as never,
      AbortSignal.timeout(5_000),
    );
    const [first, second] = [await prebooked('ONLYONE'), await prebooked('ONLYONE')];
    for (const made of [first, second]) await shop.api.pay(made.secretKey);
    expect(jsonOf(await shop.book(first)).data.state).toBe('confirmed');
    expect(jsonOf(await shop.book(second, HOLDER)).data.state).not.toBe('confirmed');
    await shop.reconcileAt(MINUTE_MS);
    expect((await shop.api.books()).bookings).toHaveLength(1);
  });
});
