/** How long checkout waits before it checks again. Hotel-checkout-trips §4, §8, §9. */
import type { PaymentError } from './payment-flow';

const FIRST_RECOMPUTE_MS = 300;
const RETRY_TICK_MS = 1000;
const TARGET_TRIES = 50;
const TARGET_PAUSE_MS = 20;
const MINUTE_MS = 60_000;
/** Our API checks for an abandoned payment 25 minutes after a prebook. From then on no new payment may begin. */
const RENEW_AFTER_MS = 20 * MINUTE_MS;
const RENEW_AT_LATEST_MS = 24 * MINUTE_MS;
/** How long the bank's challenge may take. */
const PAYING_MS = 4 * MINUTE_MS;

/** The wait before prices are computed again. `done` counts the times that they were not ready. */
export function recomputeWait(done: number): number {
  return done === 0 ? FIRST_RECOMPUTE_MS : RETRY_TICK_MS;
}

/** The wait before we look for the widget's target again, after `done` tries. After the last try we give up. */
export function targetWait(done: number): number | Extract<PaymentError, 'target-not-found'> {
  return done < TARGET_TRIES ? TARGET_PAUSE_MS : 'target-not-found';
}

export type PrebookTimes = {
  readonly prebookedAt: number;
  /** When Pay was last pressed. We do not interrupt a traveller who is paying: they might pay twice. */
  readonly pressedAt: number | null;
};

/** The wait before checkout renews the prebook. 0 when it is due. */
export function renewalWait({ prebookedAt, pressedAt }: PrebookTimes, now: number): number {
  const paidBy = pressedAt === null ? 0 : pressedAt + PAYING_MS;
  const due = Math.min(Math.max(prebookedAt + RENEW_AFTER_MS, paidBy), prebookedAt + RENEW_AT_LATEST_MS);
  return Math.max(due - now, 0);
}
