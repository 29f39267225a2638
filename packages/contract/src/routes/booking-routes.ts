/** From prebook to cancellation, and a user's trips. */
import {
  BookBody,
  BookingAnswer,
  BookingProgressAnswer,
  BookingQuery,
  CancelBody,
  PrebookBody,
  ProgressQuery,
  SaveContactBody,
  SavedAnswer,
} from '../booking';
import { PATHS } from '../paths';
import { PrebookAnswer } from '../prebook';
import { EndStayBody, RewardsAnswer } from '../rewards';
import type { Routes } from '../route';
import { BookingsQuery, TripsAnswer } from '../trips';

export const BOOKING_ROUTES = {
  prebook: {
    method: 'POST',
    path: PATHS.prebook,
    tag: 'booking',
    summary: 'Checks an offer again and starts its payment',
    access: 'token-or-visitor',
    body: PrebookBody,
    answer: PrebookAnswer,
  },
  contact: {
    method: 'POST',
    path: PATHS.contact,
    tag: 'booking',
    summary: 'Saves the payer before the payment',
    access: 'token-or-visitor',
    body: SaveContactBody,
    answer: SavedAnswer,
  },
  book: {
    method: 'POST',
    path: PATHS.book,
    tag: 'booking',
    summary: 'Books the paid offer. Safe to repeat: it books once',
    access: 'token-or-visitor',
    body: BookBody,
    answer: BookingProgressAnswer,
  },
  progress: {
    method: 'GET',
    path: PATHS.progress,
    tag: 'booking',
    summary: 'Returns the progress of a booking',
    access: 'token-or-visitor',
    querystring: ProgressQuery,
    answer: BookingProgressAnswer,
  },
  booking: {
    method: 'GET',
    path: PATHS.booking,
    tag: 'booking',
    summary: 'Returns one booking to its owner, or to a person with its link',
    access: 'token-or-visitor',
    querystring: BookingQuery,
    answer: BookingAnswer,
  },
  cancelBooking: {
    method: 'POST',
    path: PATHS.cancelBooking,
    tag: 'booking',
    summary: 'Cancels a booking for exactly the refund that was shown',
    access: 'token-or-visitor',
    body: CancelBody,
    answer: BookingAnswer,
  },
  bookingCalendar: {
    method: 'GET',
    path: PATHS.bookingCalendar,
    tag: 'booking',
    summary: 'Returns a confirmed stay as an event for a calendar',
    access: 'token-or-visitor',
    querystring: BookingQuery,
    others: [{ status: 200, description: 'The event: RFC 5545.', contentType: 'text/calendar' }],
  },
  bookings: {
    method: 'GET',
    path: PATHS.bookings,
    tag: 'booking',
    summary: "Lists a user's trips",
    access: 'token',
    querystring: BookingsQuery,
    answer: TripsAnswer,
  },
  rewards: {
    method: 'GET',
    path: PATHS.rewards,
    tag: 'booking',
    summary: "Returns a user's nights and free nights",
    access: 'token',
    answer: RewardsAnswer,
  },
  endStay: {
    method: 'POST',
    path: PATHS.endStay,
    tag: 'booking',
    summary: 'Ends a stay at once, so that its nights count. Only with the sandbox',
    access: 'token',
    body: EndStayBody,
    answer: RewardsAnswer,
  },
} as const satisfies Routes;
