/** Two processes work on one booking: the second returns what the first stored. A booking at the provider wins. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort, ProviderBooking } from '../../providers/ports/booking.port';
import { createBookOutcomes } from './book-outcomes';
import { createBookSteps } from './book-steps';
import { createIntentRepo, type Intent } from './intent.repo';
import { soleProvider } from './testing/sole-provider';
import { BOOK, BOOKINGS, HOLDER, NEXT, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
let prebooked: Prebook;
beforeEach(async () => {
  shop = shopOf();
  prebooked = await shop.paidPrebook();
});

const CONFIRMED = { status: 'confirmed', bookingId: 'b1', guestId: null, hotelConfirmationCode: 'H7' } as const;

async function inState(change: Partial<Intent>): Promise<Intent> {
  await shop.set(prebooked, { holder: HOLDER, ...change });
  return (await shop.intent(prebooked)) as Intent;
}

const partsAt = (ms: number) => {
  const now = () => T0 + ms;
  return { intents: createIntentRepo(shop.api.database.db, now), now, report: () => {} };
};
const endsAt = (ms = 0) => createBookOutcomes(partsAt(ms));

/** Drives the booking while another process changes its row during each call to the provider. */
function driveWhile(intent: Intent, change: Partial<Intent>): Promise<Intent> {
  const { booking } = shop.api;
  const provider: BookingPort = {
    ...booking,
    async book(...request) {
      await shop.set(prebooked, change);
      return booking.book(...request);
    },
    async findByReference(...request) {
      await shop.set(prebooked, change);
      return booking.findByReference(...request);
    },
  };
  return createBookSteps({ ...partsAt(0), providers: soleProvider(provider) }).drive(intent);
}

describe('a booking that another process has changed in the meantime', () => {
  it('keeps the new state when our book call gets no answer', async () => {
    await shop.api.faults({ path: BOOK, kind: 'reset' });
    const driven = await driveWhile(await inState({ state: 'paid' }), { state: 'refund-due' });
    expect(driven).toMatchObject({ state: 'refund-due', tries: 0 });
  });

  it('keeps the new state when our lookup fails', async () => {
    await shop.api.faults({ path: BOOKINGS, kind: 'status', status: 503 });
    const driven = await driveWhile(await inState({ state: 'unknown' }), { state: 'confirmed' });
    expect(driven).toMatchObject({ state: 'confirmed', tries: 0 });
  });

  it('keeps the new state when our lookup finds nothing, and sends nothing', async () => {
    const nextTryAt = new Date(T0 + 1);
    const toLookUp = await inState({ state: 'unknown', nextTryAt });
    expect(await driveWhile(toLookUp, { state: 'refund-due' })).toMatchObject({ state: 'refund-due', nextTryAt });
    const givenUp = await inState({ state: 'refund-due', nextTryAt });
    expect(await driveWhile(givenUp, { state: 'refunded' })).toMatchObject({ state: 'refunded', nextTryAt });
    expect(await shop.api.ledger(BOOK)).toEqual([]);
  });

  it('is neither retried nor given up', async () => {
    const stale = await inState({ state: 'unknown', nextTryAt: null });
    await inState({ state: 'confirmed' });
    const onItsWay = { ...CONFIRMED, status: 'being-confirmed' } as unknown as ProviderBooking;
    const ends = endsAt();
    const ended = [
      await ends.waitOn(stale),
      await ends.applyProviderBooking(stale, onItsWay),
      await ends.giveUp(stale),
      await ends.refuse(stale, 'sold out'),
      await ends.giveUp({ ...stale, state: 'paid' }),
    ];
    for (const intent of ended) expect(intent).toMatchObject({ state: 'confirmed', nextTryAt: null, failure: null });
    expect(await shop.letters()).toEqual([]);
  });

  it('is confirmed when the provider has it, even if the other process gave it up', async () => {
    const stale = await inState({ state: 'unknown' });
    await inState({ state: 'refund-due', failure: 'given up', nextTryAt: NEXT });
    expect(await endsAt().applyProviderBooking(stale, CONFIRMED as unknown as ProviderBooking)).toMatchObject({
      state: 'confirmed',
      bookingId: 'b1',
      confirmationCode: 'H7',
      failure: null,
      nextTryAt: null,
    });
    expect(await shop.letters()).toEqual(['confirmation']);
  });

  it('is confirmed once, by the first process that found it', async () => {
    const stale = await inState({ state: 'unknown' });
    await inState({ state: 'confirmed', bookingId: 'b0' });
    const taken = await endsAt().applyProviderBooking(stale, CONFIRMED as unknown as ProviderBooking);
    expect(taken).toMatchObject({ state: 'confirmed', bookingId: 'b0' });
    expect(await shop.letters()).toEqual([]);
  });
});

describe('a booking whose sender has crashed', () => {
  it('is leased during the lookup, and the call counts as lost from that moment', async () => {
    const seen: (Intent | null)[] = [];
    const findByReference: BookingPort['findByReference'] = async (...request) => {
      seen.push(await shop.intent(prebooked));
      return shop.api.booking.findByReference(...request);
    };
    const provider = { ...shop.api.booking, findByReference };
    const intent = await inState({ state: 'booking', lostAt: null, nextTryAt: null });
    await createBookSteps({ ...partsAt(1_000), providers: soleProvider(provider) }).drive(intent);
    const [lostAt, nextTryAt] = [new Date(T0 + 1_000), new Date(T0 + 21_000)];
    expect(seen).toMatchObject([{ state: 'unknown', lostAt, nextTryAt }]);
  });
});

describe('a booking that was given up', () => {
  it('is looked up again while the provider is still confirming it', async () => {
    const onItsWay = async () => ({ ...CONFIRMED, status: 'being-confirmed' }) as unknown as ProviderBooking;
    const provider = { ...shop.api.booking, findByReference: onItsWay };
    const intent = await inState({ state: 'refund-due' });
    const driven = await createBookSteps({ ...partsAt(0), providers: soleProvider(provider) }).drive(intent);
    expect(driven).toMatchObject({ state: 'refund-due', tries: 1, nextTryAt: new Date(T0 + 1_000) });
  });

  it('keeps the reason and is not looked up again when the provider has refused it', async () => {
    const intent = await inState({ state: 'booking', nextTryAt: NEXT });
    await shop.set(prebooked, { isPaymentSeen: true });
    const refused = await endsAt().refuse(intent, 'sold out');
    expect(refused).toMatchObject({ state: 'refund-due', failure: 'sold out', nextTryAt: null });
  });
});
