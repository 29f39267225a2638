import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Booking, BookingStatus } from '@tenth-night/domain/trips/booking';
import type { Intent } from '../booking/intent.repo';

/** What was never paid for is no trip. */
const STATUS_BY_STATE: Partial<Readonly<Record<BookingState, BookingStatus>>> = {
  paid: 'being-confirmed',
  pending: 'being-confirmed',
  booking: 'being-confirmed',
  unknown: 'being-confirmed',
  confirmed: 'confirmed',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
  unverified: 'failed',
  'refund-due': 'failed',
  refunded: 'failed',
};

/** A booking of ours as a trip; null where it is none. */
export function bookingOf(intent: Intent): { readonly booking: Booking; readonly guestId: string | null } | null {
  const { id, state, bookingId, guestId, confirmationCode, shown } = intent;
  const status = STATUS_BY_STATE[state];
  if (!status) return null;
  const { hotelId, dates, terms, cancellation } = shown;
  const booking: Booking = {
    bookingId: bookingId ?? id,
    status,
    dates,
    reference: id,
    hotelConfirmationCode: confirmationCode,
    supplier: null,
    hotelId,
    hotelName: null,
    city: null,
    country: null,
    price: terms.price,
    isRefundable: terms.isRefundable,
    cancellation,
  };
  return { booking, guestId };
}
