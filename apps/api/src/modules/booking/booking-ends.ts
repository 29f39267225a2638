/** How a booking that was called for ends: with one, without one, or not yet. What it costs the traveller is told by mail in the same step. */
import type { ProviderBooking } from '../../providers/hotel-rates/booking.port';
import type { Intent, IntentRepo } from './intent.repo';
import { LEASE_MS } from './lease';
import { isWorthALook, nextPause } from './pauses';

/** A booking whose reference is used, and that nobody lists, is looked up so often. */
const LOOK_AGAIN_MS = 5_000;
/** Long after it was given up it is looked up once more. */
const LAST_LOOK_MS = 600_000;

export type Parts = {
  readonly intents: IntentRepo;
  readonly now: () => number;
  /** Of what a person should look at. */
  report(intentId: string, what: string, error?: unknown): void;
};

export function createBookingEnds({ intents, now, report }: Parts) {
  const later = (ms: number) => new Date(now() + ms);

  /** Somebody else was faster: what they made of it is what holds. */
  const latest = async (intent: Intent) => (await intents.find(intent.id)) ?? intent;

  async function waitOn(intent: Intent): Promise<Intent> {
    return (await intents.note(intent, { nextTryAt: later(LOOK_AGAIN_MS) })) ?? latest(intent);
  }

  /** The provider has it, and has not said yes: each time it is asked again later, and in the end a person hears of it. */
  async function onItsWay(intent: Intent): Promise<Intent> {
    if (isWorthALook(intent)) report(intent.id, `is on its way at the provider, seen ${intent.tries} times`);
    const patch = nextPause(intent, now());
    const waits = intent.state === 'booking' ? intents.move(intent, 'unanswered', patch) : intents.note(intent, patch);
    return (await waits) ?? latest(intent);
  }

  /** From wherever somebody else has brought it meanwhile: a booking that there is counts for more than that we gave it up. */
  async function confirm(intent: Intent, booking: ProviderBooking): Promise<Intent> {
    const { bookingId, guestId, hotelConfirmationCode: confirmationCode } = booking;
    const patch = { bookingId, guestId, confirmationCode, failure: null, nextTryAt: null };
    const moved = await intents.move(intent, 'confirmed', patch, 'confirmation');
    if (moved) return moved;
    const current = await latest(intent);
    return (await intents.move(current, 'confirmed', patch, 'confirmation')) ?? latest(current);
  }

  /** Nothing is booked, and nothing will be. Who only may have paid, and has not said so meanwhile, is told of no money that comes back. */
  async function without(intent: Intent, event: 'refused' | 'unpaid', failure: string): Promise<Intent> {
    const patch = { failure, nextTryAt: null };
    const isUnpaid = event === 'unpaid' || (await latest(intent)).isPaidByGuess;
    const moved = isUnpaid
      ? await intents.move(intent, 'unpaid', patch)
      : await intents.move(intent, event, patch, 'not-booked');
    return moved ?? latest(intent);
  }

  /** Somebody has come back and says that they paid what we had only guessed. If it came to nothing, their money goes back. */
  async function claim(intent: Intent): Promise<Intent> {
    const patch = { isPaidByGuess: false };
    if (intent.state !== 'failed') {
      const current = (await intents.note(intent, patch)) ?? (await latest(intent));
      return current.isPaidByGuess ? claim(current) : current;
    }
    report(intent.id, 'is said to be paid for, and was given up before');
    return (await intents.move(intent, 'claimed', patch, 'not-booked')) ?? latest(intent);
  }

  return {
    latest,
    waitOn,
    without,
    claim,

    /** What the provider has under our reference: a booking, one that came to nothing, or one that is on its way. */
    async take(intent: Intent, booking: ProviderBooking): Promise<Intent> {
      if (booking.status === 'confirmed') return confirm(intent, booking);
      if (booking.status === 'being-confirmed') return onItsWay(intent);
      report(intent.id, `is ${booking.status} at the provider`);
      return without(intent, 'refused', `The provider calls it ${booking.status}`);
    },

    /** Two steps: whoever finds the first one taken takes the second. */
    async giveUp(intent: Intent): Promise<Intent> {
      report(intent.id, 'was paid for and could not be booked');
      const isFirst = intent.state !== 'paid';
      const paid = isFirst ? await intents.move(intent, 'absent', { nextTryAt: later(LEASE_MS) }) : intent;
      if (!paid) return latest(intent);
      const patch = { nextTryAt: later(LAST_LOOK_MS) };
      const moved = (await latest(paid)).isPaidByGuess
        ? await intents.move(paid, 'unpaid', patch)
        : await intents.move(paid, 'given-up', patch, 'not-booked');
      return moved ?? latest(paid);
    },
  };
}
