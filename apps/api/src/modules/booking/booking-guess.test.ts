/** Travellers who begin to pay and never come back: are they booked, and what do they read if they return later? */
import { beforeEach, describe, expect, it } from 'vitest';
import { createBookOutcomes } from './book-outcomes';
import { createIntentRepo, type Intent } from './intent.repo';
import { BOOK, HOLDER, MINUTE_MS, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const turnToCard = async (prebooked: Prebook, contact: object = HOLDER) => {
  const body = { ...shop.paymentOf(prebooked), contact, isPaying: true };
  return (await shop.visitor.post('/rates/contact', body)).statusCode;
};
const stateOf = async (prebooked: Prebook) => (await shop.intent(prebooked))?.state;
const letters = () => shop.letters();
const set: TestShop['set'] = (prebooked, change) => shop.set(prebooked, change);
const bookings = async () => (await shop.api.books()).bookings.length;
const at = (minutes: number) => new Date(T0 + minutes * MINUTE_MS);

describe('a traveller who may have paid', () => {
  it('gets no letter about a refund when the prebook has expired', async () => {
    const prebooked = await shop.prebook();
    await turnToCard(prebooked);
    await shop.api.faults({ path: BOOK, kind: 'status', status: 400, code: 4002, message: 'rate not found' });
    await shop.reconcileAt(26 * MINUTE_MS);
    expect(await stateOf(prebooked)).toBe('failed');
    expect(await letters()).toEqual([]);
  });

  it('has five minutes from the moment when they begin to pay, even if the prebook is old', async () => {
    const prebooked = await shop.prebook();
    await set(prebooked, { createdAt: new Date(T0 - 60 * MINUTE_MS) });
    await turnToCard(prebooked);
    expect((await shop.intent(prebooked))?.nextTryAt).toEqual(new Date(T0 + 5 * MINUTE_MS));
  });

  it('gets a 409 if the payment is no longer open', async () => {
    const prebooked = await shop.prebook();
    await shop.book(prebooked);
    expect(await stateOf(prebooked)).toBe('pending');
    expect(await turnToCard(prebooked)).toBe(409);
  });

  it('gets a 400 for a name that we do not accept', async () => {
    const prebooked = await shop.prebook();
    const contact = { ...HOLDER, firstName: 'A\u0000' };
    const body = { ...shop.paymentOf(prebooked), contact, isPaying: true };
    expect((await shop.visitor.post('/rates/contact', body)).statusCode).toBe(400);
  });

  it('keeps the phone number that they gave before', async () => {
    const prebooked = await shop.paidPrebook();
    const contact = { ...HOLDER, phone: '+420 555 0100' };
    await shop.visitor.post('/rates/contact', { ...shop.paymentOf(prebooked), contact, isPaying: false });
    await shop.book(prebooked);
    expect((await shop.intent(prebooked))?.holder).toEqual(contact);
  });
});

describe('a traveller who paid twice for one stay', () => {
  /** Two prebooks, both paid. The traveller never came back from the first payment. */
  async function paidTwice(contact: object = HOLDER) {
    const lost = await shop.paidPrebook();
    await set(lost, { createdAt: at(-20) });
    await turnToCard(lost);
    const second = await shop.paidPrebook();
    await turnToCard(second, contact);
    return { lost, second };
  }

  it('gets one booking: we do not book the first payment after we booked the second one', async () => {
    const { lost, second } = await paidTwice();
    await shop.book(second);
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'intent', 1]);
    expect((await shop.intent(lost))?.nextTryAt).toBeNull();
  });

  it('gets one booking even if they came back from neither payment', async () => {
    const { lost, second } = await paidTwice();
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['intent', 0]);
    await shop.reconcileAt(26 * MINUTE_MS);
    await shop.reconcileAt(28 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'intent', 1]);
  });

  it('gets the first booking if the second one fails', async () => {
    const { lost, second } = await paidTwice();
    await set(second, { state: 'failed', nextTryAt: null });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['confirmed', 1]);
  });

  it('is a different person if the email address differs', async () => {
    const { lost, second } = await paidTwice({ ...HOLDER, email: 'eve@example.test' });
    await shop.book(second, { ...HOLDER, email: 'eve@example.test' });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'confirmed', 2]);
  });

  it('gets two bookings if the stays are days apart', async () => {
    const { lost, second } = await paidTwice();
    await shop.book(second);
    await set(second, { createdAt: at(-3 * 24 * 60) });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['confirmed', 2]);
  });
});

describe('a traveller who comes back after we guessed', () => {
  const ends = () => {
    const intents = createIntentRepo(shop.api.database.db, () => T0);
    return createBookOutcomes({ intents, now: () => T0, report: () => {} });
  };

  it('gets a letter if the provider refuses while they wait', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'booking', holder: HOLDER, isPaymentAssumed: true });
    const inHand = (await shop.intent(prebooked)) as Intent;
    await shop.book(prebooked);
    expect((await shop.intent(prebooked))?.isPaymentAssumed).toBe(false);
    expect((await ends().refuse(inHand, 'prebook not found')).state).toBe('unverified');
    expect(await letters()).toEqual(['nothing-booked']);
  });

  it('gets the state unverified and a letter if our guess had failed', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'failed', holder: HOLDER, isPaymentAssumed: true });
    expect((await shop.book(prebooked)).json().data.state).toBe('unverified');
    expect(await letters()).toEqual(['nothing-booked']);
  });

  it('gets the booking that a slow hotel made after we gave it up', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    await shop.book(prebooked);
    await shop.api.faults();
    const used = { referenceUsedAt: new Date(T0), lostAt: null };
    await set(prebooked, { state: 'paid', isPaymentAssumed: true, ...used });
    const givenUp = await ends().giveUp((await shop.intent(prebooked)) as Intent);
    expect(givenUp).toMatchObject({ state: 'failed', nextTryAt: at(10) });
    await shop.reconcileAt(10 * MINUTE_MS);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect(await letters()).toEqual(['confirmation']);
  });
});
