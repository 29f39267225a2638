/** Two processes cancel one booking: the second returns what the first stored. A cancelled booking stays cancelled. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort } from '../../providers/ports/booking.port';
import { createCancelSteps } from './cancel-steps';
import { createIntentRepo, type Intent } from './intent.repo';
import { soleProvider } from './testing/sole-provider';
import { BOOKINGS, MINUTE_MS, NEXT, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const PUT = { path: `${BOOKINGS}/*`, method: 'PUT' };

const shopOf = withShop();
let shop: TestShop;
let prebooked: Prebook;
beforeEach(async () => {
  shop = shopOf();
  prebooked = await shop.paidPrebook();
  await shop.book(prebooked);
});

async function inState(change: Partial<Intent>): Promise<Intent> {
  await shop.set(prebooked, change);
  return (await shop.intent(prebooked)) as Intent;
}

const confirmed = () => inState({ state: 'confirmed' });

/** Before the deadline, the traveller gets the whole price back. */
const fullRefund = ({ shown }: Intent) => shown.terms.price.minor;

/** Another process changes the row before each call to the provider. */
function driverWhile(change: Partial<Intent> | null) {
  const { booking } = shop.api;
  const meanwhile = async () => void (change && (await shop.set(prebooked, change)));
  const provider: BookingPort = {
    ...booking,
    cancel: async (...request) => meanwhile().then(() => booking.cancel(...request)),
    booking: async (...request) => meanwhile().then(() => booking.booking(...request)),
  };
  const [intents, now] = [createIntentRepo(shop.api.database.db, () => T0), () => T0];
  return createCancelSteps({ intents, providers: soleProvider(provider), now, report: () => {} });
}

const cancelAtProvider = async ({ bookingId }: Intent) =>
  shop.api.booking.cancel(bookingId ?? '', AbortSignal.timeout(MINUTE_MS));

describe('a booking that is cancelled at the provider', () => {
  it('is cancelled even if another process stores in the meantime that it stands', async () => {
    const intent = await confirmed();
    const ended = await driverWhile({ state: 'confirmed' }).cancel(intent, fullRefund(intent));
    expect(ended).toMatchObject({ state: 'cancelled', refundMinor: fullRefund(intent), nextTryAt: null });
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
  });

  it('keeps the result of another process, with one mail', async () => {
    const intent = await confirmed();
    const change = { state: 'cancelled', refundMinor: 7 } as const;
    expect(await driverWhile(change).cancel(intent, fullRefund(intent))).toMatchObject(change);
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('is not ended by a status check while another process cancels it, because that process knows the refund', async () => {
    const intent = await confirmed();
    await cancelAtProvider(intent);
    expect((await driverWhile({ state: 'cancelling' }).refreshStatus(intent)).state).toBe('cancelling');
    expect(await shop.letters()).toEqual(['confirmation']);
  });
});

describe('a booking that another process cancelled', () => {
  const CANCELLED = { state: 'cancelled', refundMinor: 7, nextTryAt: null } as const;

  it('is not cancelled a second time', async () => {
    const stale = await confirmed();
    await inState(CANCELLED);
    expect(await driverWhile(null).cancel(stale, fullRefund(stale))).toMatchObject(CANCELLED);
    expect(await shop.api.ledger(`${BOOKINGS}/${stale.bookingId}`)).toEqual([]);
  });

  it('is not reported as still standing', async () => {
    const intent = await confirmed();
    await shop.api.faults({ ...PUT, kind: 'status', status: 400, code: 4000, message: 'not allowed' });
    expect(await driverWhile(CANCELLED).cancel(intent, fullRefund(intent))).toMatchObject(CANCELLED);
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('is not retried after a call without an answer', async () => {
    const intent = await confirmed();
    await shop.api.faults({ ...PUT, kind: 'status', status: 503 });
    expect(await driverWhile(CANCELLED).cancel(intent, fullRefund(intent))).toMatchObject(CANCELLED);
  });

  it('is neither retried nor looked up again while an earlier call may be running', async () => {
    const cancelling = await inState({ state: 'cancelling', lostAt: new Date(T0), agreedRefundMinor: 1 });
    expect(await driverWhile(CANCELLED).goOn(cancelling)).toMatchObject(CANCELLED);
    const standing = await inState({ state: 'confirmed', nextTryAt: NEXT });
    expect(await driverWhile(CANCELLED).lastLook(standing)).toMatchObject(CANCELLED);
  });
});
