/** What becomes of a booking when it does not go as planned: late, refused, given up, in vain. */
import type { BookingView } from '@tenth-night/contract/booking';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingIntents, mails } from '../../db/schema';
import type { ProviderBooking } from '../../providers/hotel-rates/booking.port';
import type { BookingDriver } from './booking-driver';
import { createBookingEnds } from './booking-ends';
import type { CancelDriver } from './cancel-driver';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';
import { createReconciler } from './reconciler';
import { BOOK, BOOKINGS, HOLDER, openTestShop, type TestShop } from './testing/test-shop';

type Prebooked = Awaited<ReturnType<TestShop['paidPrebook']>>;

const T0 = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;
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

const stateOf = async (prebooked: Prebooked) => (await shop.intent(prebooked))?.state;
const letters = async () => (await shop.api.database.db.select().from(mails)).map(({ kind }) => kind).toSorted();
const set = (prebooked: Prebooked, change: Partial<Intent>) =>
  shop.api.database.db.update(bookingIntents).set(change).where(eq(bookingIntents.prebookId, prebooked.prebookId));

describe('a booking that nobody heard of', () => {
  it('is not given up while the call that was lost may be at work', async () => {
    const prebooked = await shop.paidPrebook();
    const at = new Date(T0);
    await set(prebooked, { state: 'unknown', holder: HOLDER, referenceUsedAt: at, lostAt: at, nextTryAt: at });
    await shop.reconcileAt(140_000);
    expect(await stateOf(prebooked)).toBe('unknown');
    await shop.reconcileAt(151_000);
    expect(await stateOf(prebooked)).toBe('refund-due');
    expect(await letters()).toEqual(['not-booked']);
  });

  it('is found long after it was given up, and stands then', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    await shop.book(prebooked);
    await set(prebooked, { state: 'refund-due', nextTryAt: new Date(T0 + 10 * MINUTE_MS) });
    expect(await shop.reconcileAt(10 * MINUTE_MS)).toBe(1);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect(await letters()).toEqual(['confirmation']);
  });

  it('is looked for once more and no more', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'refund-due', holder: HOLDER, nextTryAt: new Date(T0) });
    expect(await shop.reconcileAt(0)).toBe(1);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'refund-due', nextTryAt: null });
  });

  it('counts as none where the provider has it as cancelled', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    await shop.book(prebooked);
    await shop.api.faults();
    const [made] = (await shop.api.books()).bookings;
    await shop.api.booking.cancel(made?.bookingId ?? '', AbortSignal.timeout(MINUTE_MS));
    await shop.reconcileAt(2_000);
    expect(await stateOf(prebooked)).toBe('refund-due');
    expect(await letters()).toEqual(['not-booked']);
  });
});

describe('a booking that the provider has and does not confirm', () => {
  const ON_ITS_WAY = {
    bookingId: 'b1',
    guestId: null,
    hotelConfirmationCode: null,
    status: 'being-confirmed',
  } as const;

  it('is looked at less and less often, and a person hears of it', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'booking', holder: HOLDER });
    const reported: string[] = [];
    const intents = createIntentRepo(shop.api.database.db, () => T0);
    const report = (_: string, what: string) => reported.push(what);
    const ends = createBookingEnds({ intents, now: () => T0, report });
    const pauses: number[] = [];
    for (let look = 0; look < 7; look++) {
      const intent = (await shop.intent(prebooked)) as Intent;
      const { state, nextTryAt } = await ends.take(intent, ON_ITS_WAY as ProviderBooking);
      expect(state).toBe('unknown');
      pauses.push(((nextTryAt?.getTime() ?? 0) - T0) / 1_000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20]);
    expect(reported).toEqual(['is on its way at the provider, seen 5 times']);
  });
});

describe('somebody who may have paid', () => {
  const turnToCard = async (prebooked: Prebooked) => {
    const body = { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: true };
    return (await shop.visitor.post('/rates/contact', body)).statusCode;
  };

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
    expect(await stateOf(prebooked)).toBe('failed');
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

describe('a booking that is given up', () => {
  const ONE = `${BOOKINGS}/*`;
  type Booked = { readonly reference: string; readonly token: string; readonly view: BookingView };

  async function booked(): Promise<Booked> {
    const prebooked = await shop.paidPrebook();
    const { clientReference: reference, token } = (await shop.book(prebooked)).json().data;
    return { reference, token, view: await shop.view(reference, token) };
  }
  const cancel = ({ reference, token, view }: Booked, refundMinor: unknown = view.refundNow?.refund.minor) =>
    shop.visitor.post('/booking/cancel', { reference, token, refundMinor });
  const afterDeadline = ({ view }: Booked) => Math.max(...view.cancellation.penalties.map(({ from }) => from)) - T0 + 1;

  it('stands when the provider was down until less would come back, and the traveller is told', async () => {
    const stay = await booked();
    await shop.api.faults({ path: ONE, kind: 'status', status: 503 });
    expect((await cancel(stay)).json().data.state).toBe('cancelling');
    await shop.api.faults();
    shop.api.passTime(MINUTE_MS);
    await shop.reconcileAt(afterDeadline(stay));
    expect((await shop.view(stay.reference, stay.token)).state).toBe('confirmed');
    expect((await shop.api.books()).refunds).toEqual([]);
    expect(await letters()).toEqual(['confirmation', 'still-standing']);
  });

  it('gives back what was agreed when the answer was lost and it took long to read it', async () => {
    const stay = await booked();
    await shop.api.faults({ path: ONE, method: 'PUT', kind: 'lost', times: 1 });
    await cancel(stay);
    await shop.api.faults();
    await shop.reconcileAt(afterDeadline(stay));
    expect(await shop.view(stay.reference, stay.token)).toMatchObject({
      state: 'cancelled',
      refunded: stay.view.price,
    });
  });

  it('is not given up for a sum that could not be shown', async () => {
    const stay = await booked();
    const free = { ...stay.view.cancellation, isRefundable: false, penalties: [] };
    const [row] = await shop.api.database.db.select().from(bookingIntents);
    if (!row) throw new Error('There is no booking');
    await shop.api.database.db.update(bookingIntents).set({ shown: { ...row.shown, cancellation: free } });
    expect((await shop.view(stay.reference, stay.token)).refundNow?.refund.minor).toBe(0);
    expect((await cancel(stay, null)).statusCode).toBe(409);
  });
});

describe('the round', () => {
  it('waits for nobody: a hotel that takes minutes holds up no other booking', async () => {
    const due = [[{ id: 'slow', state: 'unknown' }], [{ id: 'quick', state: 'unknown' }]] as unknown as Intent[][];
    const claimDue = async () => due.shift() ?? [];
    const driven: string[] = [];
    const drive = (intent: Intent) => {
      driven.push(intent.id);
      return intent.id === 'slow' ? new Promise<never>(() => {}) : Promise.resolve(intent);
    };
    const reconciler = createReconciler({
      intents: { claimDue } as unknown as IntentRepo,
      booking: { drive } as BookingDriver,
      cancelling: {} as CancelDriver,
      report: () => {},
    });
    expect([await reconciler.round(), await reconciler.round(), driven]).toEqual([1, 1, ['slow', 'quick']]);
  });
});
