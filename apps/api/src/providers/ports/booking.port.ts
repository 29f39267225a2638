/** Booking at the rate provider, as our services see it. Hotel-checkout-trips §3, §7. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { LeadGuest } from '@tenth-night/domain/booking/stay-wishes';
import type { PrebookedTerms } from '@tenth-night/domain/checkout/change-gate';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { PrebookedPrice } from '@tenth-night/domain/checkout/price-summary';
import type { Money } from '@tenth-night/domain/money/money';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { Booking } from '@tenth-night/domain/trips/booking';
import type { PromoCodePort } from './promo-codes.port';

/** An offer after a second check, with a payment opened for it. */
export type Prebooked = {
  readonly prebookId: string;
  /** Null if the provider gave none. Then no payment can start. */
  readonly transactionId: string | null;
  readonly secretKey: string | null;
  readonly hotelId: string;
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
  readonly roomName: string;
  readonly terms: PrebookedTerms;
  /** Without saying what was taken off: only the caller knows what the voucher is. */
  readonly price: PrebookedPrice;
  /** What the voucher takes off. Null without one, or if the provider ignored it. */
  readonly discount: Money | null;
  readonly cancellation: CancellationTerms;
};

export type PrebookRequest = {
  readonly offerId: string;
  /** Takes its amount off the price. A voucher that is not valid for this stay is refused as 'voucher-…'. */
  readonly voucherCode?: string | undefined;
};

/** A fixed amount off one booking. */
export type Voucher = {
  readonly code: string;
  readonly worth: Money;
  /** The lowest price of a booking that it is valid for. */
  readonly leastSpend: Money;
  readonly from: Date;
  readonly until: Date;
};

/** What the holder of a booking may correct. */
export type NewHolder = Holder & { readonly phone?: string };

/** Another stay at the hotel of a booking, checked by the provider. It can only take the place of that booking. */
export type Alternative = Omit<Prebooked, 'transactionId' | 'secretKey' | 'discount'> & {
  /** Buys the same stay as a booking of its own. */
  readonly offerId: string;
};

export type AlternativesRequest = {
  readonly bookingId: string;
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
};

export type RebookRequest = Omit<BookRequest, 'transactionId'> & {
  /** The booking that ends. */
  readonly existingBookingId: string;
};

export type BookRequest = {
  /** Our reference. The provider refuses a second use. */
  readonly reference: string;
  readonly prebookId: string;
  readonly transactionId: string;
  readonly holder: Holder & { readonly phone?: string };
  /** One for each room, in their order. The remarks are for the hotel, and may be empty. */
  readonly guests: readonly (LeadGuest & { readonly remarks: string })[];
};

/** A booking at the provider. */
export type ProviderBooking = Booking & {
  /** Our reference. */
  readonly clientReference: string | null;
  readonly guestId: string | null;
  /** US dollars for one unit of the booking's currency. Null if the answer does not say. */
  readonly usdRate: number | null;
  /** Null if the answer does not list the rooms. */
  readonly roomCount: number | null;
  /** The booking is cancelled, and the refund was not full. */
  readonly hasCharges: boolean;
};

export type Cancelled = { readonly feeMinor: number; readonly refundMinor: number; readonly currency: string };

/** A failed call throws a ProviderError. The caller decides what it means for the booking. */
export type BookingPort = PromoCodePort & {
  prebook(request: PrebookRequest, signal: AbortSignal): Promise<Prebooked>;
  book(request: BookRequest, signal: AbortSignal): Promise<ProviderBooking>;
  /** Exact match of our reference. Null if there is no such booking. */
  findByReference(reference: string, signal: AbortSignal): Promise<ProviderBooking | null>;
  /** Null if the provider does not know the id. */
  booking(bookingId: string, signal: AbortSignal): Promise<ProviderBooking | null>;
  bookingsOf(guestId: string, signal: AbortSignal): Promise<readonly ProviderBooking[]>;
  /** Creates a voucher for one use. Does nothing if its code exists: an earlier call may have lost its answer. */
  createVoucher(voucher: Voucher, signal: AbortSignal): Promise<void>;
  /**
   * Null if the provider does not confirm the cancellation: there was nothing to cancel, or the booking is unknown.
   * Then the caller reads the booking again.
   */
  cancel(bookingId: string, signal: AbortSignal): Promise<Cancelled | null>;
  /** Passes a corrected name or address on to the hotel. Safe to repeat. */
  amend(bookingId: string, holder: NewHolder, signal: AbortSignal): Promise<void>;
  /** Cheapest first. Empty if the hotel has nothing. */
  alternatives(request: AlternativesRequest, signal: AbortSignal): Promise<readonly Alternative[]>;
  /** An alternative by its id. Null if it does not exist, or no longer. */
  alternative(prebookId: string, signal: AbortSignal): Promise<Alternative | null>;
  /**
   * Makes the new booking, then ends the old one. Takes no payment. `queued` means that a person at the provider decides
   * later, and the old booking stands until then.
   */
  rebook(request: RebookRequest, signal: AbortSignal): Promise<ProviderBooking | 'queued'>;
};

/** All configured rate providers. A booking stays with the provider that made it. */
export type BookingProviders = {
  /** Where new bookings are made. */
  readonly current: string;
  /** Finds a provider by name. If it is no longer configured, each call throws a ProviderUnavailable. */
  at(name: string): BookingPort;
};
