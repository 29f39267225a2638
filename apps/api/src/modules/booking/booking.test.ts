import { decodePrebook } from '@tenth-night/contract/prebook-codec';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingIntents, guestMappings, mails } from '../../db/schema';
import { BOOK, BOOKINGS, HOLDER, openTestShop, PREBOOK, type TestShop } from './testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  await shop.api.reset();
  await shop.api.database.db.delete(mails);
  await shop.api.database.db.delete(bookingIntents);
});
afterAll(() => shop.api.close());

const stateOf = async (prebooked: Parameters<TestShop['intent']>[0]) => (await shop.intent(prebooked))?.state;
const bookCalls = async () => (await shop.api.ledger(BOOK)).length;
const letters = () => shop.api.database.db.select().from(mails);

describe('prebook', () => {
  it('[PAY-06][PAY-18] returns the keys of a payment and the current offer, and stores the intent', async () => {
    const contact = { firstName: 'Ada', email: 'ada@example.test' };
    const prebooked = await shop.prebook({ contact, language: 'de', guestNationality: 'US', payment: { sdk: true } });
    const read = decodePrebook({ data: prebooked });
    expect(read?.keys).toEqual({
      prebookId: prebooked.prebookId,
      transactionId: expect.stringMatching(/^tr_/),
      secretKey: expect.stringMatching(/_secret_/),
    });
    const intent = await shop.intent(prebooked);
    expect(intent).toMatchObject({ state: 'intent', contact, language: 'de', uid: null, nextTryAt: null });
    expect(intent?.id).toMatch(/^TN[2-9A-Z]{10}$/);
    expect(intent?.shown).toMatchObject({ ...read?.offer, rooms: [{ adults: 2 }, { adults: 1 }] });
    expect(JSON.stringify(intent)).not.toContain('_secret_');
  });

  it('says that an offer is gone if it is sold out, expired or unknown', async () => {
    const { api, visitor, offerIds } = shop;
    const gone = async (offerId: string | undefined) => {
      const answer = await visitor.post('/rates/prebook', { offerId });
      return [answer.statusCode, answer.json().error.code];
    };
    await api.faults({ path: PREBOOK, kind: 'sold-out' });
    expect(await gone(offerIds[0])).toEqual([410, 'offer_gone']);
    await api.faults({ path: PREBOOK, kind: 'status', status: 408, code: 4040, message: 'x' });
    expect(await gone(offerIds[0])).toEqual([410, 'offer_gone']);
    await api.faults();
    expect(await gone('nonsense')).toEqual([410, 'offer_gone']);
  });
});

