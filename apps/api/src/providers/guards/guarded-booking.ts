/**
 * Booking at the rate provider behind its guards. Each kind of call has its own guard, so that searches and reads never
 * delay a paid booking.
 */

import type { BookingPort } from '../ports/booking.port';
import { BOOKING_GUARD, type Guard, type OpenGuard } from './guard';

export type BookingGuards = {
  readonly prebook: Guard;
  readonly book: Guard;
  /** For cancellations and corrections. */
  readonly cancel: Guard;
  readonly vouchers: Guard;
  /** For all calls that only read bookings. */
  readonly read: Guard;
};

export function createBookingGuards(vendor: string, openGuard: OpenGuard): BookingGuards {
  const create = (kind: keyof BookingGuards) => openGuard({ ...BOOKING_GUARD, vendor, kind });
  return {
    prebook: create('prebook'),
    book: create('book'),
    cancel: create('cancel'),
    vouchers: create('vouchers'),
    read: create('read'),
  };
}

export function guardBooking(provider: BookingPort, guards: BookingGuards): BookingPort {
  const { prebook, book, cancel, vouchers, read } = guards;
  return {
    prebook: (request, signal) => prebook.run(signal, () => provider.prebook(request, signal)),
    book: (request, signal) => book.run(signal, () => provider.book(request, signal)),
    findByReference: (reference, signal) => read.run(signal, () => provider.findByReference(reference, signal)),
    booking: (bookingId, signal) => read.run(signal, () => provider.booking(bookingId, signal)),
    createVoucher: (voucher, signal) => vouchers.run(signal, () => provider.createVoucher(voucher, signal)),
    promoCodes: (signal) => vouchers.run(signal, () => provider.promoCodes(signal)),
    promoCode: (id, signal) => vouchers.run(signal, () => provider.promoCode(id, signal)),
    createPromoCode: (code, signal) => vouchers.run(signal, () => provider.createPromoCode(code, signal)),
    switchPromoCode: (id, isActive, signal) =>
      vouchers.run(signal, () => provider.switchPromoCode(id, isActive, signal)),
    bookingsOf: (guestId, signal) => read.run(signal, () => provider.bookingsOf(guestId, signal)),
    cancel: (bookingId, signal) => cancel.run(signal, () => provider.cancel(bookingId, signal)),
    amend: (bookingId, holder, signal) => cancel.run(signal, () => provider.amend(bookingId, holder, signal)),
    alternatives: (request, signal) => prebook.run(signal, () => provider.alternatives(request, signal)),
    alternative: (prebookId, signal) => read.run(signal, () => provider.alternative(prebookId, signal)),
    rebook: (request, signal) => book.run(signal, () => provider.rebook(request, signal)),
  };
}
