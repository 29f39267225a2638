/** Payments that are completed after the provider answered 'not paid', and what our letters must not say about them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { createVisitor } from '../../testing/test-visitor';
import { BOOK, HOLDER, MINUTE_MS, type Prebook, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const stateOf = async (prebooked: Prebook) => (await shop.intent(prebooked))?.state;
const GONE = { path: BOOK, kind: 'status', status: 400, code: 4000, message: 'prebook not found' };

function bookWhileProcessing(prebooked: Prebook) {
  const { prebookId, transactionId } = shop.paymentOf(prebooked);
  const payment = { method: 'TRANSACTION_ID', transactionId, isProcessing: true };
  return shop.visitor.post('/rates/book', { prebookId, holder: HOLDER, payment });
}

describe('a payment that is completed late', () => {
  it('is booked automatically within seconds, under a new reference', async () => {
    const prebooked = await shop.prebook();
    expect((await shop.book(prebooked)).json().data.state).toBe('pending');
    await shop.api.pay(prebooked.secretKey);
    expect(await shop.reconcileAt(4_999)).toBe(0);
    expect(await shop.reconcileAt(5_000)).toBe(1);
    const { id, state } = (await shop.intent(prebooked)) ?? {};
    expect(state).toBe('confirmed');
    expect((await shop.api.books()).bookings).toMatchObject([{ clientReference: `${id}-2` }]);
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('is booked even if the booking had already failed and the traveller has left', async () => {
    const prebooked = await shop.prebook();
    await shop.book(prebooked);
    await shop.reconcileAt(5_000);
    await shop.reconcileAt(10_000);
    expect(await stateOf(prebooked)).toBe('failed');
    await shop.api.pay(prebooked.secretKey);
    await shop.reconcileAt(20_000);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('is booked when the traveller comes back again, even after a guess', async () => {
    for (const isPaymentAssumed of [false, true]) {
      const prebooked = await shop.prebook();
      const long = new Date('2027-01-10T08:00:00Z');
      await shop.set(prebooked, { state: 'failed', holder: HOLDER, unpaidAt: long, isPaymentAssumed, nextTryAt: null });
      await shop.api.pay(prebooked.secretKey);
      expect((await shop.book(prebooked)).json().data.state).toBe('confirmed');
    }
  });

  it('is booked once, even with many open windows', async () => {
    const prebooked = await shop.prebook();
    await shop.set(prebooked, { state: 'failed', holder: HOLDER, unpaidAt: new Date('2027-01-10T08:00:00Z') });
    await shop.api.pay(prebooked.secretKey);
    await Promise.all(Array.from({ length: 6 }, () => shop.book(prebooked)));
    expect((await shop.api.books()).bookings).toHaveLength(1);
    expect(await shop.api.ledger(BOOK)).toHaveLength(1);
  });

  it('is not checked at the provider for each press', async () => {
    const prebooked = await shop.prebook();
    for (let press = 0; press < 4; press++) await shop.book(prebooked);
    expect(await shop.api.ledger(BOOK)).toHaveLength(1);
  });
});

describe('a payment that the bank is still processing', () => {
  it('is awaited, and booked when it is completed', async () => {
    const prebooked = await shop.prebook();
    expect((await bookWhileProcessing(prebooked)).json().data.state).toBe('pending');
    for (const seconds of [5, 10, 20, 40, 80, 160]) {
      await shop.reconcileAt(seconds * 1_000);
      expect(await stateOf(prebooked)).toBe('pending');
    }
    await shop.api.pay(prebooked.secretKey);
    await shop.reconcileAt(320_000);
    expect(await stateOf(prebooked)).toBe('confirmed');
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('ends with a letter if it does not arrive within a day, because the page promised one', async () => {
    const prebooked = await shop.prebook();
    await bookWhileProcessing(prebooked);
    await shop.reconcileAt(24 * 60 * MINUTE_MS);
    expect(await stateOf(prebooked)).toBe('failed');
    expect(await shop.letters()).toEqual(['nothing-booked']);
  });
});

describe('a payment that we cannot verify', () => {
  it('is distinguished from a payment that the provider has seen', async () => {
    const claimed = await shop.prebook();
    await shop.api.faults(GONE);
    expect((await shop.book(claimed)).json().data.state).toBe('unverified');
    expect(await shop.letters()).toEqual(['nothing-booked']);
    const seen = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'status', status: 410, code: 4012, message: 'booking not confirmed' });
    expect((await shop.book(seen)).json().data.state).toBe('refund-due');
    expect(await shop.letters()).toEqual(['not-booked', 'nothing-booked']);
  });

  it('sends three letters a day to one address, from any number of callers', async () => {
    await shop.api.faults(GONE);
    for (let k = 0; k < 5; k++) {
      const prebooked = await shop.prebook();
      await shop.api.faults(GONE);
      expect((await shop.book(prebooked)).json().data.state).toBe('unverified');
    }
    expect(await shop.letters()).toEqual(['nothing-booked', 'nothing-booked', 'nothing-booked']);
  });

  it('sends ten letters a day for the claims of one caller, to any number of addresses', async () => {
    const claimFrom = async (caller: string, count: number) => {
      const visitor = createVisitor(shop.api, caller);
      for (let k = 0; k < count; k++) {
        const { prebookId, transactionId } = shop.paymentOf(await shop.prebook());
        await shop.api.faults(GONE);
        const holder = { ...HOLDER, email: `${caller}-${k}@example.test` };
        const body = { prebookId, holder, payment: { method: 'TRANSACTION_ID', transactionId } };
        expect((await visitor.post('/rates/book', body)).json().data.state).toBe('unverified');
      }
    };
    await claimFrom('203.0.113.7', 12);
    expect(await shop.letters()).toHaveLength(10);
    await claimFrom('203.0.113.8', 1);
    expect(await shop.letters()).toHaveLength(11);
    const rows = await shop.api.database.db.select().from(bookingIntents);
    expect(new Set(rows.map(({ claimedFrom }) => claimedFrom)).size).toBe(2);
    expect(JSON.stringify(rows.map(({ claimedFrom }) => claimedFrom))).not.toContain('203.0.113');
  });
});

describe('a paid booking', () => {
  it('is looked up even during a flood of doubtful ones', async () => {
    const flood = await Promise.all(Array.from({ length: 12 }, () => shop.prebook()));
    for (const prebooked of flood) {
      await shop.set(prebooked, { contact: HOLDER, nextTryAt: new Date('2027-01-10T08:00:00Z') });
    }
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'lost' });
    await shop.book(prebooked);
    await shop.api.faults();
    await shop.reconcileAt(2_000);
    expect(await stateOf(prebooked)).toBe('confirmed');
  });
});
