/**
 * Drives a booking to its end, one step at a time. Two callers use it: the traveller's request, and the reconciler
 * after a crash. Writes each step to the database before doing it, so that every step can be looked up later.
 */
import type { ProviderBooking } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import { createBookCalls, type Parts } from './book-calls';
import { createBookOutcomes } from './book-outcomes';
import type { Intent } from './intent.repo';
import { isExchange, referenceAtProvider } from './intent-parts';
import { isWorthReporting, retryLater } from './retry-pause';
import { CALL_AT_WORK_MS, GIVE_UP_MS } from './timings';

export type BookSteps = ReturnType<typeof createBookSteps>;

export function createBookSteps({ intents, providers, now, report }: Parts) {
  const ends = createBookOutcomes({ intents, now, report });
  const { waitOn, applyProviderBooking, giveUp, claim } = ends;
  const { send, askAgain, lease, leased, inTime } = createBookCalls({ intents, providers, now, report, ends });

  async function lookUp(intent: Intent): Promise<Intent> {
    const provider = providers.at(intent.provider);
    let booking: ProviderBooking | null;
    try {
      booking = await lease.keep(intent, () => provider.findByReference(referenceAtProvider(intent), inTime()));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthReporting(intent)) report(intent.id, `could not be looked up after ${intent.tries} tries`, error);
      return intents.amend(intent, retryLater(intent, now()));
    }
    if (isGivenUp(intent) && !isToCome(booking)) return intents.amend(intent, { nextTryAt: null });
    if (booking) return applyProviderBooking(intent, booking);
    if (intent.referenceUsedAt && now() < givenUpAt(intent)) return waitOn(intent);
    if (intent.referenceUsedAt) return (await mayBeExchanged(intent)) ? waitOn(intent) : giveUp(intent);
    const absent = await intents.move(intent, 'absent', leased());
    return absent ? send(absent) : intents.latest(intent);
  }

  /** The old booking is gone, so the new one must exist. We never say that the old one stands then. */
  async function mayBeExchanged(intent: Intent): Promise<boolean> {
    const old = isExchange(intent) ? await intents.find(intent.changeOf ?? '') : null;
    if (!old?.bookingId) return false;
    const status = await providers
      .at(old.provider)
      .booking(old.bookingId, inTime())
      .then((booking) => booking?.status ?? null)
      .catch(() => 'unknown');
    if (status === 'confirmed') return false;
    if (isWorthReporting(intent)) report(intent.id, `is an exchange without an answer; the old booking is ${status}`);
    return true;
  }

  return {
    claim,
    askAgain,
    giveBack: lease.giveBack,
    /** Works until the booking ends or waits for its next try. Only for the caller that holds the lease. */
    async drive(intent: Intent): Promise<Intent> {
      if (intent.state === 'paid') return intent.referenceUsedAt ? giveUp(intent) : send(intent);
      if (isPaymentAwaited(intent)) return askAgain(intent);
      if (intent.state === 'unknown' || isGivenUp(intent)) return lookUp(intent);
      if (intent.state !== 'booking') return intent;
      // The process that sent the call died. The call itself may still run at the provider.
      const unknown = await intents.move(intent, 'unanswered', { ...leased(), lostAt: new Date(now()) });
      return unknown ? lookUp(unknown) : intents.latest(intent);
    },
  };
}

/** At its last check, the provider said that nothing was paid. */
export const isPaymentAwaited = ({ state, unpaidAt }: Intent): boolean =>
  (state === 'pending' || state === 'failed') && unpaidAt !== null;
/** Given-up bookings get one more lookup. Only a booking that exists at the provider revives them. */
const isGivenUp = ({ state }: Intent): boolean => ['refund-due', 'unverified', 'failed'].includes(state);
const isToCome = (booking: ProviderBooking | null): boolean =>
  booking?.status === 'confirmed' || booking?.status === 'being-confirmed';

function givenUpAt({ referenceUsedAt, lostAt }: Intent): number {
  return Math.max((referenceUsedAt?.getTime() ?? 0) + GIVE_UP_MS, (lostAt?.getTime() ?? 0) + CALL_AT_WORK_MS);
}
