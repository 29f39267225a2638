/** Bookings that we give up: the two steps, the reason, and travellers who come back and say that they paid. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderBooking } from '../../providers/ports/booking.port';
import { createBookOutcomes } from './book-outcomes';
import { createIntentRepo, type Intent } from './intent.repo';
import { BOOK, HOLDER, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
let prebooked: Prebook;
let reported: string[];
beforeEach(async () => {
  shop = shopOf();
  prebooked = await shop.paidPrebook();
  reported = [];
});

const intents = () => createIntentRepo(shop.api.database.db, () => T0);
const report = (_: string, what: string) => reported.push(what);
const endsOf = (repo = intents()) => createBookOutcomes({ intents: repo, now: () => T0, report });

async function inState(change: Partial<Intent>): Promise<Intent> {
  await shop.set(prebooked, { holder: HOLDER, ...change });
  return (await shop.intent(prebooked)) as Intent;
}

describe('a booking that is cancelled or failed at the provider', () => {
  it.each(['cancelled', 'failed'] as const)(
    'is given up when it is %s there, and the reason is reported to support',
    async (status) => {
      const booking = { status, bookingId: 'b1' } as unknown as ProviderBooking;
      expect(await endsOf().applyProviderBooking(await inState({ state: 'unknown' }), booking)).toMatchObject({
        state: 'refund-due',
        bookingId: null,
        failure: `The provider reports the status ${status}`,
      });
      expect(reported).toEqual([`has the status ${status} at the provider`]);
    },
  );
});

describe('giving a booking up', () => {
  it('is completed by the next round if we crash between its two steps', async () => {
    const unknown = await inState({ state: 'unknown', referenceUsedAt: new Date(T0), nextTryAt: null });
    const repo = intents();
    const crash = async () => {
      throw new Error('crashed');
    };
    await expect(endsOf({ ...repo, advance: crash }).giveUp(unknown)).rejects.toThrow('crashed');
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'paid', nextTryAt: new Date(T0 + 20_000) });
    expect(await shop.reconcileAt(20_000)).toBe(1);
    expect((await shop.intent(prebooked))?.state).toBe('unverified');
    expect(await shop.api.ledger(BOOK)).toEqual([]);
    expect(await shop.letters()).toEqual(['nothing-booked']);
  });
});

describe('a traveller who says that they paid after we guessed', () => {
  const GUESSED = { isPaymentAssumed: true } as const;

  it('is reported to support if the booking had already failed', async () => {
    const claimed = await endsOf().claim(await inState({ ...GUESSED, state: 'failed' }));
    expect(claimed).toMatchObject({ state: 'unverified', isPaymentAssumed: false, claimedAt: new Date(T0) });
    expect(reported).toEqual(['has a claimed payment but was given up before']);
  });

  it('gets a letter if the booking fails at the same moment', async () => {
    const stale = await inState({ ...GUESSED, state: 'booking' });
    await inState({ ...GUESSED, state: 'failed' });
    expect(await endsOf().claim(stale)).toMatchObject({ state: 'unverified', isPaymentAssumed: false });
    expect(await shop.letters()).toEqual(['nothing-booked']);
  });

  it('gets the booking if we find it at the same moment', async () => {
    const stale = await inState({ ...GUESSED, state: 'failed' });
    await inState({ ...GUESSED, state: 'confirmed' });
    expect((await endsOf().claim(stale)).state).toBe('confirmed');
    expect(await shop.letters()).toEqual([]);
  });
});
