/** Cancels a booking once, and says what came back. A call without an answer is followed by reading the booking, never by a guess. */
import { refundAt } from '@tenth-night/domain/checkout/refund';
import { ProviderError } from '../../providers/provider-error';
import { createCancelCalls, type Parts } from './cancel-calls';
import type { Intent } from './intent.repo';
import { isWorthReporting, retryLater } from './retry-pause';
import { LAST_LOOK_MS, STATUS_CALL_MS } from './timings';

export type CancelSteps = ReturnType<typeof createCancelSteps>;

export function createCancelSteps({ intents, providers, now, report }: Parts) {
  const calls = createCancelCalls({ intents, providers, now, report });

  const end = (intent: Intent, refundMinor: number | null): Promise<Intent> =>
    intents.advanceFromAnywhere(intent, 'cancelled', { refundMinor, nextTryAt: null }, 'cancellation');

  async function call(intent: Intent): Promise<Intent> {
    const cancelled = await calls.cancel(intent);
    if (!cancelled) return read(intent, false);
    const isOurs = cancelled.currency === intent.shown.terms.price.currency;
    return end(intent, isOurs ? cancelled.refundMinor : null);
  }

  async function read(intent: Intent, canCall: boolean): Promise<Intent> {
    const booking = await calls.read(intent);
    if (booking?.status === 'cancelled') return end(intent, calls.refundOf(intent, booking));
    // Nobody has agreed to less than they were shown.
    if (canCall && refundNow(intent, now()) === intent.agreedRefundMinor) return call(intent);
    if (calls.mayBeAtWork(intent)) return intents.amend(intent, retryLater(intent, now()));
    report(intent.id, 'was to be cancelled and still stands');
    const patch = { nextTryAt: intent.lostAt && new Date(now() + LAST_LOOK_MS) };
    return intents.advance(intent, 'still-standing', patch, 'still-standing');
  }

  /** No answer: it stays as it is, and is looked at again. */
  async function retryOnProviderError(intent: Intent, work: () => Promise<Intent>): Promise<Intent> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthReporting(intent)) report(intent.id, `could not be cancelled ${intent.tries} times`, error);
      return intents.amend(intent, retryLater(intent, now()));
    }
  }

  return {
    giveBack: calls.giveBack,
    /** From `confirmed`, for what was agreed to come back. Somebody who asks twice gets what the first one gets. */
    async cancel(intent: Intent, agreedRefundMinor: number | null): Promise<Intent> {
      const at = now();
      const agreed = { cancelCalledAt: new Date(at), agreedRefundMinor, tries: 0, lostAt: null };
      const nextTryAt = new Date(at + calls.leaseMs);
      const cancelling = await intents.move(intent, 'cancel-called', { ...agreed, nextTryAt });
      return cancelling ? retryOnProviderError(cancelling, () => call(cancelling)) : intents.latest(intent);
    },

    /** For the caller that holds the lease of a booking in `cancelling`. */
    goOn: (intent: Intent): Promise<Intent> => retryOnProviderError(intent, () => read(intent, true)),

    /** Hotels cancel too. Without an answer it stands as far as we know; what comes back then nobody has agreed to. */
    async refreshStatus(intent: Intent): Promise<Intent> {
      const inTime = AbortSignal.timeout(STATUS_CALL_MS);
      const provider = providers.at(intent.provider);
      const booking = await provider.booking(intent.bookingId ?? '', inTime).catch(() => null);
      if (booking?.status !== 'cancelled') return intent;
      // Not from any other state: somebody may be giving it up just now, and knows the sum.
      const patch = { refundMinor: null, nextTryAt: null };
      return intents.advance(intent, 'cancelled', patch, 'cancellation');
    },

    /** At one that stands again. */
    lastLook: (intent: Intent): Promise<Intent> =>
      retryOnProviderError(intent, async () => {
        const booking = await calls.read(intent);
        if (booking?.status === 'cancelled') return end(intent, calls.refundOf(intent, booking));
        return intents.amend(intent, { nextTryAt: null });
      }),
  };
}

/** Null where only the provider knows. */
function refundNow({ shown }: Intent, now: number): number | null {
  return refundAt(shown.cancellation, now)?.refund.minor ?? null;
}
