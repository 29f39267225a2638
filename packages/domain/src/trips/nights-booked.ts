import { type CalendarDate, stayNights } from '../stay/dates';
import { type Booking, isOver } from './booking';

/** The nights of stays to come. A stay that is being cancelled, or that nobody has confirmed, promises nothing. */
export function nightsBooked(bookings: readonly Booking[], todayAt: (booking: Booking) => CalendarDate): number {
  return bookings
    .filter((booking) => booking.status === 'confirmed' && !isOver(booking, todayAt(booking)))
    .reduce((sum, { dates }) => sum + ((dates && stayNights(dates)) ?? 0), 0);
}
