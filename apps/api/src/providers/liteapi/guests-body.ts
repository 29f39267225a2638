/** The holder and the guests of a booking, in the vendor's format. */
import type { WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import type { BookRequest, NewHolder } from '../ports/booking.port';

/** Another shape may reach another URL. For example, an empty id would list all bookings of the account. */
export const BOOKING_ID = /^[\w-]+$/;

export function holderBody({ firstName, lastName, email, phone }: NewHolder): WireBookRequest['holder'] {
  return { firstName, lastName, email, ...(phone && { phone }) };
}

/** Guests have the holder's address: we ask nobody else for one. */
export function guestsBody({ reference, prebookId, holder, guests }: Omit<BookRequest, 'transactionId'>) {
  const { email, phone } = holder;
  return {
    prebookId,
    clientReference: reference,
    holder: holderBody(holder),
    guests: guests.map(({ remarks, ...guest }, i) => ({
      occupancyNumber: i + 1,
      ...guest,
      email,
      ...(phone && { phone }),
      ...(remarks && { remarks }),
    })),
  };
}
