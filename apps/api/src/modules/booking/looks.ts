/** What others change in a confirmed booking: hotels and the provider cancel, move guests and send numbers later. */
import type { BookingProviders, ProviderBooking } from '../../providers/ports/booking.port';
import type { Intent, IntentRepo } from './intent.repo';
import { newsOf } from './provider-news';
import { STATUS_CALL_MS } from './timings';

type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  report(intentId: string, what: string, error?: unknown): void;
};

export function createLooks({ intents, providers, report }: Parts) {
  /**
   * The refund is unknown, because nobody agreed to one. Only from this state: another request may be cancelling right
   * now, and that request knows the refund.
   */
  const endByOthers = (intent: Intent): Promise<Intent> =>
    intents.advance(intent, 'cancelled', { refundMinor: null, nextTryAt: null }, 'cancellation');

  return {
    endByOthers,

    /** The booking stands. Stores what is new about it. */
    note(intent: Intent, booking: ProviderBooking | null): Promise<Intent> {
      const news = newsOf(intent, booking);
      const known = Object.keys(intent.confirmedOtherwise ?? {});
      const others = Object.keys(news.confirmedOtherwise ?? {}).filter((part) => !known.includes(part));
      if (others.length > 0) report(intent.id, `has changed at the provider: ${others}`);
      return intents.amend(intent, { ...news, nextTryAt: null, tries: 0 });
    },

    /** Asks the provider for the current status. Without an answer, assumes that the booking stands. */
    async refreshStatus(intent: Intent): Promise<Intent> {
      const inTime = AbortSignal.timeout(STATUS_CALL_MS);
      const provider = providers.at(intent.provider);
      const booking = await provider.booking(intent.bookingId ?? '', inTime).catch(() => null);
      return booking?.status === 'cancelled' ? endByOthers(intent) : intent;
    },
  };
}
