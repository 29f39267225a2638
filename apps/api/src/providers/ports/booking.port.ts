/** What our services know of booking at the hotel-rate provider. Hotel-checkout-trips §3, §7. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { PrebookedTerms } from '@tenth-night/domain/checkout/change-gate';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { PrebookedPrice } from '@tenth-night/domain/checkout/price-summary';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { Booking } from '@tenth-night/domain/trips/booking';

/** An offer checked once more, and a payment opened for it. */
export type Prebooked = {
  readonly prebookId: string;
  /** Null where the provider gave none: then no payment can start. */
  readonly transactionId: string | null;
  readonly secretKey: string | null;
  readonly hotelId: string;
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
  readonly roomName: string;
  readonly terms: PrebookedTerms;
  readonly price: PrebookedPrice;
  readonly cancellation: CancellationTerms;
};

export type BookRequest = {
  /** Ours, and never another for the same intent: the provider refuses a second use. */
  readonly reference: string;
  readonly prebookId: string;
  readonly transactionId: string;
  readonly holder: Holder & { readonly phone?: string };
  /** Each has the holder as its lead guest. */
  readonly roomCount: number;
};

/** A booking that the provider has. */
export type ProviderBooking = Booking & {
  /** Ours. */
  readonly clientReference: string | null;
  readonly guestId: string | null;
  /** Null where the answer does not name its rooms. */
  readonly roomCount: number | null;
  /** It is cancelled, and not all of the money came back. */
  readonly hasCharges: boolean;
};

export type Cancelled = { readonly feeMinor: number; readonly refundMinor: number; readonly currency: string };

/** A call that fails throws a ProviderError: what it means for the booking is the caller's to say. */
export type BookingPort = {
  prebook(offerId: string, signal: AbortSignal): Promise<Prebooked>;
  book(request: BookRequest, signal: AbortSignal): Promise<ProviderBooking>;
  /** Exactly by our reference. Null where there is none. */
  findByReference(reference: string, signal: AbortSignal): Promise<ProviderBooking | null>;
  /** Null where the provider does not know the id. */
  booking(bookingId: string, signal: AbortSignal): Promise<ProviderBooking | null>;
  bookingsOf(guestId: string, signal: AbortSignal): Promise<readonly ProviderBooking[]>;
  /** Null where the provider does not say that it is cancelled now: nothing was left to cancel, or it has no such booking. It is read anew then. */
  cancel(bookingId: string, signal: AbortSignal): Promise<Cancelled | null>;
};

/** Every rate provider that is configured. A booking stays with the provider that made it. */
export type BookingProviders = {
  /** Where new bookings are made. */
  readonly current: string;
  /** By its name. Each call of one that is not configured any more throws a ProviderUnavailable. */
  at(name: string): BookingPort;
};
