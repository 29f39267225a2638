/** Who has begun to pay and never came back: whether they are booked for, and what they are told if they come back after all. */
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

describe('somebody who may have paid', () => {
  it('is told of no money that comes back when the prebook has run out', async () => {
    const prebooked = await shop.prebook();
    await turnToCard(prebooked);
    await shop.api.faults({ path: BOOK, kind: 'status', status: 400, code: 4002, message: 'rate not found' });
    await shop.reconcileAt(26 * MINUTE_MS);
    expect(await stateOf(prebooked)).toBe('failed');
    expect(await letters()).toEqual([]);
  });

  it('has five minutes from the moment that they turn to their card, however old the prebook is', async () => {
    const prebooked = await shop.prebook();
    await set(prebooked, { createdAt: new Date(T0 - 60 * MINUTE_MS) });
    await turnToCard(prebooked);
    expect((await shop.intent(prebooked))?.nextTryAt).toEqual(new Date(T0 + 5 * MINUTE_MS));
  });

  it('hears it when the payment is no longer open', async () => {
    const prebooked = await shop.prebook();
    await shop.book(prebooked);
    expect(await stateOf(prebooked)).toBe('pending');
    expect(await turnToCard(prebooked)).toBe(409);
  });

  it('is asked again for a name that nobody can write down', async () => {
    const prebooked = await shop.prebook();
    const contact = { ...HOLDER, firstName: 'A\u0000' };
    const body = { ...shop.paymentOf(prebooked), contact, isPaying: true };
    expect((await shop.visitor.post('/rates/contact', body)).statusCode).toBe(400);
  });

  it('keeps the phone that they gave before', async () => {
    const prebooked = await shop.paidPrebook();
    const contact = { ...HOLDER, phone: '+420 555 0100' };
    await shop.visitor.post('/rates/contact', { ...shop.paymentOf(prebooked), contact, isPaying: false });
    await shop.book(prebooked);
    expect((await shop.intent(prebooked))?.holder).toEqual(contact);
  });
});

describe('somebody who has paid twice for one stay', () => {
  /** Two prebooks, both paid: of the first the way back was lost. */
  async function paidTwice(contact: object = HOLDER) {
    const lost = await shop.paidPrebook();
    await set(lost, { createdAt: at(-20) });
    await turnToCard(lost);
    const second = await shop.paidPrebook();
    await turnToCard(second, contact);
    return { lost, second };
  }

  it('has one booking: the first payment is not booked once the second one is', async () => {
    const { lost, second } = await paidTwice();
    await shop.book(second);
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'intent', 1]);
    expect((await shop.intent(lost))?.nextTryAt).toBeNull();
  });

  it('has one booking also where they came back from neither', async () => {
    const { lost, second } = await paidTwice();
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['intent', 0]);
    await shop.reconcileAt(26 * MINUTE_MS);
    await shop.reconcileAt(28 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'intent', 1]);
  });

  it('has the first where the second came to nothing', async () => {
    const { lost, second } = await paidTwice();
    await set(second, { state: 'failed', nextTryAt: null });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['confirmed', 1]);
  });

  it('is another one than whoever has another address', async () => {
    const { lost, second } = await paidTwice({ ...HOLDER, email: 'eve@example.test' });
    await shop.book(second, { ...HOLDER, email: 'eve@example.test' });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(second), await stateOf(lost), await bookings()]).toEqual(['confirmed', 'confirmed', 2]);
  });

  it('means two stays where days lie between', async () => {
    const { lost, second } = await paidTwice();
    await shop.book(second);
    await set(second, { createdAt: at(-3 * 24 * 60) });
    await shop.reconcileAt(6 * MINUTE_MS);
    expect([await stateOf(lost), await bookings()]).toEqual(['confirmed', 2]);
  });
});

describe('somebody who comes back after we had guessed', () => {
  const ends = () => {
    const intents = createIntentRepo(shop.api.database.db, () => T0);
    return createBookOutcomes({ intents, now: () => T0, report: () => {} });
  };

  it('hears by mail where the provider refuses while they wait', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'booking', holder: HOLDER, isPaymentAssumed: true });
    const inHand = (await shop.intent(prebooked)) as Intent;
    await shop.book(prebooked);
    expect((await shop.intent(prebooked))?.isPaymentAssumed).toBe(false);
    expect((await ends().refuse(inHand, 'prebook not found')).state).toBe('unverified');
    expect(await letters()).toEqual(['nothing-booked']);
  });

  it('is not told that nothing was taken where it had come to nothing', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'failed', holder: HOLDER, isPaymentAssumed: true });
    expect((await shop.book(prebooked)).json().data.state).toBe('unverified');
    expect(await letters()).toEqual(['nothing-booked']);
  });

  it('has the booking that a slow hotel made after we gave it up', async () => {
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
