/** What the provider's answer to a cancellation means, and what we do without an answer. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort, ProviderBooking } from '../../providers/ports/booking.port';
import { createCancelSteps } from './cancel-steps';
import { createIntentRepo, type Intent } from './intent.repo';
import { soleProvider } from './testing/sole-provider';
import { BOOKINGS, MINUTE_MS, NEXT, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const ONE = `${BOOKINGS}/*`;
const PUT = { path: ONE, method: 'PUT' };

const shopOf = withShop();
let shop: TestShop;
let prebooked: Prebook;
let reported: string[];
beforeEach(async () => {
  shop = shopOf();
  prebooked = await shop.paidPrebook();
  await shop.book(prebooked);
  reported = [];
});

async function inState(change: Partial<Intent>): Promise<Intent> {
  await shop.set(prebooked, change);
  return (await shop.intent(prebooked)) as Intent;
}

function driverAt(ms: number, part: Partial<BookingPort> = {}) {
  const now = () => T0 + ms;
  const intents = createIntentRepo(shop.api.database.db, now);
  const report = (_: string, what: string) => reported.push(what);
  return createCancelSteps({ intents, providers: soleProvider({ ...shop.api.booking, ...part }), now, report });
}

const confirmed = () => inState({ state: 'confirmed' });

/** Before the deadline, the traveller gets the whole price back. */
const fullRefund = ({ shown }: Intent) => shown.terms.price.minor;
const cancelling = async (change: Partial<Intent> = {}) => {
  const intent = await confirmed();
  return inState({ state: 'cancelling', agreedRefundMinor: fullRefund(intent), lostAt: null, ...change });
};
const defect = async () => {
  throw new TypeError('a defect of ours');
};

describe('a cancellation call', () => {
  it('holds a lease of 20 seconds, and resets the number of tries', async () => {
    const intent = await inState({ tries: 7, lostAt: new Date(T0) });
    const seen: (Intent | null)[] = [];
    const cancel: BookingPort['cancel'] = async (...request) => {
      seen.push(await shop.intent(prebooked));
      return shop.api.booking.cancel(...request);
    };
    await driverAt(1_000, { cancel }).cancel(intent, fullRefund(intent));
    expect(seen).toMatchObject([
      {
        state: 'cancelling',
        cancelCalledAt: new Date(T0 + 1_000),
        nextTryAt: new Date(T0 + 21_000),
        agreedRefundMinor: fullRefund(intent),
        tries: 0,
        lostAt: null,
      },
    ]);
  });

  it('promises no refund in a currency other than that of the payment', async () => {
    const cancel = async () => ({ feeMinor: 0, refundMinor: 100, currency: 'XTS' });
    const intent = await confirmed();
    const ended = await driverAt(0, { cancel }).cancel(intent, fullRefund(intent));
    expect(ended).toMatchObject({ state: 'cancelled', refundMinor: null });
  });

  it.each([401, 403, 408, 429])('stays open after status %i, which says nothing about the booking', async (status) => {
    await shop.api.faults({ ...PUT, kind: 'status', status });
    const intent = await confirmed();
    const open = await driverAt(0).cancel(intent, fullRefund(intent));
    expect(open).toMatchObject({ state: 'cancelling', tries: 1, nextTryAt: new Date(T0 + 1_000), lostAt: null });
    expect(reported).toEqual([]);
  });

  it('counts as lost when it gets no answer', async () => {
    await shop.api.faults({ ...PUT, kind: 'status', status: 503 });
    const intent = await confirmed();
    await driverAt(500).cancel(intent, fullRefund(intent));
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'cancelling', lostAt: new Date(T0 + 500) });
  });

  it('throws errors that do not come from the provider', async () => {
    const intent = await confirmed();
    await expect(driverAt(0, { cancel: defect }).cancel(intent, null)).rejects.toThrow('a defect of ours');
    await expect(driverAt(0, { booking: defect }).lastLook(intent)).rejects.toThrow('a defect of ours');
  });
});

