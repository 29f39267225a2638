/**
 * A traveller who uses our API: chooses an offer, pays like the widget, and books. A test can also run a round of the
 * reconciler at any time.
 */
import type { BookingProgress, BookingView } from '@tenth-night/contract/booking';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bookingIntents, mails } from '../../../db/schema';
import { jsonOf } from '../../../testing/checked-answer';
import { startTestApi, type TestApi, type TestApiOptions } from '../../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../../testing/test-visitor';
import { createIntentRepo, type Intent } from '../intent.repo';
import { createReconciler } from '../reconciler';
import { createSteps } from '../steps';

/** The clock of the sandbox and the API. */
export const T0 = Date.parse('2027-01-10T09:00:00Z');
/** A booking that is due at this time is not claimed by the API's own rounds, because their clock stays at `T0`. */
export const NEXT_MS = 1;
export const NEXT = new Date(T0 + NEXT_MS);
export const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
export const [PREBOOK, BOOK, BOOKINGS] = ['/v3.0/rates/prebook', '/v3.0/rates/book', '/v3.0/bookings'];

export const MINUTE_MS = 60_000;

export type Prebook = PrebookAnswer['data'];
type Headers = Record<string, string>;

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

export async function openTestShop(options: TestApiOptions = {}) {
  const api = await startTestApi({ ...options, auth: { now: () => new Date(T0) } });
  const visitor = createVisitor(api);
  const offerIds = await refundableOffers(api);
  const paymentOf = ({ prebookId, transactionId }: Prebook) => ({ prebookId, transactionId: transactionId ?? '' });

  async function prebook(body: object = {}, headers: Headers = {}): Promise<Prebook> {
    await api.faults({ path: PREBOOK, kind: 'as-offered' });
    const offerId = offerIds[0];
    return jsonOf(await visitor.post('/rates/prebook', { offerId, ...body }, headers)).data;
  }

  return {
    api,
    visitor,
    offerIds,
    prebook,
    paymentOf,
    async paidPrebook(headers?: Headers): Promise<Prebook> {
      const prebooked = await prebook({}, headers);
      await api.pay(prebooked.secretKey);
      return prebooked;
    },
    book(prebooked: Prebook, holder: object = HOLDER, headers?: Headers) {
      const { prebookId, transactionId } = paymentOf(prebooked);
      const payment = { method: 'TRANSACTION_ID', transactionId };
      return visitor.post('/rates/book', { prebookId, holder, payment, guests: [] }, headers);
    },
    async progress(prebooked: Prebook): Promise<BookingProgress> {
      return jsonOf(await visitor.get(`/rates/progress?${new URLSearchParams(paymentOf(prebooked))}`)).data;
    },
    async view(reference: string, token: string): Promise<BookingView> {
      return jsonOf(await visitor.get(`/booking?reference=${reference}&token=${token}`)).data;
    },
    intent: (prebooked: Prebook): Promise<Intent | null> => {
      const { prebookId, transactionId } = paymentOf(prebooked);
      return createIntentRepo(api.database.db, () => T0).findByPayment(prebookId, transactionId);
    },
    /** Runs one round, `ms` milliseconds after the start. Returns the number of bookings that it claimed. */
    async reconcileAt(ms: number): Promise<number> {
      const reconciler = reconcilerAt(api, T0 + ms);
      const count = await reconciler.round();
      await reconciler.rest();
      return count;
    },
    /** Changes the stored booking, for example its state. */
    set: ({ prebookId }: Prebook, change: Partial<Intent>) =>
      api.database.db.update(bookingIntents).set(change).where(eq(bookingIntents.prebookId, prebookId)),
    letters: async () => (await api.database.db.select().from(mails)).map(({ kind }) => kind).toSorted(),
    signUp: (email: string) => signUp(api, email),
  };
}

/** One shop per test file, emptied after each test. */
export function withShop(): () => TestShop {
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
  return () => shop;
}

function reconcilerAt({ database, bookings: providers }: TestApi, time: number) {
  const now = () => time;
  const intents = createIntentRepo(database.db, now);
  const report = () => {};
  return createReconciler({ intents, ...createSteps({ intents, providers, now, report }), now, report });
}

async function refundableOffers({ app }: TestApi): Promise<readonly string[]> {
  const ask = async (url: string, payload?: object) =>
    jsonOf(await app.inject(payload ? { method: 'POST', url: `/api${url}`, payload } : `/api${url}`));
  const places = await ask('/data/places?textQuery=Rome&language=en');
  const hotels = await ask(`/data/hotels?placeId=${places.data[0].id}&language=en`);
  const hotelIds = hotels.data.slice(0, 40).map(({ hotelId }: { hotelId: string }) => hotelId);
  const stay = { checkin: '2027-03-12', checkout: '2027-03-15', occupancies: [{ adults: 2 }, { adults: 1 }] };
  const rates = await ask('/hotels/rates', { hotelIds, ...stay, currency: 'EUR', offersPerHotel: 20 });
  type Offer = { readonly offerId: string; readonly refundable: boolean; readonly partialRefund: boolean };
  const offers: readonly Offer[] = rates.hotels.flatMap(({ offers }: { offers: Offer[] }) => offers);
  return offers.filter(({ refundable, partialRefund }) => refundable && !partialRefund).map(({ offerId }) => offerId);
}

async function signUp(api: TestApi, email: string): Promise<{ uid: string; headers: Headers; visitor: TestVisitor }> {
  const visitor = createVisitor(api, `198.51.100.${email.length}`);
  const { user } = jsonOf(await visitor.post('/auth/sign-up', { email, password: 'tulips in May' }));
  const { token } = jsonOf(await visitor.post('/auth/token'));
  return { uid: user.uid, headers: { authorization: `Bearer ${token}` }, visitor };
}
