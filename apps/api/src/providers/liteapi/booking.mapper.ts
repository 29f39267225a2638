/** Maps the provider's bookings to ours. Book answers, list rows and single bookings share all fields that we read. */
import { readBooking } from '@tenth-night/domain/trips/read-booking';
import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { Cancelled, ProviderBooking } from '../ports/booking.port';
import { fieldsOf, type LeaveOut, recordOf } from '../wire-records';
import { numberOf, textOf } from '../wire-values';
import { toMoney } from './rate.mapper';

/** The fields that we read in addition to the booking itself. */
type WireBookingIds = {
  readonly bookingId?: unknown;
  readonly clientReference?: unknown;
  readonly guestId?: unknown;
  readonly status?: unknown;
  readonly bookedRooms?: unknown;
  readonly rooms?: unknown;
  readonly exchangeRateUsd?: unknown;
};

const WITH_CHARGES = 'CANCELLED_WITH_CHARGES';

/** Null without an id. A guest id is a number in some answers and text in others. */
export function toProviderBooking(value: unknown): ProviderBooking | null {
  const wire = fieldsOf<WireBookingIds>(value);
  const booking = readBooking(wire);
  return (
    booking && {
      ...booking,
      clientReference: textOf(wire.clientReference),
      guestId: textOf(wire.guestId),
      usdRate: rateOf(wire.exchangeRateUsd),
      roomCount: countOf(wire.bookedRooms) ?? countOf(wire.rooms),
      hasCharges: textOf(wire.status)?.toUpperCase() === WITH_CHARGES,
    }
  );
}

function rateOf(rate: unknown): number | null {
  const number = numberOf(rate);
  return number !== null && number > 0 ? number : null;
}

/** Only lists call the rooms `rooms`. */
function countOf(rooms: unknown): number | null {
  return Array.isArray(rooms) && rooms.length > 0 ? rooms.length : null;
}

/** All readable bookings of a list. */
export function toProviderBookings(rows: readonly unknown[], leaveOut: LeaveOut): readonly ProviderBooking[] {
  return rows.flatMap((row) => {
    const booking = toProviderBooking(row);
    if (!booking) leaveOut('booking');
    return booking ?? [];
  });
}

/**
 * The bookings with exactly our reference. Null if one of them is unreadable. A row that is not a record may be one of
 * them.
 */
export function toOwnBookings(rows: readonly unknown[], reference: string): readonly ProviderBooking[] | null {
  const isOwn = (row: unknown) => textOf(fieldsOf<WireBookingIds>(row).clientReference) === reference;
  const own = rows.filter((row) => !recordOf(row) || isOwn(row)).map(toProviderBooking);
  return own.every((booking) => booking !== null) ? own : null;
}

/** Null unless the answer says that the booking is cancelled (in any of three spellings), and tells fee and refund. */
export function toCancelled(value: unknown): Cancelled | null {
  const wire = fieldsOf<WireCancelled>(value);
  const currency = textOf(wire.currency);
  if (!currency || readBooking(wire)?.status !== 'cancelled') return null;
  const [fee, refund] = [toMoney(wire.cancellation_fee, currency), toMoney(wire.refund_amount, currency)];
  return fee && refund && { feeMinor: fee.minor, refundMinor: refund.minor, currency };
}
