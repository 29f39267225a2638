/** What a failed book call means for the booking. The decision 'Exactly-once booking'. */
import type { BookingEvent } from './intent';

/** Why the provider did not prebook or book, as its adapter reads the answer. Null where there was no answer, or none that we know. */
export type Refusal =
  /** At prebook: sold out, dearer, stale or unknown. */
  | 'offer-gone'
  | 'not-paid'
  /** Nothing is booked, and whether anything was paid was not looked at: the prebook is gone, for example. */
  | 'not-booked'
  /** The payment was seen, and the hotel said no. */
  | 'hotel-refused'
  /** The payment was seen, and what the hotel did is not known. */
  | 'hotel-failed'
  | 'reference-used';

/**
 * Everything else may have been booked, a reference that was used before among them: it is looked up, never sent again.
 * `hasLostCall`: one before it had no answer. The refusal may then be its doing: the prebook is gone because it is booked.
 */
export function bookOutcome(
  refusal: Refusal | null,
  hasLostCall = false,
): Extract<BookingEvent, 'refused' | 'unpaid' | 'unanswered'> {
  if (refusal === 'not-paid') return 'unpaid';
  const isRefused = refusal === 'not-booked' || refusal === 'hotel-refused';
  return isRefused && !hasLostCall ? 'refused' : 'unanswered';
}

/** Whether the provider has found the payment: then nobody's word is needed for it. */
export function hasSeenPayment(refusal: Refusal | null): boolean {
  return refusal === 'hotel-refused' || refusal === 'hotel-failed';
}
