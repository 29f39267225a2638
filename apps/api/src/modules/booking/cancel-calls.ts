/** The calls to the provider for a cancellation, and what a missing answer means. */
import type { BookingProviders, Cancelled, ProviderBooking } from '../../providers/ports/booking.port';
import { ProviderError, type ProviderReason } from '../../providers/provider-error';
import type { Intent, IntentRepo } from './intent.repo';
import { createLease } from './lease';
import { CALL_AT_WORK_MS, CALL_MS } from './timings';

/** These errors say nothing about the booking. They are about access, rate or timing. */
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

    /**
     * Null means that the provider refused. If the answer is lost, notes the time: until the call must have ended,
     * nobody draws a conclusion.
     */
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

    /**
     * For a cancellation whose answer was lost: assumes the refund that the traveller agreed to. Exception: a full
     * refund was agreed and the provider shows charges. Then the refund is unknown (null).
     */
    refundOf({ id, agreedRefundMinor, shown }: Intent, booking: ProviderBooking): number | null {
      const isAll = agreedRefundMinor === shown.terms.price.minor;
      if (!isAll || !booking.hasCharges) return agreedRefundMinor;
      report(id, 'was cancelled with charges that the traveller did not agree to');
      return null;
    },
  };
}
