/** What the pages of a booking make of its state. */
import type { BookingState } from './intent';
import { returnStatus } from './traveller-status';

/** Usually for seconds. Pages that show such a booking follow it until it ends. */
export function isUnderWay(state: BookingState): boolean {
  return returnStatus(state) === 'booking' || state === 'cancelling';
}

/** As far as is known there is something to travel to. */
export function isStillOn(state: BookingState): boolean {
  return state === 'confirmed' || isUnderWay(state);
}
