/** What a traveller is told of a booking on the way. Hotel-checkout-trips §2 "Payment return", §4; OPEN-79. */
import type { BookingState } from './intent';

export type ReturnStatus = 'init' | 'booking' | 'done' | 'error';

export type BookingMessage =
  /** Nothing is known of a payment; the checkout is open still. */
  | 'not-paid'
  | 'confirming'
  /** The bank has not completed the payment. We go on without them and will write. */
  | 'payment-pending'
  /** Paid. It takes longer, we go on without them and will write. */
  | 'being-confirmed'
  | 'booked'
  | 'not-booked-nothing-paid'
  /** Whether they paid we do not know. */
  | 'not-booked-unverified'
  | 'not-booked-refund-due'
  | 'not-booked-refunded'
  | 'cancelling'
  | 'cancelled';

const TOLD: Readonly<Record<BookingState, readonly [ReturnStatus, BookingMessage]>> = {
  intent: ['init', 'not-paid'],
  paid: ['booking', 'confirming'],
  pending: ['booking', 'payment-pending'],
  booking: ['booking', 'confirming'],
  unknown: ['booking', 'being-confirmed'],
  confirmed: ['done', 'booked'],
  failed: ['error', 'not-booked-nothing-paid'],
  unverified: ['error', 'not-booked-unverified'],
  'refund-due': ['error', 'not-booked-refund-due'],
  refunded: ['error', 'not-booked-refunded'],
  cancelling: ['done', 'cancelling'],
  cancelled: ['done', 'cancelled'],
};

/** Of the payment return. `state` is null before it is known. */
export function returnStatus(state: BookingState | null): ReturnStatus {
  return state === null ? 'init' : TOLD[state][0];
}

export function bookingMessage(state: BookingState): BookingMessage {
  return TOLD[state][1];
}
