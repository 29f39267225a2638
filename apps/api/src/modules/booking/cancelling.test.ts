import { beforeEach, describe, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import type { ShownOffer } from './intent-parts';
import { BOOKINGS, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const callsOf = async (bookingId: string) =>
  (await shop.api.ledger(`${BOOKINGS}/${bookingId}`)).map(({ method }) => method);

describe('cancelling', () => {
  async function booked() {
    const prebooked = await shop.paidPrebook();
    const { clientReference: reference, token, bookingId } = (await shop.book(prebooked)).json().data;
    return { reference, token, bookingId, view: await shop.view(reference, token) };
  }
  const cancel = (body: object) => shop.visitor.post('/booking/cancel', body);

  it('refunds exactly the sum that was shown, once, and sends a mail', async () => {
    const { reference, token, bookingId, view } = await booked();
    const refundMinor = view.refundNow?.refund.minor ?? null;
    expect(refundMinor).toBe(view.price.minor);
    const answers = await Promise.all([1, 2, 3].map(() => cancel({ reference, token, refundMinor })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await shop.view(reference, token)).toMatchObject({
      state: 'cancelled',
      refundNow: null,
      refunded: view.price,
    });
    const { refunds } = await shop.api.books();
    expect(refunds).toMatchObject([{ amount: view.price.minor / 100 }]);
    expect((await callsOf(bookingId)).filter((method) => method === 'PUT')).toHaveLength(1);
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
  });

  it('returns the same result again after it is done, and does nothing more', async () => {
    const { reference, token, bookingId, view } = await booked();
    const refundMinor = view.refundNow?.refund.minor ?? null;
    await cancel({ reference, token, refundMinor });
    const again = await cancel({ reference, token, refundMinor: 1 });
    expect([again.statusCode, again.json().data.state]).toEqual([200, 'cancelled']);
    expect((await callsOf(bookingId)).filter((method) => method === 'PUT')).toHaveLength(1);
  });

  it('refuses a booking that was never made or is unknown', async () => {
    const prebooked = await shop.prebook();
    const { clientReference: reference, state } = await shop.progress(prebooked);
    expect(state).toBe('intent');
    const ada = await shop.signUp('ada@nothing.test');
    await shop.set(prebooked, { uid: ada.uid });
    const view = jsonOf(await shop.visitor.get(`/booking?reference=${reference}`, ada.headers)).data;
    expect([view.state, view.holder, view.refundNow]).toEqual(['intent', null, null]);
    const answer = await shop.visitor.post('/booking/cancel', { reference, refundMinor: null }, ada.headers);
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { code: 'conflict', message: 'There is nothing to cancel' },
    ]);
    const unknown = await shop.visitor.get('/booking?reference=TN2222222222', ada.headers);
    expect([unknown.statusCode, unknown.json().error.message]).toEqual([404, 'No such booking']);
  });

  it('refuses a sum other than the one shown, and a wrong link', async () => {
    const { reference, token, view } = await booked();
    const refundMinor = view.refundNow?.refund.minor ?? null;
    expect((await cancel({ reference, token, refundMinor: (refundMinor ?? 0) - 1 })).statusCode).toBe(409);
    expect((await cancel({ reference, token, refundMinor: null })).statusCode).toBe(409);
    expect((await cancel({ reference, token: `${token.slice(0, -2)}AA`, refundMinor })).statusCode).toBe(404);
    expect((await cancel({ reference, refundMinor })).statusCode).toBe(404);
    expect((await shop.api.books()).refunds).toEqual([]);
  });

  it('says that the sum differs, so the traveller can check it again', async () => {
    const { reference, token } = await booked();
    const answer = await cancel({ reference, token, refundMinor: 1 });
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { code: 'conflict', message: 'The refund differs from the refund that was shown' },
    ]);
  });

  it('works even if only the provider knows the refund', async () => {
    const { reference, token } = await booked();
    const [row] = await shop.api.database.db.select().from(bookingIntents);
    const cancellation = { ...row?.shown.cancellation, penalties: [], hasPartialRefund: true };
    const shown = { ...row?.shown, cancellation } as ShownOffer;
    await shop.api.database.db.update(bookingIntents).set({ shown });
    expect((await shop.view(reference, token)).refundNow).toBeNull();
    expect((await cancel({ reference, token, refundMinor: null })).json().data.state).toBe('cancelled');
  });

  it('reads the booking after a lost answer instead of guessing', async () => {
    const { reference, token, bookingId, view } = await booked();
    const refundMinor = view.refundNow?.refund.minor ?? null;
    await shop.api.faults({ path: `${BOOKINGS}/*`, method: 'PUT', kind: 'lost', times: 1 });
    expect((await cancel({ reference, token, refundMinor })).json().data.state).toBe('cancelling');
    await shop.reconcileAt(6_000);
    expect(await shop.view(reference, token)).toMatchObject({ state: 'cancelled', refunded: view.price });
    expect(await callsOf(bookingId)).toEqual(['GET', 'PUT', 'GET']);
    expect((await shop.api.books()).refunds).toHaveLength(1);
  });

  it('requires more than the link if the stay ended more than 90 days ago', async () => {
    const { reference, token } = await booked();
    const [row] = await shop.api.database.db.select().from(bookingIntents);
    const shown = { ...row?.shown, dates: { checkin: '2026-10-01', checkout: '2026-10-03' } } as ShownOffer;
    await shop.api.database.db.update(bookingIntents).set({ shown });
    const answer = await shop.visitor.get(`/booking?reference=${reference}&token=${token}`);
    expect(answer.statusCode).toBe(404);
  });
});
