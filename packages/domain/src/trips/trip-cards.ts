/** The booking cards of Trips, what is coming up and what is past. Hotel-checkout-trips §2 "Your Trips"; OPEN-83. */
import { type CalendarDate, stayNights } from '../stay/dates';
import { type Booking, type BookingStatus, isOver, isStanding } from './booking';

export type TripStatus = BookingStatus | 'stayed';

export type TripCard = {
  readonly booking: Booking;
  readonly status: TripStatus;
  readonly nights: number | null;
};

export type Trips = {
  /** The next one first; what has no dates that can be read comes last. */
  readonly upcoming: readonly TripCard[];
  /** The latest one first. What was cancelled is nothing to look forward to, whenever it was to be. */
  readonly past: readonly TripCard[];
};

/** `todayAt` is the date at the hotel of a booking. */
export function tripCards(bookings: readonly Booking[], todayAt: (booking: Booking) => CalendarDate): Trips {
  const isComing = (booking: Booking) => isStanding(booking) && !isOver(booking, todayAt(booking));
  const cardOf = (booking: Booking): TripCard => ({
    booking,
    status: booking.status === 'confirmed' && isOver(booking, todayAt(booking)) ? 'stayed' : booking.status,
    nights: booking.dates && stayNights(booking.dates),
  });
  return {
    upcoming: bookings.filter(isComing).toSorted(byCheckin).map(cardOf),
    past: bookings
      .filter((booking) => !isComing(booking))
      .toSorted((a, b) => byCheckin(b, a))
      .map(cardOf),
  };
}

const NO_DATE = '9999';

function byCheckin(a: Booking, b: Booking): number {
  const [one, other] = [a.dates?.checkin ?? NO_DATE, b.dates?.checkin ?? NO_DATE];
  return one === other ? 0 : one < other ? -1 : 1;
}
