/** A booking as Trips shows it. Hotel-checkout-trips §3 "Booking". */
import type { CancellationTerms } from '../checkout/penalties';
import type { Money } from '../money/money';
import type { CalendarDate, StayDates } from '../stay/dates';

/** What is not known to be confirmed, cancelled or failed is being confirmed: nothing is promised by a word that we cannot read. */
export type BookingStatus = 'confirmed' | 'being-confirmed' | 'cancelling' | 'cancelled' | 'failed';

export type Booking = {
  readonly bookingId: string;
  readonly status: BookingStatus;
  /** Null where they cannot be read. */
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
  /** Null where there is no price to give back. */
  readonly cancellation: CancellationTerms | null;
};

/** `today` is the date at the hotel. On the day of check-out the stay is not over. */
export function isOver({ dates }: Pick<Booking, 'dates'>, today: CalendarDate): boolean {
  return dates !== null && dates.checkout < today;
}

/** Whether there is anything to travel to, or was. */
export function isStanding({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'being-confirmed' || status === 'cancelling';
}

/** What the provider says today counts for more than what we know; but it does not know what we are about to cancel. */
export function statusToday(ours: BookingStatus, listed: BookingStatus): BookingStatus {
  return ours === 'cancelling' && listed !== 'cancelled' ? ours : listed;
}
