/** What a failed book call means for the booking. The decision 'Exactly-once booking'. */
import type { BookingEvent } from './intent';

/** Why the provider did not prebook or book, as its adapter reads the answer. Null for no answer or an unknown one. */
export type Refusal =
  /** At prebook: the offer is sold out, costs more, is stale or unknown. */
  | 'offer-gone'
  | 'not-paid'
  /** Nothing is booked, for example because the prebook is gone. The provider did not check the payment. */
  | 'not-booked'
  /** The provider saw the payment, and the hotel refused. */
  | 'hotel-refused'
  /** The provider saw the payment, and nobody knows what the hotel did. */
  | 'hotel-failed'
  | 'reference-used';

/**
 * Every other failure may have booked, also 'reference-used'. We look such a booking up and never send it again.
 * `hasLostCall`: an earlier call got no answer. That call may have booked, and so caused this refusal.
 */
export function bookOutcome(
  refusal: Refusal | null,
  hasLostCall = false,
): Extract<BookingEvent, 'refused' | 'unpaid' | 'unanswered'> {
  if (refusal === 'not-paid') return 'unpaid';
  const isRefused = refusal === 'not-booked' || refusal === 'hotel-refused';
  return isRefused && !hasLostCall ? 'refused' : 'unanswered';
}

/** Whether the provider has seen the payment. Then we need no other proof of it. */
export function hasSeenPayment(refusal: Refusal | null): boolean {
  return refusal === 'hotel-refused' || refusal === 'hotel-failed';
}
