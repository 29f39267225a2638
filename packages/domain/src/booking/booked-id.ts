/** The id of a booking in the answer to book. Hotel-checkout-trips §3 "Book response fields read", §7. */
import { asFields, firstText } from '../checkout/fields';

/** Null while there is no id. */
export function bookedId(answer: unknown): string | null {
  return firstText(asFields(answer), 'bookingId', 'id', 'reference');
}
