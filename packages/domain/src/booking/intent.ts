/**
 * The life of a booking, from the intent that prebook makes to the end of its money. OPEN-79 and the decision
 * 'Exactly-once booking': a book call is made from `paid` alone, and `unknown` is left by looking the booking up.
 */

export type BookingState =
  /** Prebooked; whether anything is paid is not known. */
  | 'intent'
  /** Paid as far as the traveller says, and nothing booked, for certain. */
  | 'paid'
  /** The provider says that the payment is not completed yet, and it may still be: a bank can take its time. */
  | 'pending'
  /** The provider has been called. */
  | 'booking'
  /** It was called and gave no answer that can be relied on. */
  | 'unknown'
  | 'confirmed'
  /** Nothing booked, nothing paid. */
  | 'failed'
  /** Nothing booked. The traveller says that they paid; the provider never did. */
  | 'unverified'
  /** Paid, by the provider's own word, and not booked: the money has to go back. */
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
  /** Nothing was booked, and the payment is not completed. */
  | 'unpaid'
  /** The same, but the payment may be completed any moment. */
  | 'not-yet-paid'
  /** Nothing was booked, and never will be. */
  | 'refused'
  /** The same, and whether anything was paid only the traveller says. */
  | 'unverified'
  | 'unanswered'
  /** Looked up by its reference, and there is none. */
  | 'absent'
  /** Tried often or long enough. */
  | 'given-up'
  | 'refunded'
  | 'cancel-called'
  | 'cancelled'
  /** Looked up, and it still stands. */
  | 'still-standing';

const TRANSITIONS: Readonly<Record<BookingState, Partial<Readonly<Record<BookingEvent, BookingState>>>>> = {
  intent: { paid: 'paid' },
  paid: { 'book-called': 'booking', 'given-up': 'refund-due', unverified: 'unverified', unpaid: 'failed' },
  pending: { paid: 'paid' },
  booking: {
    confirmed: 'confirmed',
    'not-yet-paid': 'pending',
    unpaid: 'failed',
    refused: 'refund-due',
    unverified: 'unverified',
    unanswered: 'unknown',
  },
  unknown: {
    confirmed: 'confirmed',
    unpaid: 'failed',
    refused: 'refund-due',
    unverified: 'unverified',
    absent: 'paid',
  },
  // What the provider has cancelled is cancelled, no matter who asked for it.
  confirmed: { 'cancel-called': 'cancelling', cancelled: 'cancelled' },
  // A hotel that took its time may have booked after all, and a payment may be completed late.
  failed: { confirmed: 'confirmed', paid: 'paid', unverified: 'unverified' },
  unverified: { confirmed: 'confirmed', refunded: 'refunded' },
  'refund-due': { refunded: 'refunded', confirmed: 'confirmed' },
  refunded: {},
  cancelling: { cancelled: 'cancelled', 'still-standing': 'confirmed' },
  cancelled: {},
};

export const BOOKING_STATES = Object.keys(TRANSITIONS) as readonly BookingState[];

/** Null for a step that is not allowed. A second caller finds the step taken, and takes none. */
export function nextState(state: BookingState, event: BookingEvent): BookingState | null {
  return TRANSITIONS[state][event] ?? null;
}
