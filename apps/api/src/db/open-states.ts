/** Which bookings are open work: the rule of an index, and of the query that uses it. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { sql } from 'drizzle-orm';

/** Something is still to happen with a booking in one of these states, by us or by a person. */
export const UNFINISHED_STATES = [
  'paid',
  'pending',
  'booking',
  'unknown',
  'cancelling',
  'changing',
  'unverified',
  'refund-due',
] as const satisfies readonly BookingState[];

/** Also finished bookings that the provider confirmed with other terms. */
export const IS_OPEN_WORK = sql.raw(
  `(state in (${UNFINISHED_STATES.map((state) => `'${state}'`).join(', ')}) or (state = 'confirmed' and confirmed_otherwise is not null))`,
);
