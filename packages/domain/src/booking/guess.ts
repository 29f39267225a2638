/**
 * Whether to book for a traveller who began to pay and never came back. We do not book while they may be paying for the
 * same stay again, or once they have it. With several payments we try one at a time, the newest first.
 * Decision: exactly-once booking.
 */
import type { BookingState } from './intent';

/** A payment by the same person for the same stay. */
export type Attempt = {
  readonly state: BookingState;
  readonly createdAt: Date;
  /** When our worker checks it next. Null if the traveller never reached the card form. */
  readonly nextTryAt: Date | null;
};

/** Longer than a traveller can pay for a prebook. */
const OPEN_MS = 30 * 60_000;
const HAVE: readonly BookingState[] = ['confirmed', 'cancelling', 'cancelled', 'changing', 'changed'];
const UNDER_WAY: readonly BookingState[] = ['paid', 'pending', 'booking', 'unknown'];

export function guessStep(attempt: Attempt, others: readonly Attempt[], now: number): 'book' | 'wait' | 'leave' {
  if (others.some(({ state }) => HAVE.includes(state))) return 'leave';
  const isAhead = (other: Attempt) =>
    UNDER_WAY.includes(other.state) || (other.createdAt > attempt.createdAt && isOpen(other, now));
  return others.some(isAhead) ? 'wait' : 'book';
}

function isOpen({ state, createdAt, nextTryAt }: Attempt, now: number): boolean {
  return state === 'intent' && (nextTryAt !== null || now - createdAt.getTime() < OPEN_MS);
}
