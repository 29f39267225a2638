/** Corrects the holder of a booking. The correction is stored first, and sent until the provider has accepted it. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import { aboutBooking } from '../../plugins/call-context';
import type { BookingProviders } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { Intent, IntentRepo } from './intent.repo';
import { isWorthReporting, retryLater } from './retry-pause';
import { CALL_MS, LAST_LOOK_MS, LEASE_MS } from './timings';

export type AmendSteps = ReturnType<typeof createAmendSteps>;

type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly now: () => number;
  report(intentId: string, what: string, error?: unknown): void;
};

export function createAmendSteps({ intents, providers, now, report }: Parts) {
  const later = (ms: number) => new Date(now() + ms);

  async function send(intent: Intent): Promise<Intent> {
    const { newHolder, bookingId, provider, lostAt } = intent;
    if (!newHolder) return intent;
    // A failed cancellation of this booking may still wait for its last look.
    const nextTryAt = lostAt && later(LAST_LOOK_MS);
    try {
      const amend = () => providers.at(provider).amend(bookingId ?? '', newHolder, AbortSignal.timeout(CALL_MS));
      await aboutBooking(intent.id, amend);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (!isFinal(error)) {
        if (isWorthReporting(intent)) report(intent.id, `could not be corrected after ${intent.tries} tries`, error);
        return intents.amend(intent, retryLater(intent, now()));
      }
      report(intent.id, 'could not be corrected: the provider refused', error);
      return intents.amend(intent, { newHolder: null, nextTryAt, tries: 0 });
    }
    return (await intents.rename(intent, newHolder, nextTryAt)) ?? intents.latest(intent);
  }

  return {
    /** The name did not change if the returned booking has the old one and no `newHolder`. */
    async correct(intent: Intent, newHolder: Holder): Promise<Intent> {
      const stored = await intents.note(intent, { newHolder, tries: 0, nextTryAt: later(LEASE_MS) });
      return stored ? send(stored) : intents.latest(intent);
    },
    /** For the caller that holds the lease. */
    goOn: send,
  };
}

/** A clear no. Every other failure may pass. */
function isFinal({ isOutage, reason, hasAnswer }: ProviderError): boolean {
  return hasAnswer && !isOutage && (reason === 'other' || reason === 'bad-input' || reason === 'not-booked');
}
