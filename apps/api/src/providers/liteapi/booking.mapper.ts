/** The provider's bookings to ours: the answer to book, a row of a list and one booking differ in nothing that is read here. */
import { readBooking } from '@tenth-night/domain/trips/read-booking';
import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { Cancelled, ProviderBooking } from '../ports/booking.port';
import { fieldsOf, type LeaveOut, recordOf } from '../wire-records';
import { textOf } from '../wire-values';
import { toMoney } from './rate.mapper';

/** What is read here beside the booking itself. */
type WireBookingIds = {
  readonly bookingId?: unknown;
  readonly clientReference?: unknown;
  readonly guestId?: unknown;
  readonly status?: unknown;
  readonly bookedRooms?: unknown;
  readonly rooms?: unknown;
};

const WITH_CHARGES = 'CANCELLED_WITH_CHARGES';

/** Null for what has no id. A guest is a number in one answer and a text in another. */
export function toProviderBooking(value: unknown): ProviderBooking | null {
  const wire = fieldsOf<WireBookingIds>(value);
  const booking = readBooking(wire);
  return (
    booking && {
      ...booking,
      clientReference: textOf(wire.clientReference),
      guestId: textOf(wire.guestId),
      roomCount: countOf(wire.bookedRooms) ?? countOf(wire.rooms),
      hasCharges: textOf(wire.status)?.toUpperCase() === WITH_CHARGES,
    }
  );
}

/** The rooms are called `rooms` in a list alone. */
function countOf(rooms: unknown): number | null {
  return Array.isArray(rooms) && rooms.length > 0 ? rooms.length : null;
}

/** All of a list that can be read. */
export function toProviderBookings(rows: readonly unknown[], leaveOut: LeaveOut): readonly ProviderBooking[] {
  return rows.flatMap((row) => {
    const booking = toProviderBooking(row);
    if (!booking) leaveOut('booking');
    return booking ?? [];
  });
}

/** Those with exactly our reference. Null where one of them cannot be read; a row that is no record may be one of them. */
export function toOwnBookings(rows: readonly unknown[], reference: string): readonly ProviderBooking[] | null {
  const isOwn = (row: unknown) => textOf(fieldsOf<WireBookingIds>(row).clientReference) === reference;
  const own = rows.filter((row) => !recordOf(row) || isOwn(row)).map(toProviderBooking);
  return own.every((booking) => booking !== null) ? own : null;
}

/** Null where it is not said that the booking is cancelled, in any of three spellings, and what of the money comes back. */
export function toCancelled(value: unknown): Cancelled | null {
  const wire = fieldsOf<WireCancelled>(value);
  const currency = textOf(wire.currency);
  if (!currency || readBooking(wire)?.status !== 'cancelled') return null;
  const [fee, refund] = [toMoney(wire.cancellation_fee, currency), toMoney(wire.refund_amount, currency)];
  return fee && refund && { feeMinor: fee.minor, refundMinor: refund.minor, currency };
}
