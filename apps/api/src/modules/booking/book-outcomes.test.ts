/** Bookings that do not go as planned: those that are late, refused or given up. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderBooking } from '../../providers/ports/booking.port';
import type { AmendSteps } from './amend-steps';
import { createBookOutcomes } from './book-outcomes';
import type { BookSteps } from './book-steps';
import type { CancelSteps } from './cancel-steps';
import type { ChangeSteps } from './change-steps';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';
import { createReconciler } from './reconciler';
import { BOOK, HOLDER, MINUTE_MS, NEXT, NEXT_MS, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const ON_ITS_WAY = { bookingId: 'b1', guestId: null, hotelConfirmationCode: null, status: 'being-confirmed' } as const;

async function endsOf(prebooked: Prebook) {
  const reported: string[] = [];
  const intents = createIntentRepo(shop.api.database.db, () => T0);
  const report = (_: string, what: string) => reported.push(what);
  const ends = createBookOutcomes({ intents, now: () => T0, report });
  return { ends, reported, intent: (await shop.intent(prebooked)) as Intent };
}

const stateOf = async (prebooked: Prebook) => (await shop.intent(prebooked))?.state;
const letters = () => shop.letters();
const set: TestShop['set'] = (prebooked, change) => shop.set(prebooked, change);

describe('a booking whose call got no answer', () => {
  it('is not given up while the lost call may still be running', async () => {
    const prebooked = await shop.paidPrebook();
    const at = new Date(T0);
    await set(prebooked, { state: 'unknown', holder: HOLDER, referenceUsedAt: at, lostAt: at, nextTryAt: NEXT });
    await shop.reconcileAt(140_000);
    expect(await stateOf(prebooked)).toBe('unknown');
    await shop.reconcileAt(151_000);
    expect(await stateOf(prebooked)).toBe('unverified');
    expect(await letters()).toEqual(['nothing-booked']);
  });

  it.each(['refund-due', 'unverified', 'failed'] as const)(
    'is confirmed if the provider has it long after we gave it up as %s',
    async (state) => {
      const prebooked = await shop.paidPrebook();
      await shop.api.faults({ path: BOOK, kind: 'lost' });
      await shop.book(prebooked);
      await set(prebooked, { state, nextTryAt: new Date(T0 + 10 * MINUTE_MS) });
      expect(await shop.reconcileAt(10 * MINUTE_MS)).toBe(1);
      expect(await stateOf(prebooked)).toBe('confirmed');
      expect(await letters()).toEqual(['confirmation']);
    },
  );

  it('is looked up until it is settled, if the provider is still confirming it after we gave it up', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'refund-due', holder: HOLDER });
    const { ends, intent } = await endsOf(prebooked);
    const waiting = await ends.applyProviderBooking(intent, ON_ITS_WAY as ProviderBooking);
    expect(waiting).toMatchObject({ state: 'refund-due', tries: 1 });
    expect(waiting.nextTryAt?.getTime()).toBeGreaterThan(T0);
  });

  it('does not count as refused if an earlier call got no answer, because that call may have booked', async () => {
    const prebooked = await shop.paidPrebook();
    const at = new Date(T0);
    await set(prebooked, { state: 'paid', holder: HOLDER, lostAt: at, nextTryAt: NEXT });
    await shop.api.faults({ path: BOOK, kind: 'status', status: 400, code: 4002, message: 'prebook not found' });
    await shop.reconcileAt(NEXT_MS);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'unknown', referenceUsedAt: NEXT, lostAt: at });
    await shop.reconcileAt(151_000);
    expect(await stateOf(prebooked)).toBe('unverified');
    expect(await shop.api.ledger(BOOK)).toHaveLength(1);
  });

  it('is looked up exactly once more after we gave it up', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'refund-due', holder: HOLDER, nextTryAt: NEXT });
    expect(await shop.reconcileAt(NEXT_MS)).toBe(1);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'refund-due', nextTryAt: null });
  });

  it('counts as not booked if the provider has it as cancelled', async () => {
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

describe('a booking that the provider has but does not confirm', () => {
  it('is looked up less and less often, and is reported to support', async () => {
    const prebooked = await shop.paidPrebook();
    await set(prebooked, { state: 'booking', holder: HOLDER });
    const { ends, reported } = await endsOf(prebooked);
    const pauses: number[] = [];
    for (let look = 0; look < 7; look++) {
      const intent = (await shop.intent(prebooked)) as Intent;
      const { state, nextTryAt } = await ends.applyProviderBooking(intent, ON_ITS_WAY as ProviderBooking);
      expect(state).toBe('unknown');
      pauses.push(((nextTryAt?.getTime() ?? 0) - T0) / 1_000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20]);
    expect(reported).toEqual(['is still unconfirmed at the provider after 5 tries']);
  });
});

describe('a round of the reconciler', () => {
  it('does not wait for a slow hotel, so other bookings continue', async () => {
    const due = [[{ id: 'slow', state: 'unknown' }], [{ id: 'quick', state: 'unknown' }]] as unknown as Intent[][];
    const claimDue = async (lane: string) => (lane === 'paid' ? (due.shift() ?? []) : []);
    const driven: string[] = [];
    const drive = (intent: Intent) => {
      driven.push(intent.id);
      return intent.id === 'slow' ? new Promise<never>(() => {}) : Promise.resolve(intent);
    };
    const reconciler = createReconciler({
      intents: { claimDue } as unknown as IntentRepo,
      booking: { drive } as BookSteps,
      cancelling: {} as CancelSteps,
      changing: {} as ChangeSteps,
      amending: {} as AmendSteps,
      now: () => T0,
      report: () => {},
    });
    expect([await reconciler.round(), await reconciler.round(), driven]).toEqual([1, 1, ['slow', 'quick']]);
  });
});
