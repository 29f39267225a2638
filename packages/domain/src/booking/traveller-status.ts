/** What we tell a traveller about a booking in progress. Hotel-checkout-trips §2 "Payment return", §4; OPEN-79. */
import type { BookingState } from './intent';

export type ReturnStatus = 'init' | 'booking' | 'done' | 'error';

export type BookingMessage =
  /** We know of no payment. The checkout is still open. */
  | 'not-paid'
  | 'confirming'
  /** The bank has not completed the payment. We continue without the traveller and will write to them. */
  | 'payment-pending'
  /** Paid, but it takes longer. We continue without the traveller and will write to them. */
  | 'being-confirmed'
  | 'booked'
  | 'not-booked-nothing-paid'
  /** We do not know whether they paid. */
  | 'not-booked-unverified'
  | 'not-booked-refund-due'
  | 'not-booked-refunded'
  | 'cancelling'
  | 'cancelled'
  | 'changing'
  | 'changed';

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
  changing: ['done', 'changing'],
  changed: ['done', 'changed'],
};

/** The status of the payment-return page. `state` is null until we know it. */
export function returnStatus(state: BookingState | null): ReturnStatus {
  return state === null ? 'init' : TOLD[state][0];
}

export function bookingMessage(state: BookingState): BookingMessage {
  return TOLD[state][1];
}
