import type { BookingView } from '@tenth-night/contract/booking';
import type { BookingLink } from './booking-api';

/** A part of a booking's page that can change the booking. */
export type BookingPartProps = {
  readonly booking: BookingView;
  /** When the booking was read. */
  readonly at: number;
  readonly link: BookingLink;
  /** Of the hotel. Undefined while it loads. */
  readonly timeZone: string | null | undefined;
  /** Null while the hotel loads, or if it cannot be loaded. */
  readonly hotelName: string | null;
  onChange(booking: BookingView): void;
};
