/** Nights travelled out of 10. Hotel-checkout-trips §2 "Your Trips", §9; OPEN-83, OPEN-84. */
import { type StampCard, stampCard } from '../rewards/stamps';
import { type CalendarDate, stayNights } from '../stay/dates';
import { type Booking, isOver, isStanding } from './booking';

/** The nights of completed stays that were not cancelled. `todayAt` gives the date at a booking's hotel. */
export function nightsTravelled(bookings: readonly Booking[], todayAt: (booking: Booking) => CalendarDate): number {
  return bookings
    .filter((booking) => isStanding(booking) && isOver(booking, todayAt(booking)))
    .reduce((sum, { dates }) => sum + ((dates && stayNights(dates)) ?? 0), 0);
}

/** The nights of stays to come. A stay that is being cancelled, or that nobody has confirmed, promises nothing. */
export function nightsBooked(bookings: readonly Booking[], todayAt: (booking: Booking) => CalendarDate): number {
  return bookings
    .filter((booking) => booking.status === 'confirmed' && !isOver(booking, todayAt(booking)))
    .reduce((sum, { dates }) => sum + ((dates && stayNights(dates)) ?? 0), 0);
}

/** The home page shows the same stamp card. */
export function tripProgress(bookings: readonly Booking[], todayAt: (booking: Booking) => CalendarDate): StampCard {
  return stampCard(nightsTravelled(bookings, todayAt));
}
