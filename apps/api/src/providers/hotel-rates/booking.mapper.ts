/** The provider's bookings to ours: the answer to book, a row of a list and one booking differ in nothing that is read here. */
import { readBooking } from '@tenth-night/domain/trips/read-booking';
import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { Cancelled, ProviderBooking } from './booking.port';
import { toMoney } from './rate.mapper';
import { textOf } from './wire-values';

/** What is read here beside the booking itself. */
export type WireBookingIds = {
  readonly bookingId?: unknown;
  readonly clientReference?: unknown;
  readonly guestId?: unknown;
  readonly status?: unknown;
  readonly bookedRooms?: unknown;
  readonly rooms?: unknown;
};

const WITH_CHARGES = 'CANCELLED_WITH_CHARGES';

/** Null for what has no id. A guest is a number in one answer and a text in another. */
export function toProviderBooking(wire: WireBookingIds | null | undefined): ProviderBooking | null {
  const booking = readBooking(wire);
  return (
    booking && {
      ...booking,
      clientReference: textOf(wire?.clientReference),
      guestId: textOf(wire?.guestId),
      roomCount: countOf(wire?.bookedRooms) ?? countOf(wire?.rooms),
      hasCharges: textOf(wire?.status)?.toUpperCase() === WITH_CHARGES,
    }
  );
}

/** The rooms are called `rooms` in a list alone. */
function countOf(rooms: unknown): number | null {
  return Array.isArray(rooms) && rooms.length > 0 ? rooms.length : null;
}

/** Null where it is not said that the booking is cancelled, in any of three spellings, and what of the money comes back. */
export function toCancelled(wire: WireCancelled | null | undefined): Cancelled | null {
  const currency = textOf(wire?.currency);
  if (!wire || !currency || readBooking(wire)?.status !== 'cancelled') return null;
  const [fee, refund] = [toMoney(wire.cancellation_fee, currency), toMoney(wire.refund_amount, currency)];
  return fee && refund && { feeMinor: fee.minor, refundMinor: refund.minor, currency };
}
