/** Booking at the hotel-rate provider behind its guards. Prebook has its own: no storm of lookers keeps anybody from what they paid for. */
import type { Guard } from '../guard';
import type { BookingPort } from './booking.port';

export function guardBooking(provider: BookingPort, guard: Guard, prebookGuard: Guard): BookingPort {
  return {
    prebook: (offerId, signal) => prebookGuard.run(signal, () => provider.prebook(offerId, signal)),
    book: (request, signal) => guard.run(signal, () => provider.book(request, signal)),
    findByReference: (reference, signal) => guard.run(signal, () => provider.findByReference(reference, signal)),
    booking: (bookingId, signal) => guard.run(signal, () => provider.booking(bookingId, signal)),
    bookingsOf: (guestId, signal) => guard.run(signal, () => provider.bookingsOf(guestId, signal)),
    cancel: (bookingId, signal) => guard.run(signal, () => provider.cancel(bookingId, signal)),
  };
}
