/** Cancels a booking once, and says what came back. A call without an answer is followed by reading the booking, never by a guess. */
import { refundAt } from '@tenth-night/domain/checkout/refund';
import type { BookingPort } from '../../providers/hotel-rates/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { Intent, IntentRepo } from './intent.repo';
import { createLease } from './lease';
import { isWorthALook, nextPause } from './pauses';

/** Longer than the provider ever takes. */
const CALL_MS = 200_000;

type Parts = {
  readonly intents: IntentRepo;
  readonly provider: BookingPort;
  readonly now: () => number;
  report(intentId: string, what: string, error?: unknown): void;
};

export type CancelDriver = ReturnType<typeof createCancelDriver>;

export function createCancelDriver({ intents, provider, now, report }: Parts) {
  const lease = createLease(intents, now);
  const inTime = () => AbortSignal.timeout(CALL_MS);
  const latest = async (intent: Intent) => (await intents.find(intent.id)) ?? intent;

  async function end(intent: Intent, refundMinor: number | null): Promise<Intent> {
    const patch = { refundMinor, nextTryAt: null };
    return (await intents.move(intent, 'cancelled', patch, 'cancellation')) ?? latest(intent);
  }

  async function call(intent: Intent): Promise<Intent> {
    const cancelled = await lease.keep(intent, () => provider.cancel(intent.bookingId ?? '', inTime()));
    if (!cancelled) return read(intent, false);
    const isOurs = cancelled.currency === intent.shown.terms.price.currency;
    return end(intent, isOurs ? cancelled.refundMinor : null);
  }

  /** What the provider did while nobody heard it is what was agreed to. */
  async function read(intent: Intent, canCall: boolean): Promise<Intent> {
    const booking = await lease.keep(intent, () => provider.booking(intent.bookingId ?? '', inTime()));
    if (booking?.status === 'cancelled') {
      return end(intent, intent.agreedRefundMinor);
    }
    // Nobody has agreed to less than they were shown.
    if (canCall && refundNow(intent, now()) === intent.agreedRefundMinor) return call(intent);
    report(intent.id, 'was to be cancelled and still stands');
    return (await intents.move(intent, 'still-standing', { nextTryAt: null }, 'still-standing')) ?? latest(intent);
  }

  /** No answer: it stays as it is, and is looked at again. */
  async function orLater(intent: Intent, work: () => Promise<Intent>): Promise<Intent> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthALook(intent)) report(intent.id, `could not be cancelled ${intent.tries} times`, error);
      return (await intents.note(intent, nextPause(intent, now()))) ?? latest(intent);
    }
  }

  return {
    /** From `confirmed`, for what was agreed to come back. Somebody who asks twice gets what the first one gets. */
    async cancel(intent: Intent, agreedRefundMinor: number | null): Promise<Intent> {
      const at = now();
      const agreed = { cancelCalledAt: new Date(at), agreedRefundMinor, tries: 0 };
      const cancelling = await intents.move(intent, 'cancel-called', { ...agreed, nextTryAt: new Date(at + lease.ms) });
      return cancelling ? orLater(cancelling, () => call(cancelling)) : latest(intent);
    },
    /** For whoever holds the lease of one that is `cancelling`. */
    goOn: (intent: Intent): Promise<Intent> => orLater(intent, () => read(intent, true)),
  };
}

/** Null where only the provider knows. */
function refundNow({ shown }: Intent, now: number): number | null {
  return refundAt(shown.cancellation, now)?.refund.minor ?? null;
}
