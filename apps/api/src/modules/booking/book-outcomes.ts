/**
 * The possible outcomes of a book call: booked, not booked, or not known yet. If the traveller must hear of an outcome,
 * the same step queues the letter.
 */
import { type ConfirmedOtherwise, confirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { ProviderBooking } from '../../providers/ports/booking.port';
import type { Intent } from './intent.repo';
import { isExchange } from './intent-parts';
import { createNotBookedOutcomes, type Parts } from './not-booked-outcomes';
import { isWorthReporting, retryLater } from './retry-pause';
import { LAST_LOOK_MS, LEASE_MS, LOOK_AGAIN_MS } from './timings';

export function createBookOutcomes({ intents, now, report }: Parts) {
  const later = (ms: number) => new Date(now() + ms);

  const unbooked = createNotBookedOutcomes({ intents, now, report });
  const { end } = unbooked;

  async function waitOn(intent: Intent): Promise<Intent> {
    return intents.amend(intent, { nextTryAt: later(LOOK_AGAIN_MS) });
  }

  /**
   * The provider has the booking but has not confirmed it. Asks again later; after many tries, reports it to a person.
   */
  async function onItsWay(intent: Intent): Promise<Intent> {
    if (isWorthReporting(intent)) report(intent.id, `is still unconfirmed at the provider after ${intent.tries} tries`);
    const patch = retryLater(intent, now());
    return intent.state === 'booking' ? intents.advance(intent, 'unanswered', patch) : intents.amend(intent, patch);
  }

  async function confirm(intent: Intent, booking: ProviderBooking): Promise<Intent> {
    const { bookingId, guestId, usdRate, hotelConfirmationCode: confirmationCode } = booking;
    const otherwise = otherwiseThanShown(intent, booking);
    if (otherwise) report(intent.id, `was confirmed with other terms than shown: ${Object.keys(otherwise)}`);
    const ids = { bookingId, guestId, confirmationCode };
    const patch = {
      ...ids,
      usdRate,
      confirmedOtherwise: otherwise,
      isPaymentSeen: true,
      failure: null,
      nextTryAt: null,
    };
    const mail = isExchange(intent) ? 'changed' : 'confirmation';
    return intents.advanceFromAnywhere(intent, 'confirmed', patch, mail);
  }

  return {
    waitOn,
    unpaid: unbooked.unpaid,
    claim: unbooked.claim,
    refuse: (intent: Intent, failure: string) => end(intent, 'refused', { failure, nextTryAt: null }),

    /**
     * Applies what the provider has under our reference: a confirmed booking, a failed one, or one that is still open.
     */
    async applyProviderBooking(intent: Intent, booking: ProviderBooking): Promise<Intent> {
      if (booking.status === 'confirmed') return confirm(intent, booking);
      if (booking.status === 'being-confirmed') return onItsWay(intent);
      report(intent.id, `has the status ${booking.status} at the provider`);
      // There is a booking, so there was a payment or nothing to pay.
      const patch = {
        failure: `The provider reports the status ${booking.status}`,
        nextTryAt: null,
        isPaymentSeen: true,
      };
      return isExchange(intent)
        ? end(intent, 'refused', patch)
        : intents.advance(intent, 'refused', patch, 'not-booked');
    },

    /** Takes two steps. If an earlier caller already took the first step, takes only the second. */
    async giveUp(intent: Intent): Promise<Intent> {
      report(intent.id, 'could not be booked');
      const isFirst = intent.state !== 'paid';
      const paid = isFirst ? await intents.move(intent, 'absent', { nextTryAt: later(LEASE_MS) }) : intent;
      if (!paid) return intents.latest(intent);
      return end(paid, 'given-up', { nextTryAt: later(LAST_LOOK_MS) });
    },
  };
}

function otherwiseThanShown({ shown }: Intent, booking: ProviderBooking): ConfirmedOtherwise | null {
  const { hotelId, dates, rooms, terms } = shown;
  return confirmedOtherwise({ hotelId, dates, price: terms.price, roomCount: rooms.length }, booking);
}
