/**
 * Ensures that only one process works on a booking at a time. The lease is short and renewed during the work. So
 * another process soon takes over the bookings of one that died.
 */
import { aboutBooking } from '../../plugins/call-context';
import type { Intent, IntentRepo } from './intent.repo';
import { LEASE_MS, LEASE_RENEWAL_MS } from './timings';

export function createLease(intents: IntentRepo, now: () => number) {
  const held = new Map<Intent, NodeJS.Timeout>();

  return {
    ms: LEASE_MS,
    async keep<T>(intent: Intent, work: () => Promise<T>): Promise<T> {
      const renew = () => intents.note(intent, { nextTryAt: new Date(now() + LEASE_MS) }).catch(() => {});
      held.set(intent, setInterval(renew, LEASE_RENEWAL_MS));
      try {
        return await aboutBooking(intent.id, work);
      } finally {
        clearInterval(held.get(intent));
        held.delete(intent);
      }
    },
    /** At shutdown: ends the leases, so that another process can continue the unfinished bookings at once. */
    async giveBack(): Promise<void> {
      for (const timer of held.values()) clearInterval(timer);
      await Promise.all([...held.keys()].map((intent) => intents.note(intent, { nextTryAt: new Date(now()) })));
    },
  };
}
