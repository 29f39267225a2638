/** Continues every unfinished booking. Several instances may run it, but only one works on each booking. */
import { guessStep } from '@tenth-night/domain/booking/guess';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { asJob } from '../../plugins/call-context';
import type { AmendSteps } from './amend-steps';
import type { BookSteps } from './book-steps';
import type { CancelSteps } from './cancel-steps';
import type { ChangeSteps } from './change-steps';
import { holderOfContact } from './contact-checks';
import type { Intent, IntentRepo, Lane } from './intent.repo';
import { LEASE_MS, OTHER_PAYMENT_MS } from './timings';

/**
 * States that may still need work. Four of them are due only in special cases:
 * - `intent`: the traveller began to pay and did not come back
 * - given-up states: one more lookup
 * - `confirmed`: a cancellation was tried and the booking still stands, a corrected holder is not accepted yet, or the
 *   provider sent news
 * - `changed`: the provider has to end the old booking
 */
const LEFT_HALFWAY: readonly BookingState[] = [
  'intent',
  'paid',
  'pending',
  'booking',
  'unknown',
  'failed',
  'unverified',
  'refund-due',
  'confirmed',
  'cancelling',
  'changed',
];
/** Each lane has its own slots. */
const AT_ONCE: Readonly<Record<Lane, number>> = { paid: 10, doubtful: 4 };

type Parts = {
  readonly intents: IntentRepo;
  readonly booking: BookSteps;
  readonly cancelling: CancelSteps;
  readonly changing: ChangeSteps;
  readonly amending: AmendSteps;
  readonly now: () => number;
  report(intentId: string, what: string, error?: unknown): void;
};

export function createReconciler({ intents, booking, cancelling, changing, amending, now, report }: Parts) {
  const underWay = { paid: new Set<Promise<unknown>>(), doubtful: new Set<Promise<unknown>>() };

  async function goOn(intent: Intent): Promise<unknown> {
    if (intent.state === 'cancelling') return cancelling.goOn(intent);
    if (intent.newHolder) return amending.goOn(intent);
    if (intent.state === 'confirmed') return cancelling.lastLook(intent);
    if (intent.state === 'changed') return changing.checkOld(intent);
    return intent.state === 'intent' ? guess(intent) : booking.drive(intent);
  }

  async function guess(intent: Intent): Promise<unknown> {
    const holder = holderOfContact(intent.contact);
    if (!holder) return intents.note(intent, { nextTryAt: null });
    const step = guessStep(intent, await intents.othersForStay(intent), now());
    if (step === 'wait') return intents.note(intent, { nextTryAt: new Date(now() + OTHER_PAYMENT_MS) });
    if (step === 'leave') {
      report(intent.id, 'may be paid, but another payment already booked the stay; not booking it again');
      return intents.note(intent, { nextTryAt: null });
    }
    const paid = await intents.move(intent, 'paid', { holder, isPaymentAssumed: true });
    return paid && booking.drive(paid);
  }

  function start(intent: Intent, lane: Lane): void {
    const work = asJob(() => goOn(intent))
      .catch((error) => report(intent.id, 'could not be processed; will retry', error))
      .finally(() => underWay[lane].delete(work));
    underWay[lane].add(work);
  }

  async function roundOf(lane: Lane): Promise<number> {
    const due = await intents.claimDue(lane, LEFT_HALFWAY, LEASE_MS, AT_ONCE[lane] - underWay[lane].size);
    for (const intent of due) start(intent, lane);
    return due.length;
  }

  return {
    /**
     * Starts the due work and does not wait for it, so that a slow hotel delays nobody else. Returns the number
     * started.
     */
    async round(): Promise<number> {
      const paid = await roundOf('paid');
      return paid + (await roundOf('doubtful'));
    },
    /** Resolves when the running work has ended. */
    async rest(): Promise<void> {
      await Promise.all([...underWay.paid, ...underWay.doubtful]);
    },
  };
}
