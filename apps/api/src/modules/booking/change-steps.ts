/**
 * Exchanges a booking for another one at the same hotel. The new booking goes its own way through the book steps; the
 * old one stands until then.
 */
import { aboutBooking } from '../../plugins/call-context';
import type { Alternative, BookingProviders } from '../../providers/ports/booking.port';
import type { BookSteps } from './book-steps';
import type { Intent, IntentRepo } from './intent.repo';
import { CALL_MS, LEASE_MS, OLD_ENDS_MS, OLD_ENDS_TRIES } from './timings';

export type ChangeSteps = ReturnType<typeof createChangeSteps>;

type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly booking: Pick<BookSteps, 'drive'>;
  readonly now: () => number;
  report(intentId: string, what: string, error?: unknown): void;
};

export function createChangeSteps({ intents, providers, booking, now, report }: Parts) {
  return {
    /** Returns the old booking after the exchange. A second caller gets the result of the first. */
    async exchange(old: Intent, { prebookId, offerId: _offerId, ...shown }: Alternative, backMinor: number) {
      const leasedUntil = new Date(now() + LEASE_MS);
      const next = await intents.startExchange(old, { prebookId, shown, backMinor, leasedUntil });
      if (next) await booking.drive(next);
      return intents.latest(old);
    },

    /**
     * The provider ends the old booking after it has made the new one. If it does not, a person has to: our own
     * cancellation would refund the payment that now belongs to the new booking.
     */
    async checkOld(old: Intent): Promise<Intent> {
      const provider = providers.at(old.provider);
      const look = () => provider.booking(old.bookingId ?? '', AbortSignal.timeout(CALL_MS));
      const booking = await aboutBooking(old.id, look).catch(() => null);
      if (booking?.status === 'cancelled') return intents.amend(old, { nextTryAt: null });
      const tries = old.tries + 1;
      if (tries < OLD_ENDS_TRIES) {
        return intents.amend(old, { tries, nextTryAt: new Date(now() + OLD_ENDS_MS * 2 ** tries) });
      }
      report(old.id, 'was exchanged, but the provider has not ended it');
      return intents.amend(old, { tries, nextTryAt: null });
    },
  };
}
