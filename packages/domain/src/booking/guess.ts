/**
 * Whether to book for somebody who had begun to pay and never came back: not while they may be paying for the same stay
 * again, and not once they have it. One of several payments is tried at a time, the newest first. Decision: exactly-once booking.
 */
import type { BookingState } from './intent';

/** A payment of the same person for the same stay. */
export type Attempt = {
  readonly state: BookingState;
  readonly createdAt: Date;
  /** When we look after it ourselves; null where nobody has turned to a card. */
  readonly nextTryAt: Date | null;
};

/** Longer than a prebook can be paid. */
const OPEN_MS = 30 * 60_000;
const HAVE: readonly BookingState[] = ['confirmed', 'cancelling', 'cancelled'];
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
