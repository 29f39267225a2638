/** How the booking pages read the state of a booking. */
import type { BookingState } from './intent';
import { returnStatus } from './traveller-status';

/** Usually lasts seconds. Pages that show such a booking poll it until it ends. */
export function isUnderWay(state: BookingState): boolean {
  return returnStatus(state) === 'booking' || state === 'cancelling' || state === 'changing';
}

/** As far as we know, the stay will take place. */
export function isStillOn(state: BookingState): boolean {
  return state === 'confirmed' || isUnderWay(state);
}
