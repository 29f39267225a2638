/** What the driver stores while it waits for the provider, and what it reports to support. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort } from '../../providers/ports/booking.port';
import { createBookSteps } from './book-steps';
import { createIntentRepo, type Intent } from './intent.repo';
import { soleProvider } from './testing/sole-provider';
import { BOOK, BOOKINGS, HOLDER, MINUTE_MS, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
let reported: string[];
beforeEach(() => {
  shop = shopOf();
  reported = [];
});

/** Works on a booking like the reconciler, after it has claimed the booking. */
async function drive(prebooked: Prebook, ms = 0, part: Partial<BookingPort> = {}): Promise<Intent> {
  const now = () => T0 + ms;
  const intents = createIntentRepo(shop.api.database.db, now);
  const report = (_: string, what: string) => reported.push(what);
  const driver = createBookSteps({
    intents,
    providers: soleProvider({ ...shop.api.booking, ...part }),
    now,
    report,
  });
  return driver.drive((await shop.intent(prebooked)) as Intent);
}

const PAID = { state: 'paid', holder: HOLDER } as const;

describe('sending a booking', () => {
  it('holds a lease of 20 seconds during the provider call', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.set(prebooked, PAID);
    const seen: (Intent | null)[] = [];
    const book: BookingPort['book'] = async (...request) => {
      seen.push(await shop.intent(prebooked));
      return shop.api.booking.book(...request);
    };
    expect((await drive(prebooked, 0, { book })).state).toBe('confirmed');
    expect(seen).toMatchObject([{ state: 'booking', nextTryAt: new Date(T0 + 20_000) }]);
    expect(reported).toEqual([]);
  });

  it('sends nothing if another process sends it first', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.set(prebooked, PAID);
    const late = (await shop.intent(prebooked)) as Intent;
    await shop.set(prebooked, { state: 'booking' });
    const intents = createIntentRepo(shop.api.database.db, () => T0);
    const driver = createBookSteps({ intents, providers: shop.api.bookings, now: () => T0, report: () => {} });
    expect((await driver.drive(late)).state).toBe('booking');
    expect(await shop.api.ledger(BOOK)).toEqual([]);
  });

  it('reports an unpaid or refused booking to support', async () => {
    const unpaid = await shop.prebook();
    await shop.set(unpaid, PAID);
    expect((await drive(unpaid)).state).toBe('failed');
    const refused = await shop.paidPrebook();
    await shop.set(refused, PAID);
    await shop.api.faults({ path: BOOK, kind: 'status', status: 400, code: 4002, message: 'prebook not found' });
    expect((await drive(refused)).state).toBe('unverified');
    expect(reported).toEqual(['is not paid', 'was refused', 'has a claimed payment that could not be verified']);
  });

  it('reports the booking to support when the fifth try gets no answer', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOK, kind: 'reset' });
    for (const tries of [4, 5, 6]) {
      await shop.set(prebooked, { ...PAID, tries });
      expect(await drive(prebooked)).toMatchObject({ state: 'unknown', tries: tries + 1 });
      shop.api.passTime(MINUTE_MS);
    }
    expect(reported).toEqual(['got no answer from the provider after 5 tries']);
  });

  it('throws errors that do not come from the provider', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.set(prebooked, PAID);
    const broken = () => Promise.reject(new TypeError('a defect of ours'));
    await expect(drive(prebooked, 0, { book: broken })).rejects.toThrow('a defect of ours');
    await shop.set(prebooked, { state: 'unknown' });
    await expect(drive(prebooked, 0, { findByReference: broken })).rejects.toThrow('a defect of ours');
  });
});

describe('a booking whose lookup fails', () => {
  it('is looked up less and less often, and is reported to support after the fifth try', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.api.faults({ path: BOOKINGS, kind: 'status', status: 503 });
    const pauses: number[] = [];
    await shop.set(prebooked, { ...PAID, state: 'unknown' });
    for (let look = 0; look < 7; look++) {
      const { state, tries, nextTryAt } = await drive(prebooked);
      expect([state, tries]).toEqual(['unknown', look + 1]);
      pauses.push(((nextTryAt?.getTime() ?? 0) - T0) / 1_000);
      shop.api.passTime(MINUTE_MS);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20]);
    expect(reported).toEqual(['could not be looked up after 5 tries']);
  });

  it('is given up exactly 45 seconds after its reference was used', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.set(prebooked, { ...PAID, state: 'unknown', referenceUsedAt: new Date(T0) });
    expect(await drive(prebooked, 44_999)).toMatchObject({
      state: 'unknown',
      nextTryAt: new Date(T0 + 49_999),
    });
    expect((await drive(prebooked, 45_000)).state).toBe('unverified');
    expect(reported).toEqual(['could not be booked', 'has a claimed payment that could not be verified']);
  });
});

describe('a settled booking', () => {
  it('does not change', async () => {
    const prebooked = await shop.paidPrebook();
    for (const state of ['confirmed', 'cancelled', 'refunded', 'intent'] as const) {
      await shop.set(prebooked, { state, holder: HOLDER });
      expect((await drive(prebooked)).state).toBe(state);
    }
    expect(await shop.api.ledger(BOOK)).toEqual([]);
    expect(await shop.api.ledger(BOOKINGS)).toEqual([]);
  });
});
