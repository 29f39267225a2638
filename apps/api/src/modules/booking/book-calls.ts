/** Sends a booking to the provider, and acts on the answer. */
import { bookOutcome, hasSeenPayment } from '@tenth-night/domain/booking/book-outcome';
import type { Holder } from '@tenth-night/domain/booking/holder';
import { leadGuests, NO_STAY_WISHES, remarksOf, type StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import type { BookingProviders, BookRequest, ProviderBooking } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import { FreeNightTaken } from '../free-nights/free-night-steps';
import type { createBookOutcomes } from './book-outcomes';
import type { Intent, Patch } from './intent.repo';
import { referenceAtProvider } from './intent-parts';
import { createLease } from './lease';
import type { Parts as EndParts } from './not-booked-outcomes';
import { isWorthReporting, retryLater } from './retry-pause';
import { CALL_MS } from './timings';

export type Parts = EndParts & { readonly providers: BookingProviders };
type Ends = { readonly ends: ReturnType<typeof createBookOutcomes> };

export function createBookCalls({ intents, providers, now, report, ends }: Parts & Ends) {
  const { applyProviderBooking, unpaid, refuse, giveUp } = ends;
  const lease = createLease(intents, now);
  const inTime = () => AbortSignal.timeout(CALL_MS);
  const leased = () => ({ nextTryAt: new Date(now() + lease.ms) });

  /** Two payments with the same free night: the first one gets it. */
  const startCall = (intent: Intent): Promise<Intent | null | 'taken'> =>
    intents.move(intent, 'book-called', leased()).catch((error) => {
      if (error instanceof FreeNightTaken) return 'taken';
      throw error;
    });

  async function send(intent: Intent): Promise<Intent> {
    const called = await startCall(intent);
    if (called === 'taken') return giveUp(intent);
    if (!called?.holder) return intents.latest(intent);
    const { prebookId, holder, shown, wishes } = called;
    const reference = referenceAtProvider(called);
    const guests = guestsOf(holder, wishes ?? NO_STAY_WISHES, shown.rooms.length);
    const request = { reference, prebookId, holder, guests };
    try {
      const booking = await lease.keep(called, () => order(called, request));
      return await (booking === 'queued' ? refuseQueued(called) : applyProviderBooking(called, booking));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return fail(called, error);
    }
  }

  /** Books a paid stay, or exchanges the old booking for it. */
  async function order(
    called: Intent,
    request: Omit<BookRequest, 'transactionId'>,
  ): Promise<ProviderBooking | 'queued'> {
    const provider = providers.at(called.provider);
    const { transactionId, changeOf } = called;
    if (transactionId !== null) return provider.book({ ...request, transactionId }, inTime());
    const old = await intents.find(changeOf ?? '');
    return provider.rebook({ ...request, existingBookingId: old?.bookingId ?? '' }, inTime());
  }

  /** We exchange only bookings that cost nothing to cancel, and for those the provider decides at once. */
  async function refuseQueued(called: Intent): Promise<Intent> {
    report(called.id, 'is an exchange that a person at the provider wants to decide: ask them to drop it');
    return refuse(called, 'The provider wants to decide later');
  }

  async function fail(called: Intent, error: ProviderError): Promise<Intent> {
    const outcome = bookOutcome(error.refusal, called.lostAt !== null);
    if (outcome === 'unanswered') {
      if (isWorthReporting(called))
        report(called.id, `got no answer from the provider after ${called.tries} tries`, error);
      return intents.advance(called, outcome, whileUnknown(called, error, now()));
    }
    report(called.id, outcome === 'unpaid' ? 'is not paid' : 'was refused', error);
    if (outcome === 'unpaid') return unpaid(called, error.message);
    if (hasSeenPayment(error.refusal)) await intents.note(called, { isPaymentSeen: true });
    return refuse(called, error.message);
  }

  /** The answer 'not paid' uses up our reference at the provider. So this sends the booking again under a new one. */
  async function askAgain(intent: Intent, patch: Patch = {}): Promise<Intent> {
    const attempt = { attempt: intent.attempt + 1, tries: 0, referenceUsedAt: null, lostAt: null };
    const paid = await intents.move(intent, 'paid', { ...attempt, ...patch, ...leased() });
    return paid ? send(paid) : intents.latest(intent);
  }

  return { lease, leased, inTime, send, askAgain };
}

function guestsOf(holder: Holder, wishes: StayWishes, roomCount: number): BookRequest['guests'] {
  return leadGuests(holder, wishes, roomCount).map((guest, i) => ({ ...guest, remarks: remarksOf(wishes, i) }));
}

function whileUnknown(intent: Intent, error: ProviderError, now: number) {
  // After a lost call, a refusal is unknown too, because the lost call may have caused it. Then we send nothing again.
  const isUsed = error.reason === 'reference-used' || bookOutcome(error.refusal) === 'refused';
  const usedNow = isUsed ? new Date(now) : null;
  const lostAt = error.isOutage ? new Date(now) : intent.lostAt;
  return {
    failure: error.message,
    isPaymentSeen: intent.isPaymentSeen || hasSeenPayment(error.refusal),
    referenceUsedAt: intent.referenceUsedAt ?? usedNow,
    lostAt,
    ...retryLater(intent, now),
  };
}
