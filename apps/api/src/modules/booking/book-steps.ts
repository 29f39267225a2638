/**
 * Brings a booking on its way to its end, one step at a time, whoever asks: the traveller's request, or the reconciler after
 * a crash. Each step is first written down and then done, so that what was done can always be looked up.
 */
import type { ProviderBooking } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import { createBookCalls, type Parts } from './book-calls';
import { createBookOutcomes } from './book-outcomes';
import type { Intent } from './intent.repo';
import { referenceAtProvider } from './intent-parts';
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
      if (isWorthReporting(intent)) report(intent.id, `could not be looked up ${intent.tries} times`, error);
      return intents.amend(intent, retryLater(intent, now()));
    }
    if (isGivenUp(intent) && !isToCome(booking)) return intents.amend(intent, { nextTryAt: null });
    if (booking) return applyProviderBooking(intent, booking);
    if (intent.referenceUsedAt) return now() < givenUpAt(intent) ? waitOn(intent) : giveUp(intent);
    const absent = await intents.move(intent, 'absent', leased());
    return absent ? send(absent) : intents.latest(intent);
  }

  return {
    claim,
    askAgain,
    giveBack: lease.giveBack,
    /** Until it ends, or waits for its next try. Only for the caller that holds its lease. */
    async drive(intent: Intent): Promise<Intent> {
      if (intent.state === 'paid') return intent.referenceUsedAt ? giveUp(intent) : send(intent);
      if (isPaymentAwaited(intent)) return askAgain(intent);
      if (intent.state === 'unknown' || isGivenUp(intent)) return lookUp(intent);
      if (intent.state !== 'booking') return intent;
      // The process that sent the call is gone, and the call may still be running.
      const unknown = await intents.move(intent, 'unanswered', { ...leased(), lostAt: new Date(now()) });
      return unknown ? lookUp(unknown) : intents.latest(intent);
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

function givenUpAt({ referenceUsedAt, lostAt }: Intent): number {
  return Math.max((referenceUsedAt?.getTime() ?? 0) + GIVE_UP_MS, (lostAt?.getTime() ?? 0) + CALL_AT_WORK_MS);
}