describe('book', () => {
  it('[RET-09][RET-18][RET-19] books the paid offer under our reference, and stores the mail', async () => {
    const prebooked = await shop.paidPrebook();
    const { data } = (await shop.book(prebooked)).json(); // RET-09
    const intent = await shop.intent(prebooked);
    expect(data).toEqual({
      state: 'confirmed',
      bookingId: intent?.bookingId, // RET-18
      clientReference: intent?.id, // RET-19
      hotelId: prebooked.hotelId,
      token: expect.any(String),
    });
    const { bookings, charges, refunds } = await shop.api.books();
    expect(bookings).toMatchObject([{ bookingId: data.bookingId, clientReference: data.clientReference }]);
    expect([charges.length, refunds.length]).toEqual([1, 0]);
    expect(await letters()).toMatchObject([{ intentId: intent?.id, kind: 'confirmation', sentAt: null }]);
  });

  it('[RET-11][RET-12][RET-13][RET-14] requires the prebook, the holder and the payment, but no guests', async () => {
    const { prebookId, transactionId } = shop.paymentOf(await shop.paidPrebook());
    const payment = { method: 'TRANSACTION_ID', transactionId };
    const body = { prebookId, holder: HOLDER, payment, guests: [] };
    const answerTo = async (part: object) => (await shop.visitor.post('/rates/book', { ...body, ...part })).statusCode;
    expect(await answerTo({ prebookId: undefined })).toBe(400); // RET-11
    expect(await answerTo({ holder: { firstName: 'Ada', lastName: 'Testa' } })).toBe(400); // RET-12
    expect(await answerTo({ payment: { ...payment, method: 'CARD' } })).toBe(400); // RET-13
    expect(await answerTo({ guests: 'Ada' })).toBe(400); // RET-14
    expect(await bookCalls()).toBe(0);
    expect(await answerTo({})).toBe(200);
  });

  it('books once, even with many requests from many windows', async () => {
    const prebooked = await shop.paidPrebook();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.book(prebooked)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await shop.book(prebooked)).json().data).toMatchObject({ state: 'confirmed' });
    expect(await bookCalls()).toBe(1);
    expect((await shop.api.books()).bookings).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('refuses the same booking in another name, and a payment of somebody else', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.book(prebooked);
    expect((await shop.book(prebooked, { ...HOLDER, lastName: 'Other' })).statusCode).toBe(409);
    expect((await shop.book({ ...prebooked, transactionId: 'tr_nobody' })).statusCode).toBe(404);
    expect((await shop.book({ ...prebooked, prebookId: 'another' })).statusCode).toBe(404);
    expect((await shop.book(prebooked, { ...HOLDER, email: 'no address' })).statusCode).toBe(400);
    expect(await bookCalls()).toBe(1);
  });

  it('[RET-17] uses the name that we knew before the payment, if the browser has lost it', async () => {
    const guest = { firstName: 'Guest', lastName: 'Traveler', email: 'help@example.test' };
    const bookIt = async (prebooked: Parameters<TestShop['book']>[0]) => {
      const { prebookId, transactionId } = shop.paymentOf(prebooked);
      const payment = { method: 'TRANSACTION_ID', transactionId };
      await shop.visitor.post('/rates/book', { prebookId, holder: guest, isPlaceholder: true, payment });
      return (await shop.intent(prebooked))?.holder;
    };
    const told = await shop.paidPrebook();
    await shop.visitor.post('/rates/contact', { ...shop.paymentOf(told), contact: HOLDER, isPaying: false });
    expect(await bookIt(told)).toEqual(HOLDER);
    expect(await bookIt(await shop.paidPrebook())).toEqual(guest);
  });

  it('[RET-10] assigns the booking to the signed-in user only, and the provider knows this user from then on', async () => {
    const ada = await shop.signUp('ada@example.test');
    const eve = await shop.signUp('eve@elsewhere.test');
    const prebooked = await shop.paidPrebook(ada.headers);
    expect((await shop.book(prebooked, HOLDER, eve.headers)).statusCode).toBe(404);
    expect((await shop.book(prebooked, HOLDER, { authorization: 'Bearer a.b.c' })).statusCode).toBe(401);
    const { data } = (await shop.book(prebooked, HOLDER, ada.headers)).json();
    const mapping = await shop.api.database.db.select().from(guestMappings).where(eq(guestMappings.uid, ada.uid));
    expect(mapping).toMatchObject([{ guestId: (await shop.intent(prebooked))?.guestId }]);
    const open = (headers: Record<string, string>) =>
      shop.visitor.get(`/booking?reference=${data.clientReference}`, headers);
    expect((await open(ada.headers)).json().data).toMatchObject({ state: 'confirmed', holder: HOLDER });
    expect((await open(eve.headers)).statusCode).toBe(404);
    expect((await shop.visitor.get(`/booking?reference=${data.clientReference}`)).statusCode).toBe(404);
  });

  it('books nothing that is not paid', async () => {
    const prebooked = await shop.prebook();
    expect((await shop.book(prebooked)).json().data.state).toBe('pending');
    await shop.reconcileAt(5_000);
    await shop.reconcileAt(10_000);
    expect(await stateOf(prebooked)).toBe('failed');
    expect((await shop.api.books()).bookings).toEqual([]);
    expect(await letters()).toEqual([]);
  });
});

