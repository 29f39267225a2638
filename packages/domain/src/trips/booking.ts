/** A booking as Trips shows it. Hotel-checkout-trips §3 "Booking". */
import type { CancellationTerms } from '../checkout/penalties';
import type { Money } from '../money/money';
import type { CalendarDate, StayDates } from '../stay/dates';

/** Every status that we cannot read counts as 'being-confirmed', because it promises nothing. */
export type BookingStatus = 'confirmed' | 'being-confirmed' | 'cancelling' | 'cancelled' | 'failed';

export type Booking = {
  readonly bookingId: string;
  readonly status: BookingStatus;
  /** Null if unreadable. */
  readonly dates: StayDates | null;
  readonly reference: string | null;
  readonly hotelConfirmationCode: string | null;
  readonly supplier: string | null;
  readonly hotelId: string | null;
  readonly hotelName: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly price: Money | null;
  readonly isRefundable: boolean;
  /** Null if there is no price to refund. */
  readonly cancellation: CancellationTerms | null;
};

/** `today` is the date at the hotel. On the day of check-out the stay is not over yet. */
export function isOver({ dates }: Pick<Booking, 'dates'>, today: CalendarDate): boolean {
  return dates !== null && dates.checkout < today;
}

/** Whether the stay takes place, or took place. */
export function isStanding({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'being-confirmed' || status === 'cancelling';
}

/** The provider's status wins over ours. But the provider does not know what we are about to cancel. */
export function statusToday(ours: BookingStatus, listed: BookingStatus): BookingStatus {
  return ours === 'cancelling' && listed !== 'cancelled' ? ours : listed;
}
