/**
 * Cancels a booking once, and tells the refund. After a call without an answer, reads the booking at the provider and
 * never guesses.
 */
import { refundAt } from '@tenth-night/domain/checkout/refund';
import { ProviderError } from '../../providers/provider-error';
import { createCancelCalls, type Parts } from './cancel-calls';
import type { Intent } from './intent.repo';
import { createLooks } from './looks';
import { isWorthReporting, retryLater } from './retry-pause';
import { LAST_LOOK_MS } from './timings';

export type CancelSteps = ReturnType<typeof createCancelSteps>;

export function createCancelSteps({ intents, providers, now, report }: Parts) {
  const calls = createCancelCalls({ intents, providers, now, report });
  const looks = createLooks({ intents, providers, report });

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
    // Calls again only if the refund is still the one that the traveller agreed to.
    if (canCall && refundNow(intent, now()) === intent.agreedRefundMinor) return call(intent);
    if (calls.mayBeAtWork(intent)) return intents.amend(intent, retryLater(intent, now()));
    report(intent.id, 'should be cancelled but still stands');
    const patch = { nextTryAt: intent.lostAt && new Date(now() + LAST_LOOK_MS) };
    return intents.advance(intent, 'still-standing', patch, 'still-standing');
  }

  /** Without an answer, keeps the booking as it is and retries later. */
  async function retryOnProviderError(
    intent: Intent,
    work: () => Promise<Intent>,
    what = 'cancelled',
  ): Promise<Intent> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthReporting(intent)) report(intent.id, `could not be ${what} after ${intent.tries} tries`, error);
      return intents.amend(intent, retryLater(intent, now()));
    }
  }

  return {
    giveBack: calls.giveBack,
    refreshStatus: looks.refreshStatus,
    /** Cancels a `confirmed` booking for the agreed refund. A second caller gets the result of the first. */
    async cancel(intent: Intent, agreedRefundMinor: number | null): Promise<Intent> {
      const at = now();
      const agreed = { cancelCalledAt: new Date(at), agreedRefundMinor, tries: 0, lostAt: null };
      const nextTryAt = new Date(at + calls.leaseMs);
      const cancelling = await intents.move(intent, 'cancel-called', { ...agreed, nextTryAt });
      return cancelling ? retryOnProviderError(cancelling, () => call(cancelling)) : intents.latest(intent);
    },

    /** For the caller that holds the lease of a booking in `cancelling`. */
    goOn: (intent: Intent): Promise<Intent> => retryOnProviderError(intent, () => read(intent, true)),

    /** One more look at a booking whose cancellation failed, or that may have changed at the provider. */
    lastLook: (intent: Intent): Promise<Intent> =>
      retryOnProviderError(
        intent,
        async () => {
          const booking = await calls.read(intent);
          if (booking?.status !== 'cancelled') return looks.note(intent, booking);
          return intent.cancelCalledAt ? end(intent, calls.refundOf(intent, booking)) : looks.endByOthers(intent);
        },
        'looked up',
      ),
  };
}

/** Null if only the provider knows the refund. */
export function refundNow({ shown }: Intent, now: number): number | null {
  return refundAt(shown.cancellation, now)?.refund.minor ?? null;
}