describe('a booking call without an answer', () => {
  it('is looked up and found if it booked, and is never sent again', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    expect((await shop.book(prebooked)).json().data.state).toBe('unknown');
    expect(await shop.reconcileAt(0)).toBe(0);
    expect(await shop.reconcileAt(2_000)).toBe(1);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect([await bookCalls(), (await shop.api.books()).bookings.length]).toEqual([1, 1]);
    expect(await letters()).toHaveLength(1);
  });

  it('is sent again under the same reference if it did not book', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'reset', times: 1 });
    expect((await shop.book(prebooked)).json().data.state).toBe('unknown');
    await shop.reconcileAt(2_000);
    expect(await stateOf(prebooked)).toBe('confirmed');
    const { id } = (await shop.intent(prebooked)) ?? {};
    expect((await shop.api.books()).bookings).toMatchObject([{ clientReference: id }]);
    // The provider recognizes a repeated call only if its body is the same.
    const [refused, repeated, ...others] = await shop.api.ledger(BOOK);
    expect(refused?.body).toMatchObject({ clientReference: id, holder: { lastName: HOLDER.lastName } });
    expect([repeated?.body, others]).toEqual([refused?.body, []]);
  });

  it('stays open while the provider is down, and is settled soon after it is back', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' }, { path: BOOKINGS, kind: 'status', status: 503 });
    await shop.book(prebooked);
    let time = 0;
    for (let round = 0; round < 6; round++) {
      time += 60_000;
      shop.api.passTime(60_000);
      expect(await shop.reconcileAt(time)).toBe(1);
      expect(await stateOf(prebooked)).toBe('unknown');
    }
    await shop.api.faults();
    shop.api.passTime(60_000);
    expect(await shop.reconcileAt(time + 60_000)).toBe(1);
    expect(await stateOf(prebooked)).toBe('confirmed');
  });

  it('is processed by only one of many processes', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'reset', times: 1 });
    await shop.book(prebooked);
    const looked = await Promise.all([1, 2, 3, 4].map(() => shop.reconcileAt(2_000)));
    expect(looked.toSorted()).toEqual([0, 0, 0, 1]);
    expect((await shop.api.books()).bookings).toHaveLength(1);
  });

  it('is continued when its sender has died', async () => {
    const prebooked = await shop.paidPrebook();
    const { id } = (await shop.intent(prebooked)) ?? {};
    const died = { state: 'booking', holder: HOLDER, nextTryAt: new Date('2027-01-10T09:00:20Z') } as const;
    await shop.api.database.db
      .update(bookingIntents)
      .set(died)
      .where(eq(bookingIntents.id, id ?? ''));
    expect(await shop.reconcileAt(19_000)).toBe(0);
    expect(await shop.reconcileAt(21_000)).toBe(1);
    expect(await stateOf(prebooked)).toBe('confirmed');
  });

  it('ends without a booking and with a refund if the hotel refused at the last moment', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'sold-out', times: 1 });
    expect((await shop.book(prebooked)).json().data.state).toBe('unknown');
    await shop.reconcileAt(2_000);
    expect(await stateOf(prebooked)).toBe('unknown');
    await shop.reconcileAt(30_000);
    expect(await stateOf(prebooked)).toBe('unknown');
    await shop.reconcileAt(60_000);
    expect(await stateOf(prebooked)).toBe('refund-due');
    const { bookings, charges, refunds } = await shop.api.books();
    expect([bookings.length, charges.length, refunds.length]).toEqual([0, 1, 1]);
    expect(await letters()).toMatchObject([{ kind: 'not-booked' }]);
  });

  it('is made for a traveller who paid and never came back', async () => {
    const prebooked = await shop.paidPrebook();
    const body = { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: true };
    expect((await shop.visitor.post('/rates/contact', body)).statusCode).toBe(200);
    expect(await shop.reconcileAt(24 * 60_000)).toBe(0);
    expect(await shop.reconcileAt(26 * 60_000)).toBe(1);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect((await shop.intent(prebooked))?.holder).toEqual(HOLDER);
  });

  it('is not made for a visitor who only gave their name', async () => {
    const prebooked = await shop.prebook();
    const body = { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: false };
    await shop.visitor.post('/rates/contact', body);
    expect(await shop.reconcileAt(365 * 86_400_000)).toBe(0);
    expect(await bookCalls()).toBe(0);
  });
});
