import { beforeEach, describe, expect, it } from 'vitest';
import { freeNights } from '../../db/reward-tables';
import { jsonOf } from '../../testing/checked-answer';
import { createIntentRepo } from '../booking/intent.repo';
import { BOOK, HOLDER, MINUTE_MS, PREBOOK, T0, type TestShop } from '../booking/testing/test-shop';
import { EUR, type Member, runJobs, withMember } from './testing/member';

const current = withMember();
let shop: TestShop;
let ada: Member;
beforeEach(() => {
  ({ shop, ada } = current());
});

const states = async () => (await ada.rewards()).freeNights.map(({ state }) => state);

describe('a prebook with a free night', () => {
  it('costs less, and its rows add up', async () => {
    await ada.withFreeNight(5_000);
    const [without, made] = [await ada.prebook({}), await ada.prebook()];
    expect(without.offer.freeNight).toBeUndefined();
    expect(made.offer.freeNight).toBe(50);
    expect(made.offer.total).toBeCloseTo(without.offer.total - 50, 2);
  });

  it.each([
    ['a visitor', async () => ({})],
    ['a user without one', async () => ada.headers],
  ])('is refused for %s', async (_, headersOf) => {
    const answer = await shop.visitor.post('/rates/prebook', body(), await headersOf());
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'free_night_unusable']);
  });

  it('is refused for a stay that costs less than the free night', async () => {
    await ada.withFreeNight(9_000_000);
    await shop.api.faults({ path: PREBOOK, kind: 'as-offered' });
    const answer = await shop.visitor.post('/rates/prebook', body(), ada.headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'free_night_unusable']);
    expect(await states()).toEqual(['ready']);
  });

  const body = () => ({ offerId: shop.offerIds[0], useFreeNight: true });
});

describe('a booking with a free night', () => {
  beforeEach(() => ada.withFreeNight(5_000));

  it('uses it once, and shows it on its page', async () => {
    const made = await ada.prebook();
    const { clientReference, token } = await ada.bookWith(made);
    expect(await ada.rewards()).toMatchObject({ freeNights: [{ state: 'used', usedFor: clientReference }] });
    expect(await shop.view(clientReference, token)).toMatchObject({ state: 'confirmed', freeNight: EUR(5_000) });
    const again = await shop.visitor.post(
      '/rates/prebook',
      { offerId: shop.offerIds[0], useFreeNight: true },
      ada.headers,
    );
    expect(again.statusCode).toBe(409);
  });

  it('has the free night alone: another payment with it is refused before the traveller pays', async () => {
    const [first, second] = [await ada.prebook(), await ada.prebook()];
    expect((await ada.contact(first)).statusCode).toBe(200);
    const late = await ada.contact(second);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'free_night_taken']);
    // The first payment may be started again, for example after a declined card.
    expect((await ada.contact(first)).statusCode).toBe(200);
  });

  it('is made only once, even if the traveller pays twice with the same free night', async () => {
    const [first, second] = [await ada.prebook(), await ada.prebook()];
    await ada.bookWith(first);
    const { state } = await ada.bookWith(second);
    expect(state).toBe('unverified');
    expect((await shop.api.books()).bookings).toHaveLength(1);
    expect(await states()).toEqual(['used']);
  });

  it('uses it once, even if three requests book at the same time', async () => {
    const made = await ada.prebook();
    await shop.api.pay(made.secretKey);
    await Promise.all([1, 2, 3].map(() => shop.book(made, HOLDER, ada.headers)));
    expect((await shop.api.books()).bookings).toHaveLength(1);
    expect(await states()).toEqual(['used']);
  });

  it('gives it back if the hotel refuses', async () => {
    const made = await ada.prebook();
    await shop.api.faults({ path: BOOK, kind: 'sold-out' });
    const { state } = await ada.bookWith(made);
    expect(state).not.toBe('confirmed');
    await shop.reconcileAt(MINUTE_MS);
    await shop.reconcileAt(30 * MINUTE_MS);
    await shop.api.faults();
    expect(await states()).toEqual(['ready']);
    expect((await ada.bookWith(await ada.prebook())).state).toBe('confirmed');
  });

  it('gives it back if nothing is paid', async () => {
    const made = await ada.prebook();
    expect(jsonOf(await shop.book(made, HOLDER, ada.headers)).data.state).toBe('pending');
    expect(await states()).toEqual(['used']);
    for (let minutes = 1; minutes <= 60; minutes += 1) await shop.reconcileAt(minutes * MINUTE_MS);
    expect((await shop.progress(made)).state).toBe('failed');
    expect(await states()).toEqual(['ready']);
  });

  it('keeps it if the answer of the provider is lost', async () => {
    const made = await ada.prebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    expect((await ada.bookWith(made)).state).toBe('unknown');
    expect(await states()).toEqual(['used']);
    await shop.api.faults();
    await shop.reconcileAt(MINUTE_MS);
    expect((await shop.progress(made)).state).toBe('confirmed');
    expect(await states()).toEqual(['used']);
  });
});

describe('a cancelled booking with a free night', () => {
  const cancelled = async () => {
    await ada.withFreeNight(5_000);
    const { clientReference: reference, token } = await ada.bookWith(await ada.prebook());
    const { refundNow } = await shop.view(reference, token);
    return { reference, token, refundMinor: refundNow?.refund.minor ?? null };
  };

  it('refunds what was paid, and gives the free night back with another voucher', async () => {
    const booking = await cancelled();
    const answer = jsonOf(await shop.visitor.post('/booking/cancel', booking)).data;
    expect(answer).toMatchObject({ state: 'cancelled', refunded: EUR(booking.refundMinor ?? 0) });
    await runJobs(shop);
    expect(await states()).toEqual(['ready']);
    const again = await ada.bookWith(await ada.prebook());
    expect(again.state).toBe('confirmed');
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation', 'confirmation', 'free-night-earned']);
  });

  it('does not give it back twice', async () => {
    const booking = await cancelled();
    await Promise.all([1, 2].map(() => shop.visitor.post('/booking/cancel', booking)));
    await runJobs(shop);
    const rows = await shop.api.database.db.select().from(freeNights);
    expect(rows).toMatchObject([{ state: 'ready', voucher: 2, intentId: null }]);
  });

  it('does not give it back without a refund', async () => {
    const { reference } = await cancelled();
    const intents = createIntentRepo(shop.api.database.db, () => T0);
    const intent = await intents.find(reference);
    if (intent) await intents.move(intent, 'cancelled', { refundMinor: 0 });
    expect(await states()).toEqual(['used']);
  });
});
