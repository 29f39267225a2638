/** What a vendor of hotels, prices and bookings has to bring: one folder, and one line in `rate-providers.ts`. */
import type { BookingPort } from './ports/booking.port';
import type { HotelRatesPort } from './ports/hotel-rates.port';
import type { Report } from './wire-records';

/** The hosted widget where travellers pay. */
export type PaymentConfig = {
  readonly scriptUrl: string;
  /** The word that the widget is started with: the environment, or an account's own. */
  readonly publicKey: string;
  /** Where the widget loads from, its script's own origin among them. */
  readonly origins: readonly string[];
};

/** Where a vendor answers, and what opens it. */
export type RateAccess = {
  readonly baseUrl: string;
  /** Prebook, book and bookings may have a host of their own. */
  readonly bookUrl: string;
  readonly apiKey: string;
  readonly pictureOrigins: readonly string[];
  readonly payment: PaymentConfig;
};

export type RateTimeouts = {
  /** For a whole answer, where nothing else is said. */
  readonly timeoutMs: number;
  readonly streamTimeoutMs: number;
  readonly prebookTimeoutMs: number;
  readonly bookTimeoutMs: number;
};

export type RateProvider = { readonly hotelRates: HotelRatesPort; readonly booking: BookingPort };

/** A variable of the environment. One that is not set, or empty, is undefined. */
export type ReadVariable = (name: string) => string | undefined;

export type RateVendor = {
  /** The variable with the key. Without it the sandbox answers. */
  readonly keyVariable: string;
  /** Variables with addresses of the vendor. They need the key. */
  readonly urlVariables: readonly string[];
  /** Whether the key is for the vendor's own test environment, where nobody is charged. */
  isTestKey(key: string): boolean;
  /** Null without a key. */
  readAccess(read: ReadVariable): RateAccess | null;
  /** Left out where the sandbox does not speak the vendor's wire: then the key is needed. */
  sandboxAccess?(sandboxUrl: string): RateAccess;
  open(access: RateAccess, options: RateTimeouts & { readonly report: Report }): RateProvider;
};

/** By the names that `RATE_PROVIDER` and the bookings in the database know. */
export type RateVendors = Readonly<Record<string, RateVendor>>;
