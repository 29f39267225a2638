/**
 * Brings a booking on its way to its end, one step at a time, whoever asks: the traveller's request, or the reconciler after
 * a crash. Each step is first written down and then done, so that what was done can always be looked up.
 */
import { bookOutcome, hasSeenPayment } from '@tenth-night/domain/booking/book-outcome';
import type { BookingPort, ProviderBooking } from '../../providers/hotel-rates/booking.port';
import { ProviderError } from '../../providers/provider-error';
import { createBookingEnds, type Parts as EndParts } from './booking-ends';
import { referenceAtProvider } from './intent';
import type { Intent, Patch } from './intent.repo';
import { createLease } from './lease';
import { isWorthALook, nextPause } from './pauses';

/** Our reference was used and nothing was booked under it for so long: then nothing will be. */
const GIVE_UP_MS = 45_000;
/** A call without an answer may be at work for so long: longer than the provider is told that we wait. */
const AT_WORK_MS = 150_000;
/** Longer than the provider ever takes. */
const CALL_MS = 200_000;

type Parts = EndParts & { readonly provider: BookingPort };

export type BookingDriver = ReturnType<typeof createBookingDriver>;

export function createBookingDriver({ intents, provider, now, report }: Parts) {
  const lease = createLease(intents, now);
  const { latest, waitOn, take, unpaid, refuse, giveUp, claim } = createBookingEnds({ intents, now, report });
  const inTime = () => AbortSignal.timeout(CALL_MS);
  const leased = () => ({ nextTryAt: new Date(now() + lease.ms) });

  async function send(intent: Intent): Promise<Intent> {
    const called = await intents.move(intent, 'book-called', leased());
    if (!called?.holder) return latest(intent);
    const { prebookId, transactionId, holder, shown } = called;
    const reference = referenceAtProvider(called);
    const request = { reference, prebookId, transactionId, holder, roomCount: shown.rooms.length };
    try {
      return await take(called, await lease.keep(called, () => provider.book(request, inTime())));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return fail(called, error);
    }
  }

  async function fail(called: Intent, error: ProviderError): Promise<Intent> {
    const outcome = bookOutcome(error.reason, called.lostAt !== null);
    if (outcome === 'unanswered') {
      if (isWorthALook(called)) report(called.id, `has had no answer ${called.tries} times`, error);
      return (await intents.move(called, outcome, whileUnknown(called, error, now()))) ?? latest(called);
    }
    report(called.id, outcome === 'unpaid' ? 'is not paid for' : 'was refused', error);
    if (outcome === 'unpaid') return unpaid(called, error.message);
    if (hasSeenPayment(error.reason)) await intents.note(called, { isPaymentSeen: true });
    return refuse(called, error.message);
  }

  async function lookUp(intent: Intent): Promise<Intent> {
    let booking: ProviderBooking | null;
    try {
      booking = await lease.keep(intent, () => provider.findByReference(referenceAtProvider(intent), inTime()));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthALook(intent)) report(intent.id, `could not be looked up ${intent.tries} times`, error);
      return (await intents.note(intent, nextPause(intent, now()))) ?? latest(intent);
    }
    if (isGivenUp(intent) && !isToCome(booking))
      return (await intents.note(intent, { nextTryAt: null })) ?? latest(intent);
    if (booking) return take(intent, booking);
    if (intent.referenceUsedAt) return now() < givenUpAt(intent) ? waitOn(intent) : giveUp(intent);
    const absent = await intents.move(intent, 'absent', leased());
    return absent ? send(absent) : latest(intent);
  }

  /** The provider has said that nothing was paid, and with that our reference is used up: so it is asked under a new one. */
  async function askAgain(intent: Intent, patch: Patch = {}): Promise<Intent> {
    const attempt = { attempt: intent.attempt + 1, tries: 0, referenceUsedAt: null, lostAt: null };
    const paid = await intents.move(intent, 'paid', { ...attempt, ...patch, ...leased() });
    return paid ? send(paid) : latest(intent);
  }

  return {
    claim,
    askAgain,
    giveBack: lease.giveBack,
    /** Until it rests: at its end, or waiting for its next time. Only for whoever holds its lease. */
    async drive(intent: Intent): Promise<Intent> {
      if (intent.state === 'paid') return intent.referenceUsedAt ? giveUp(intent) : send(intent);
      if (isPaymentAwaited(intent)) return askAgain(intent);
      if (intent.state === 'unknown' || isGivenUp(intent)) return lookUp(intent);
      if (intent.state !== 'booking') return intent;
      // Whoever had sent it is gone, and its call may be at work.
      const unknown = await intents.move(intent, 'unanswered', { ...leased(), lostAt: new Date(now()) });
      return unknown ? lookUp(unknown) : latest(intent);
    },
  };
}

/** Nothing was paid when the provider last looked. */
export const isPaymentAwaited = ({ state, unpaidAt }: Intent): boolean =>
  (state === 'pending' || state === 'failed') && unpaidAt !== null;
/** Looked up once more, and only taken back for a booking that there is. */
const isGivenUp = ({ state }: Intent): boolean => ['refund-due', 'unverified', 'failed'].includes(state);
const isToCome = (booking: ProviderBooking | null): boolean =>
  booking?.status === 'confirmed' || booking?.status === 'being-confirmed';

function whileUnknown(intent: Intent, error: ProviderError, now: number) {
  // A refusal is only unknown after a call that was lost, and may be its doing: then nothing is sent again either.
  const isUsed = error.reason === 'reference-used' || bookOutcome(error.reason) === 'refused';
  const usedNow = isUsed ? new Date(now) : null;
  const lostAt = error.isOutage ? new Date(now) : intent.lostAt;
  return {
    failure: error.message,
    isPaymentSeen: intent.isPaymentSeen || hasSeenPayment(error.reason),
    referenceUsedAt: intent.referenceUsedAt ?? usedNow,
    lostAt,
    ...nextPause(intent, now),
  };
}

function givenUpAt({ referenceUsedAt, lostAt }: Intent): number {
  return Math.max((referenceUsedAt?.getTime() ?? 0) + GIVE_UP_MS, (lostAt?.getTime() ?? 0) + AT_WORK_MS);
}