describe('a cancellation in progress', () => {
  it('is reported to support when the fifth try gets no answer', async () => {
    await shop.api.faults({ path: ONE, kind: 'status', status: 429 });
    for (const tries of [4, 5, 6]) await driverAt(0).goOn(await cancelling({ tries }));
    expect(reported).toEqual(['could not be cancelled after 5 tries']);
  });

  it('is sent again if no refund was shown and none was agreed', async () => {
    const { shown } = await confirmed();
    const cancellation = { ...shown.cancellation, penalties: [], hasPartialRefund: true };
    const intent = await cancelling({ agreedRefundMinor: null, shown: { ...shown, cancellation } });
    expect((await driverAt(0).goOn(intent)).state).toBe('cancelled');
  });

  it('waits exactly 150 seconds for a lost call, and then says that the booking stands', async () => {
    const lost = { lostAt: new Date(T0), agreedRefundMinor: 1 };
    expect(await driverAt(149_999).goOn(await cancelling(lost))).toMatchObject({
      state: 'cancelling',
      tries: 1,
      nextTryAt: new Date(T0 + 150_999),
    });
    expect(reported).toEqual([]);
    expect(await driverAt(150_000).goOn(await cancelling(lost))).toMatchObject({
      state: 'confirmed',
      nextTryAt: new Date(T0 + 150_000 + 10 * MINUTE_MS),
    });
    expect(reported).toEqual(['should be cancelled but still stands']);
  });

  it('is not looked up again if the last lookup finds that the booking stands', async () => {
    const standing = await inState({ nextTryAt: NEXT });
    expect(await driverAt(0).lastLook(standing)).toMatchObject({ state: 'confirmed', nextTryAt: null });
  });
});

describe('a booking whose cancellation was lost', () => {
  const found = (part: Partial<ProviderBooking>): Partial<BookingPort> => ({
    booking: async () => ({ status: 'cancelled', hasCharges: false, ...part }) as ProviderBooking,
  });

  it('gets the agreed refund', async () => {
    const intent = await cancelling();
    expect(await driverAt(0, found({})).goOn(intent)).toMatchObject({ refundMinor: fullRefund(intent) });
    expect(reported).toEqual([]);
  });

  it('promises no refund if there were charges and none were agreed', async () => {
    const ended = await driverAt(0, found({ hasCharges: true })).goOn(await cancelling());
    expect(ended).toMatchObject({ state: 'cancelled', refundMinor: null });
    expect(reported).toEqual(['was cancelled with charges that the traveller did not agree to']);
  });

  it('gets the agreed part back if charges were agreed', async () => {
    const intent = await cancelling({ agreedRefundMinor: 100 });
    expect(await driverAt(0, found({ hasCharges: true })).goOn(intent)).toMatchObject({ refundMinor: 100 });
    expect(reported).toEqual([]);
  });
});

describe('a booking that the hotel cancelled', () => {
  it('promises no refund and needs no further lookup after a status check found the cancellation', async () => {
    const standing = await inState({ state: 'confirmed', refundMinor: 5, nextTryAt: new Date(T0 + MINUTE_MS) });
    await shop.api.booking.cancel(standing.bookingId ?? '', AbortSignal.timeout(MINUTE_MS));
    const seen = await driverAt(0).refreshStatus(standing);
    expect(seen).toMatchObject({ state: 'cancelled', refundMinor: null, nextTryAt: null });
  });
});

describe('a booking that is unknown to the provider', () => {
  it('does not count as cancelled', async () => {
    const driver = driverAt(0, { booking: async () => null });
    expect((await driver.refreshStatus(await confirmed())).state).toBe('confirmed');
    expect((await driver.lastLook(await confirmed())).state).toBe('confirmed');
    expect((await driver.goOn(await cancelling({ agreedRefundMinor: 1 }))).state).toBe('confirmed');
  });
});
