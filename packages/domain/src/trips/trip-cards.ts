/** The booking cards of Trips, upcoming and past. Hotel-checkout-trips §2 "Your Trips"; OPEN-83. */
import { type CalendarDate, stayNights } from '../stay/dates';
import { type Booking, type BookingStatus, isOver, isStanding } from './booking';

export type TripStatus = BookingStatus | 'stayed';

export type TripCard = {
  readonly booking: Booking;
  readonly status: TripStatus;
  readonly nights: number | null;
};

export type Trips = {
  /** The next stay first. Bookings without readable dates come last. */
  readonly upcoming: readonly TripCard[];
  /** The latest stay first. Cancelled bookings are here, whatever their dates. */
  readonly past: readonly TripCard[];
};

/** `todayAt` gives the date at a booking's hotel. */
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
