/** While a process works on a booking, no other one does. The lease is short, and renewed while the work takes: the bookings of a process that dies are taken up soon. */
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
        return await work();
      } finally {
        clearInterval(held.get(intent));
        held.delete(intent);
      }
    },
    /** At the end of the process: another one need not wait for what this one could not finish. */
    async giveBack(): Promise<void> {
      for (const timer of held.values()) clearInterval(timer);
      await Promise.all([...held.keys()].map((intent) => intents.note(intent, { nextTryAt: new Date(now()) })));
    },
  };
}
