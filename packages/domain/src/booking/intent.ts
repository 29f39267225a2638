/**
 * The life of a booking, from the intent that prebook makes to the end of its money. OPEN-79 and the decision
 * 'Exactly-once booking': a book call is made from `paid` alone, and `unknown` is left by looking the booking up.
 */

export type BookingState =
  /** Prebooked; whether anything is paid is not known. */
  | 'intent'
  /** Paid as far as the traveller says, and nothing booked, for certain. */
  | 'paid'
  /** The provider has been called. */
  | 'booking'
  /** It was called and gave no answer that can be relied on. */
  | 'unknown'
  | 'confirmed'
  /** Nothing booked, nothing paid. */
  | 'failed'
  /** Paid and not booked: the money has to go back. */
  | 'refund-due'
  | 'refunded'
  | 'cancelling'
  /** With the refund that its terms give. */
  | 'cancelled';

export type BookingEvent =
  | 'paid'
  | 'book-called'
  /** By the answer to book, or by looking it up. */
  | 'confirmed'
  /** Nothing was booked, and the payment was never completed. */
  | 'unpaid'
  /** Nothing was booked, and never will be. */
  | 'refused'
  | 'unanswered'
  /** Looked up by its reference, and there is none. */
  | 'absent'
  /** Tried often or long enough. */
  | 'given-up'
  /** Somebody has come back from a payment that we took for one that was never made. */
  | 'claimed'
  | 'refunded'
  | 'cancel-called'
  | 'cancelled'
  /** Looked up, and it still stands. */
  | 'still-standing';

const TRANSITIONS: Readonly<Record<BookingState, Partial<Readonly<Record<BookingEvent, BookingState>>>>> = {
  intent: { paid: 'paid' },
  paid: { 'book-called': 'booking', 'given-up': 'refund-due', unpaid: 'failed' },
  booking: { confirmed: 'confirmed', unpaid: 'failed', refused: 'refund-due', unanswered: 'unknown' },
  unknown: { confirmed: 'confirmed', unpaid: 'failed', refused: 'refund-due', absent: 'paid' },
  // What the provider has cancelled is cancelled, whoever wanted it.
  confirmed: { 'cancel-called': 'cancelling', cancelled: 'cancelled' },
  // A hotel that took its time may have booked after all.
  failed: { confirmed: 'confirmed', claimed: 'refund-due' },
  'refund-due': { refunded: 'refunded', unpaid: 'failed', confirmed: 'confirmed' },
  refunded: {},
  cancelling: { cancelled: 'cancelled', 'still-standing': 'confirmed' },
  cancelled: {},
};

export const BOOKING_STATES = Object.keys(TRANSITIONS) as readonly BookingState[];

/** Null for what may not happen then: whoever comes second finds the step taken, and takes none. */
export function nextState(state: BookingState, event: BookingEvent): BookingState | null {
  return TRANSITIONS[state][event] ?? null;
}
