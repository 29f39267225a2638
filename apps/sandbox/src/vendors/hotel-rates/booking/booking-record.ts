/** A booking as the vendor stores it. Every answer about a booking is made from this record. */
import type { WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { Discount } from '../vouchers/voucher-desk';

export interface BookingRecord {
  readonly bookingId: string;
  readonly status: 'CONFIRMED' | 'CANCELLED' | 'CANCELLED_WITH_CHARGES';
  readonly request: WireBookRequest;
  readonly prebook: WirePrebook;
  readonly hotelName: string;
  readonly nationality: string;
  readonly guestId: number;
  /** In minor units, after the voucher. */
  readonly minor: number;
  readonly discount: Discount | null;
  /** The id of the booking that this one replaced. */
  readonly rebookFrom: string | null;
  readonly refundedMinor: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
}

export const referenceOf = ({ request }: BookingRecord): string => request.clientReference ?? '';

/** The short form for the ledger, so that tests can count bookings. */
export interface BookedInBrief {
  readonly bookingId: string;
  readonly clientReference: string;
  readonly prebookId: string;
  readonly transactionId: string | null;
  readonly rebookFrom: string | null;
  readonly hotelId: string;
  readonly guestId: number;
  readonly status: BookingRecord['status'];
  readonly price: number;
  readonly currency: string;
  readonly createdAt: string;
}

export const bookedInBrief = (booking: BookingRecord): BookedInBrief => ({
  bookingId: booking.bookingId,
  clientReference: referenceOf(booking),
  prebookId: booking.prebook.prebookId,
  transactionId: booking.request.payment.transactionId ?? null,
  rebookFrom: booking.rebookFrom,
  hotelId: booking.prebook.hotelId,
  guestId: booking.guestId,
  status: booking.status,
  price: booking.prebook.price,
  currency: booking.prebook.currency,
  createdAt: booking.createdAt,
});
