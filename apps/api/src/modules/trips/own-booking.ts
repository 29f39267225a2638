import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Booking, BookingStatus } from '@tenth-night/domain/trips/booking';
import type { ListedIntent } from '../booking/intent-rows';

/** A booking that was never paid for is not a trip. */
const STATUS_BY_STATE: Partial<Readonly<Record<BookingState, BookingStatus>>> = {
  paid: 'being-confirmed',
  pending: 'being-confirmed',
  booking: 'being-confirmed',
  unknown: 'being-confirmed',
  confirmed: 'confirmed',
  changing: 'confirmed',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
  unverified: 'failed',
  'refund-due': 'failed',
  refunded: 'failed',
};

/** A traveller's id at a rate provider. */
export type Guest = { readonly provider: string; readonly guestId: string };

type OwnBooking = { readonly booking: Booking; readonly guest: Guest | null };

/**
 * Our booking as a trip; null if it is not a trip. If the shown offer is unreadable, the trip has no details. `current`
 * is the rate provider that sells now: only its hotels can be shown.
 */
export function bookingOf(intent: ListedIntent, current: string): OwnBooking | null {
  const { id, state, bookingId, provider, guestId, confirmationCode, shown } = intent;
  const status = STATUS_BY_STATE[state];
  if (!status) return null;
  const booking: Booking = {
    bookingId: bookingId ?? id,
    status,
    dates: shown?.dates ?? null,
    reference: id,
    hotelConfirmationCode: confirmationCode,
    supplier: null,
    hotelId: provider === current ? (shown?.hotelId ?? null) : null,
    hotelName: null,
    city: null,
    country: null,
    price: shown?.terms.price ?? null,
    isRefundable: shown?.terms.isRefundable ?? false,
    cancellation: shown?.cancellation ?? null,
  };
  return { booking, guest: guestId === null ? null : { provider, guestId } };
}
