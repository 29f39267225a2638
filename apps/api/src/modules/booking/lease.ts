/** While somebody works at a booking it is nobody else's. Who dies is followed soon: the lease is short, and renewed for as long as the work takes. */
import type { Intent, IntentRepo } from './intent.repo';

export const LEASE_MS = 20_000;
const RENEWAL_MS = 7_000;

export function createLease(intents: IntentRepo, now: () => number) {
  return {
    ms: LEASE_MS,
    async keep<T>(intent: Intent, work: () => Promise<T>): Promise<T> {
      const renew = () => intents.note(intent, { nextTryAt: new Date(now() + LEASE_MS) }).catch(() => {});
      const timer = setInterval(renew, RENEWAL_MS);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
  };
}
