/**
 * Converts a trip between our domain and our wire, which uses the specification's names.
 * Hotel-checkout-trips §3 "Booking".
 */
import { toMajor } from '@tenth-night/domain/money/money';
import type { Booking, BookingStatus } from '@tenth-night/domain/trips/booking';
import { readBooking } from '@tenth-night/domain/trips/read-booking';
import type { TripBody } from './trips';

/** Hotel data that a list of bookings does not contain. */
type TripHotel = {
  readonly photo: string | null;
  readonly timeZone: string | null;
};

/** A booking with the other data that its card shows. */
export type Trip = Booking &
  TripHotel & {
    /** Whether it belongs to the caller and has a page. */
    readonly isOwn: boolean;
  };

const STATUS_WORDS: Readonly<Record<BookingStatus, TripBody['status']>> = {
  confirmed: 'CONFIRMED',
  'being-confirmed': 'BEING_CONFIRMED',
  cancelling: 'CANCELLING',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
};

export function encodeTrip({ status, dates, price, isRefundable, cancellation, ...same }: Trip): TripBody {
  return {
    ...same,
    status: STATUS_WORDS[status],
    checkIn: dates?.checkin ?? null,
    checkOut: dates?.checkout ?? null,
    sellingPrice: price && { amount: toMajor(price), currency: price.currency },
    cancellationPolicies: {
      refundableTag: isRefundable ? 'RFN' : 'NRFN',
      cancelPolicyInfos: (cancellation?.penalties ?? []).map(({ from, amount }) => ({
        cancelTime: new Date(from).toISOString(),
        amount: toMajor(amount),
        currency: amount.currency,
      })),
    },
  };
}

/** Null for a record without an id. */
export function decodeTrip(body: unknown): Trip | null {
  const booking = readBooking(body);
  const { photo = null, timeZone = null, isOwn = false } = (body ?? {}) as Partial<Trip>;
  return booking && { ...booking, photo, timeZone, isOwn };
}
