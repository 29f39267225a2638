/** What a vendor of hotels, prices and bookings must implement: one folder, and one line in `rate-providers.ts`. */
import type { Variables } from '../config/variable';
import type { BookingPort } from './ports/booking.port';
import type { HotelRatesPort, RateMargin } from './ports/hotel-rates.port';
import type { WebhookPort } from './ports/webhook.port';
import type { Report } from './wire-records';

/** The hosted widget where travellers pay. */
export type PaymentConfig = {
  readonly scriptUrl: string;
  /** The word that starts the widget: the environment, or an account's key. */
  readonly publicKey: string;
  /** The origins that the widget loads from, including its script's. */
  readonly origins: readonly string[];
};

/** A vendor's URLs and keys. */
export type RateAccess = {
  readonly baseUrl: string;
  /** Prebook, book and bookings may have their own host. */
  readonly bookUrl: string;
  /** Vouchers may have their own host too. */
  readonly voucherUrl: string;
  readonly apiKey: string;
  readonly pictureOrigins: readonly string[];
  readonly payment: PaymentConfig;
  /** What the vendor adds to its webhooks, if the operator wants that. */
  readonly webhookSecret?: string;
  /** Only of the vendor that sells. Left out for the setting of the account. */
  readonly margin?: RateMargin;
};

export type RateTimeouts = {
  /** For a whole answer, unless another timeout applies. */
  readonly timeoutMs: number;
  readonly streamTimeoutMs: number;
  readonly prebookTimeoutMs: number;
  readonly bookTimeoutMs: number;
};

export type RateProvider = {
  readonly hotelRates: HotelRatesPort;
  readonly booking: BookingPort;
  /** Left out if the vendor sends no news. */
  readonly webhook?: WebhookPort;
};

/** Reads an environment variable. Undefined if it is unset or empty. */
export type ReadVariable = (name: string) => string | undefined;

export type RateVendor = {
  /** The variable with the key. Without it, the sandbox answers. */
  readonly keyVariable: string;
  /** The vendor's own variables: the key, and others that need it. */
  readonly variables: Variables;
  /** Whether the key is for the vendor's test environment, which charges nobody. */
  isTestKey(key: string): boolean;
  /** Contradictions between its variables, a sentence each. */
  findProblems?(read: ReadVariable): readonly string[];
  /** Null means the setting of the account. Left out if the vendor knows no margin. */
  readMargin?(read: ReadVariable): RateMargin | null;
  /** Null without a key. */
  readAccess(read: ReadVariable): RateAccess | null;
  /** Left out if the sandbox does not speak the vendor's wire. Then the key is required. */
  sandboxAccess?(sandboxUrl: string): RateAccess;
  open(access: RateAccess, options: RateTimeouts & { readonly report: Report }): RateProvider;
};

/** By the names in `RATE_PROVIDER` and in the database's bookings. */
export type RateVendors = Readonly<Record<string, RateVendor>>;
