/** How long checkout waits before it looks again. Hotel-checkout-trips §4, §8, §9. */
import type { PaymentError } from './payment-flow';

const FIRST_RECOMPUTE_MS = 300;
const RETRY_TICK_MS = 1000;
const TARGET_TRIES = 50;
const TARGET_PAUSE_MS = 20;
const MINUTE_MS = 60_000;
/** Our API looks for a payment that nobody came back from 25 minutes after its prebook: by then nobody may begin one. */
const RENEW_AFTER_MS = 20 * MINUTE_MS;
const RENEW_AT_LATEST_MS = 24 * MINUTE_MS;
/** So long a bank may ask its questions. */
const PAYING_MS = 4 * MINUTE_MS;

/** Before prices are computed again, after `done` times that they were not ready. */
export function recomputeWait(done: number): number {
  return done === 0 ? FIRST_RECOMPUTE_MS : RETRY_TICK_MS;
}

/** Before the widget's target is looked for again, after `done` tries; in the end it is not there. */
export function targetWait(done: number): number | Extract<PaymentError, 'target-not-found'> {
  return done < TARGET_TRIES ? TARGET_PAUSE_MS : 'target-not-found';
}

export type PrebookTimes = {
  readonly prebookedAt: number;
  /** When Pay was pressed last. A traveller who is paying is not interrupted: they might pay twice. */
  readonly pressedAt: number | null;
};

/** Before a prebook is asked for anew; 0 once it has to be. */
export function renewalWait({ prebookedAt, pressedAt }: PrebookTimes, now: number): number {
  const paidBy = pressedAt === null ? 0 : pressedAt + PAYING_MS;
  const due = Math.min(Math.max(prebookedAt + RENEW_AFTER_MS, paidBy), prebookedAt + RENEW_AT_LATEST_MS);
  return Math.max(due - now, 0);
}
