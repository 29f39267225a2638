import { addDays, type CalendarDate } from '../../stay/dates';
import type { Booking } from '../booking';

/** A confirmed booking with a given number of nights. */
export const aBooking = (checkin: string, nights: number, part: Partial<Booking> = {}): Booking => ({
  bookingId: `${checkin} × ${nights}`,
  status: 'confirmed',
  dates: { checkin: checkin as CalendarDate, checkout: addDays(checkin as CalendarDate, nights) },
  reference: null,
  hotelConfirmationCode: null,
  supplier: null,
  hotelId: null,
  hotelName: null,
  city: null,
  country: null,
  price: null,
  isRefundable: false,
  cancellation: null,
  ...part,
});
