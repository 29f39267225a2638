/** When we check a booking again after a webhook has said that it may have changed. */
import type { BookingState } from './intent';

/** We check a booking at most once in this time, however many webhooks come. */
const LOOK_PAUSE_MS = 30_000;

/**
 * The states in which nobody works on a booking. In all other states we check it again within seconds anyway. In these
 * states a check at the provider never books or cancels anything.
 */
const RESTING: readonly BookingState[] = ['confirmed', 'refund-due', 'unverified'];

type Booking = {
  readonly state: BookingState;
  /** When it is due anyway, or when the work on it ends. */
  readonly nextTryAt: Date | null;
  /** Each check changes it. */
  readonly updatedAt: Date;
};

/** Null if there is nothing to do. */
export function nextLookAt({ state, nextTryAt, updatedAt }: Booking, now: number): Date | null {
  if (nextTryAt !== null || !RESTING.includes(state)) return null;
  return new Date(Math.max(now, updatedAt.getTime() + LOOK_PAUSE_MS));
}
