/** When we look at a booking again after somebody told us that it may have changed. */
import type { BookingState } from './intent';

/** However often we hear of a booking, we ask the provider about it once in this time. */
const LOOK_PAUSE_MS = 30_000;

/**
 * Only states that nobody works on. In all others we look again within seconds anyway. From these, a look at the
 * provider never books or cancels anything.
 */
const RESTING: readonly BookingState[] = ['confirmed', 'refund-due', 'unverified'];

type Booking = {
  readonly state: BookingState;
  /** When it is due anyway, or until when somebody works on it. */
  readonly nextTryAt: Date | null;
  /** Each look changes it. */
  readonly updatedAt: Date;
};

/** Null if there is nothing to do. */
export function nextLookAt({ state, nextTryAt, updatedAt }: Booking, now: number): Date | null {
  if (nextTryAt !== null || !RESTING.includes(state)) return null;
  return new Date(Math.max(now, updatedAt.getTime() + LOOK_PAUSE_MS));
}
