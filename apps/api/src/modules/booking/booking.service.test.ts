/** What the service stores before it books, and in which name it books. */
import type { BookBody } from '@tenth-night/contract/booking';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort } from '../../providers/ports/booking.port';
import { createBookingService } from './booking.service';
import { createBookingLink } from './booking-link';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';
import { createPrebookService } from './prebook.service';
import { soleProvider } from './testing/sole-provider';
import { HOLDER, PREBOOK, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const VISITOR = { uid: null };
const GUEST = { firstName: 'Guest', lastName: 'Traveler', email: 'help@example.test' };

const shopOf = withShop();
let shop: TestShop;
let defects: string[];
let driven: Intent[];
beforeEach(() => {
  shop = shopOf();
  [defects, driven] = [[], []];
});

type Parts = { readonly intents?: Partial<IntentRepo> };

/** A service whose driver only records the bookings that it gets. */
function serviceWith({ intents }: Parts = {}) {
  return createBookingService({
    intents: { ...createIntentRepo(shop.api.database.db, () => T0), ...intents },
    booking: {
      drive: async (intent) => {
        driven.push(intent);
        return intent;
      },
      askAgain: async (intent) => intent,
      claim: async (intent) => intent,
    },
    link: createBookingLink({ current: 'a secret of this test', previous: null }),
    now: () => T0,
    track: (work) => work,
    reportDefect: (_, what) => defects.push(what),
  });
}

const bodyOf = (prebooked: Prebook, part: Partial<BookBody> = {}): BookBody => {
  const { prebookId, transactionId } = shop.paymentOf(prebooked);
  return { prebookId, holder: HOLDER, payment: { method: 'TRANSACTION_ID', transactionId }, ...part };
};

describe('prebook', () => {
  it('uses English for a traveller whose language is unknown', async () => {
    expect((await shop.intent(await shop.prebook()))?.language).toBe('en');
  });

  it('stores nothing if the provider opens no payment', async () => {
    const prebook: BookingPort['prebook'] = async (...request) => ({
      ...(await shop.api.booking.prebook(...request)),
      transactionId: null,
      secretKey: null,
    });
    const ask = createPrebookService({
      intents: createIntentRepo(shop.api.database.db, () => T0),
      providers: soleProvider({ ...shop.api.booking, prebook }),
      freeNights: { ready: async () => null },
      findBooking: () => Promise.reject(new Error('Nothing is changed')),
      now: () => T0,
    });
    await shop.api.faults({ path: PREBOOK, kind: 'as-offered' });
    const { data } = await ask.plain({ offerId: shop.offerIds[0] ?? '' }, { uid: null });
    expect([data.transactionId, data.secretKey]).toEqual([null, null]);
    expect(await shop.intent({ ...data, transactionId: '' })).toBeNull();
  });

  it.each([2001, 4002, 4003, 4040])('says that the offer is gone when the provider answers %i', async (code) => {
    await shop.api.faults({ path: PREBOOK, kind: 'status', status: 400, code, message: 'x' });
    const answer = await shop.visitor.post('/rates/prebook', { offerId: shop.offerIds[0] });
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      410,
      { code: 'offer_gone', message: 'This offer is no longer available' },
    ]);
  });

  it('does not say that the offer is gone when the provider itself fails', async () => {
    await shop.api.faults({ path: PREBOOK, kind: 'status', status: 400, code: 4999, message: 'x' });
    const answer = await shop.visitor.post('/rates/prebook', { offerId: shop.offerIds[0] });
    expect(answer.json().error.code).not.toBe('offer_gone');
  });
});

describe('book', () => {
  it('leases the booking for 20 seconds before sending it', async () => {
    await serviceWith().book(bodyOf(await shop.prebook()), VISITOR);
    expect(driven).toMatchObject([{ state: 'paid', holder: HOLDER, uid: null, nextTryAt: new Date(T0 + 20_000) }]);
  });

  it('answers the second of two simultaneous requests with the progress of the first', async () => {
    const prebooked = await shop.prebook();
    const before = await shop.intent(prebooked);
    await serviceWith().book(bodyOf(prebooked), VISITOR);
    const second = serviceWith({ intents: { findByPayment: async () => before } });
    expect((await second.book(bodyOf(prebooked), VISITOR)).state).toBe('paid');
    expect(driven).toHaveLength(1);
  });

  it('refuses an unknown payment, also for a signed-in user', async () => {
    const unknown = bodyOf({ ...(await shop.prebook()), transactionId: 'tr_nobody' });
    await expect(serviceWith().book(unknown, { uid: 'ada' })).rejects.toThrow('There is no such payment');
  });

  it('refuses a second request with another holder', async () => {
    const prebooked = await shop.prebook();
    await serviceWith().book(bodyOf(prebooked), VISITOR);
    const inOtherName = serviceWith().book(bodyOf(prebooked, { holder: GUEST }), VISITOR);
    await expect(inOtherName).rejects.toThrow('The booking has another holder');
    expect(driven).toHaveLength(1);
  });

  it('requires a name and an email address', async () => {
    const nameless = bodyOf(await shop.prebook(), { holder: { ...HOLDER, email: 'none' } });
    await expect(serviceWith().book(nameless, VISITOR)).rejects.toThrow('The holder needs a name and an email address');
  });
});

describe('the contact', () => {
  it('is not saved if the payment is no longer open', async () => {
    const prebooked = await shop.prebook();
    await shop.set(prebooked, { state: 'paid' });
    const saving = serviceWith().saveContact(
      { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: false },
      VISITOR,
    );
    await expect(saving).rejects.toThrow('This payment is no longer open');
  });
});

describe('a booking request without a name from the browser', () => {
  const PLACEHOLDER = { holder: GUEST, isPlaceholder: true };

  it('is reported as a defect if the visitor gave no name before, and is still booked', async () => {
    await serviceWith().book(bodyOf(await shop.prebook(), PLACEHOLDER), VISITOR);
    expect(driven).toMatchObject([{ holder: GUEST }]);
    expect(defects).toEqual(['has no holder name']);
  });

  it('is not a defect if the user has a name, or if the visitor gave their name before or types it', async () => {
    const ofAda = await shop.prebook();
    await shop.set(ofAda, { uid: 'ada' });
    await serviceWith().book(bodyOf(ofAda, { ...PLACEHOLDER, holder: HOLDER }), { uid: 'ada' });
    await serviceWith().book(bodyOf(await shop.prebook({ contact: HOLDER }), PLACEHOLDER), VISITOR);
    await serviceWith().book(bodyOf(await shop.prebook(), { isPlaceholder: false }), VISITOR);
    await serviceWith().book(bodyOf(await shop.prebook()), VISITOR);
    expect(driven.map(({ holder }) => holder)).toEqual([HOLDER, HOLDER, HOLDER, HOLDER]);
    expect(defects).toEqual([]);
  });

  it('prefers the typed name over the earlier one', async () => {
    const typed = { ...HOLDER, firstName: 'Augusta' };
    await serviceWith().book(bodyOf(await shop.prebook({ contact: HOLDER }), { holder: typed }), VISITOR);
    expect(driven).toMatchObject([{ holder: typed }]);
  });
});
