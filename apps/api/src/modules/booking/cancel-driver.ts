/** Cancels a booking once, and says what came back. A call without an answer is followed by reading the booking, never by a guess. */
import { refundAt } from '@tenth-night/domain/checkout/refund';
import { ProviderError } from '../../providers/provider-error';
import { createCancelCalls, type Parts } from './cancel-calls';
import type { Intent } from './intent.repo';
import { isWorthALook, nextPause } from './pauses';

/** Somebody waits for a page meanwhile. */
const GLANCE_MS = 3_000;
/** What was to be cancelled and stands is looked at once more: a call that was lost may have taken its time. */
const LAST_LOOK_MS = 600_000;

export type CancelDriver = ReturnType<typeof createCancelDriver>;

export function createCancelDriver({ intents, providers, now, report }: Parts) {
  const calls = createCancelCalls({ intents, providers, now, report });
  const latest = async (intent: Intent) => (await intents.find(intent.id)) ?? intent;

  /** From wherever somebody else has brought it meanwhile: what is cancelled counts for more than that we gave it up. */
  async function end(intent: Intent, refundMinor: number | null): Promise<Intent> {
    const patch = { refundMinor, nextTryAt: null };
    const moved = await intents.move(intent, 'cancelled', patch, 'cancellation');
    if (moved) return moved;
    const current = await latest(intent);
    return (await intents.move(current, 'cancelled', patch, 'cancellation')) ?? latest(current);
  }

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
    if (calls.mayBeAtWork(intent)) return (await intents.note(intent, nextPause(intent, now()))) ?? latest(intent);
    report(intent.id, 'was to be cancelled and still stands');
    const patch = { nextTryAt: intent.lostAt && new Date(now() + LAST_LOOK_MS) };
    return (await intents.move(intent, 'still-standing', patch, 'still-standing')) ?? latest(intent);
  }

  /** No answer: it stays as it is, and is looked at again. */
  async function orLater(intent: Intent, work: () => Promise<Intent>): Promise<Intent> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isWorthALook(intent)) report(intent.id, `could not be cancelled ${intent.tries} times`, error);
      return (await intents.note(intent, nextPause(intent, now()))) ?? latest(intent);
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
      return cancelling ? orLater(cancelling, () => call(cancelling)) : latest(intent);
    },

    /** For the caller that holds the lease of a booking in `cancelling`. */
    goOn: (intent: Intent): Promise<Intent> => orLater(intent, () => read(intent, true)),

    /** Hotels cancel too. Without an answer it stands as far as we know; what comes back then nobody has agreed to. */
    async glanceAt(intent: Intent): Promise<Intent> {
      const inTime = AbortSignal.timeout(GLANCE_MS);
      const provider = providers.at(intent.provider);
      const booking = await provider.booking(intent.bookingId ?? '', inTime).catch(() => null);
      if (booking?.status !== 'cancelled') return intent;
      // Not from any other state: somebody may be giving it up just now, and knows the sum.
      const patch = { refundMinor: null, nextTryAt: null };
      return (await intents.move(intent, 'cancelled', patch, 'cancellation')) ?? latest(intent);
    },

    /** At one that stands again. */
    lastLook: (intent: Intent): Promise<Intent> =>
      orLater(intent, async () => {
        const booking = await calls.read(intent);
        if (booking?.status === 'cancelled') return end(intent, calls.refundOf(intent, booking));
        return (await intents.note(intent, { nextTryAt: null })) ?? latest(intent);
      }),
  };
}

/** Null where only the provider knows. */
function refundNow({ shown }: Intent, now: number): number | null {
  return refundAt(shown.cancellation, now)?.refund.minor ?? null;
}
