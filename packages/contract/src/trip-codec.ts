/** A trip between our domain and our wire, which has the names of the specification. Hotel-checkout-trips §3 "Booking". */
import { toMajor } from '@tenth-night/domain/money/money';
import type { Booking, BookingStatus } from '@tenth-night/domain/trips/booking';
import { readBooking } from '@tenth-night/domain/trips/read-booking';
import type { TripBody } from './trips';

/** What a list of bookings does not tell of their hotels. */
type TripHotel = {
  readonly photo: string | null;
  readonly timeZone: string | null;
};

/** A booking with what its card shows beside it. */
export type Trip = Booking &
  TripHotel & {
    /** Whether it is the asker's own, and has a page. */
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

/** Null for what has no id. */
export function decodeTrip(body: unknown): Trip | null {
  const booking = readBooking(body);
  const { photo = null, timeZone = null, isOwn = false } = (body ?? {}) as Partial<Trip>;
  return booking && { ...booking, photo, timeZone, isOwn };
}
