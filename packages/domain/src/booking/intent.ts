/**
 * The states of a booking, from the intent that prebook creates to the last refund. OPEN-79 and the decision
 * 'Exactly-once booking': we call book only from `paid`, and we leave `unknown` only by looking the booking up.
 */

export type BookingState =
  /** Prebooked. We do not know whether anything is paid. */
  | 'intent'
  /** The traveller says that they paid. Certainly nothing is booked. */
  | 'paid'
  /** The provider says that the payment is not completed yet. It may still complete: a bank can take its time. */
  | 'pending'
  /** We have called the provider. */
  | 'booking'
  /** We have called the provider, and got no reliable answer. */
  | 'unknown'
  | 'confirmed'
  /** Nothing is booked and nothing is paid. */
  | 'failed'
  /** Nothing is booked. The traveller says that they paid; the provider never said so. */
  | 'unverified'
  /** The provider says that it is paid, and nothing is booked: we have to return the money. */
  | 'refund-due'
  | 'refunded'
  | 'cancelling'
  /** With the refund that the terms grant. */
  | 'cancelled'
  /** Another booking is going to replace it. This one remains valid until that one is confirmed. */
  | 'changing'
  /** Another booking has replaced it. */
  | 'changed';

export type BookingEvent =
  | 'paid'
  | 'book-called'
  /** Known from the answer to book, or from a lookup. */
  | 'confirmed'
  /** Nothing is booked, and the payment is not completed. */
  | 'unpaid'
  /** Like `unpaid`, but the payment may complete at any moment. */
  | 'not-yet-paid'
  /** Nothing is booked, and nothing will be. */
  | 'refused'
  /** Like `refused`, but only the traveller says that anything was paid. */
  | 'unverified'
  | 'unanswered'
  /** The lookup by reference found no booking. */
  | 'absent'
  /** We have tried often enough, or long enough. */
  | 'given-up'
  | 'refunded'
  | 'cancel-called'
  | 'cancelled'
  /** The lookup shows that the booking still exists, or nothing has replaced it. */
  | 'still-standing'
  | 'change-called'
  | 'changed';

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
  // If the provider has cancelled a booking, it is cancelled, no matter who asked for it.
  // We may learn that a change was made after we gave it up.
  confirmed: {
    'cancel-called': 'cancelling',
    cancelled: 'cancelled',
    'change-called': 'changing',
    changed: 'changed',
  },
  // A slow hotel may have booked after all, and a payment may complete late.
  failed: { confirmed: 'confirmed', paid: 'paid', unverified: 'unverified' },
  unverified: { confirmed: 'confirmed', refunded: 'refunded' },
  'refund-due': { refunded: 'refunded', confirmed: 'confirmed' },
  refunded: {},
  cancelling: { cancelled: 'cancelled', 'still-standing': 'confirmed' },
  cancelled: {},
  changing: { changed: 'changed', 'still-standing': 'confirmed' },
  changed: {},
};

export const BOOKING_STATES = Object.keys(TRANSITIONS) as readonly BookingState[];

/** Null for a step that is not allowed. A second caller finds that the step is already taken, and gets null. */
export function nextState(state: BookingState, event: BookingEvent): BookingState | null {
  return TRANSITIONS[state][event] ?? null;
}
