/** What is asked of the provider about a booking that is to be cancelled, and what its silence means. */
import type { BookingProviders, Cancelled, ProviderBooking } from '../../providers/ports/booking.port';
import { ProviderError, type ProviderReason } from '../../providers/provider-error';
import type { Intent, IntentRepo } from './intent.repo';
import { createLease } from './lease';
import { CALL_AT_WORK_MS, CALL_MS } from './timings';

/** These say nothing about the booking: who asks, how fast, how often. */
const NO_ANSWER: ReadonlySet<ProviderReason> = new Set(['not-asked', 'not-allowed', 'vendor-timeout', 'rate-limited']);

export type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly now: () => number;
  report(intentId: string, what: string, error?: unknown): void;
};

export function createCancelCalls({ intents, providers, now, report }: Parts) {
  const lease = createLease(intents, now);
  const inTime = () => AbortSignal.timeout(CALL_MS);

  return {
    leaseMs: lease.ms,
    giveBack: lease.giveBack,

    /** Null for a no. One without an answer is noted: until it can be at work no more, nothing is concluded. */
    async cancel(intent: Intent): Promise<Cancelled | null> {
      try {
        return await lease.keep(intent, () => providers.at(intent.provider).cancel(intent.bookingId ?? '', inTime()));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.isOutage) await intents.note(intent, { lostAt: new Date(now()) });
        else if (!NO_ANSWER.has(error.reason)) return null;
        throw error;
      }
    },

    read: (intent: Intent): Promise<ProviderBooking | null> =>
      lease.keep(intent, () => providers.at(intent.provider).booking(intent.bookingId ?? '', inTime())),

    mayBeAtWork: ({ lostAt }: Intent): boolean => lostAt !== null && now() < lostAt.getTime() + CALL_AT_WORK_MS,

    /** What the provider did while nobody heard it is what was agreed to, as far as it says nothing else. */
    refundOf({ id, agreedRefundMinor, shown }: Intent, booking: ProviderBooking): number | null {
      const isAll = agreedRefundMinor === shown.terms.price.minor;
      if (!isAll || !booking.hasCharges) return agreedRefundMinor;
      report(id, 'was cancelled with charges, and none were agreed to');
      return null;
    },
  };
}
