/** A failure of an external service. Only adapters throw it; the calling service decides what it means. */
import type { Refusal } from '@tenth-night/domain/booking/book-outcome';

const SNIPPET_CHARS = 200;

/**
 * `refused`: an answer that says no. `lost`: a connection that was refused, reset or cut. `late`: no answer in time.
 */
type Failure = 'refused' | 'lost' | 'late';

/**
 * Why a vendor refused, in the same few words for every vendor. The adapter sets the reason. No other code reads a
 * vendor's codes and texts.
 */
export type ProviderReason =
  /** Refusals of prebook and book. */
  | Refusal
  /** The request is wrong: a date in the past, an unsupported currency. */
  | 'bad-input'
  | 'unknown-language'
  /** At prebook: the voucher is not valid for this stay. */
  | 'voucher-refused'
  /** The same, if the provider says why. */
  | 'voucher-expired'
  | 'voucher-used-up'
  | 'voucher-too-cheap'
  | 'voucher-currency'
  /** A voucher with this code exists. */
  | 'voucher-exists'
  | 'too-large'
  | 'rate-limited'
  /** The key is wrong or lacks permission. */
  | 'not-allowed'
  /** The vendor reported its own timeout. */
  | 'vendor-timeout'
  /** We did not send the call: see `ProviderUnavailable`. */
  | 'not-asked'
  /** No answer, or one without a special meaning for us. */
  | 'other';

const REFUSALS: Readonly<Record<Refusal, true>> = {
  'offer-gone': true,
  'not-paid': true,
  'not-booked': true,
  'hotel-refused': true,
  'hotel-failed': true,
  'reference-used': true,
};

/** The standard meaning of HTTP statuses, for every vendor. */
const REASONS_BY_STATUS: Readonly<Record<number, ProviderReason>> = {
  401: 'not-allowed',
  403: 'not-allowed',
  408: 'vendor-timeout',
  413: 'too-large',
  429: 'rate-limited',
};

type Facts = {
  readonly vendor: string;
  readonly url: string;
  /** Null if there was no answer. */
  readonly status: number | null;
  readonly failure?: Failure;
  /** Derived from the status if left out. */
  readonly reason?: ProviderReason;
  /** The vendor's own error code, if the body had one. */
  readonly code?: number;
  /** The vendor's explanation of the code. */
  readonly description?: string;
  readonly body?: string;
};

/** For logs and their readers. No code decides by it. */
type LogDetails = {
  readonly url: string;
  readonly status: number | null;
  readonly code: number | null;
  /** Empty if the vendor gave none. */
  readonly description: string;
  readonly snippet: string;
};

export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  readonly vendor: string;
  readonly failure: Failure;
  readonly reason: ProviderReason;
  readonly details: LogDetails;

  constructor(message: string, facts: Facts, options?: ErrorOptions) {
    super(message, options);
    const { vendor, url, status, failure, reason, code, description, body } = facts;
    this.vendor = vendor;
    this.failure = failure ?? (status === null ? 'lost' : 'refused');
    this.reason = reason ?? REASONS_BY_STATUS[status ?? 0] ?? 'other';
    this.details = {
      // Without the query, which may contain what a person typed.
      url: url.split('?', 1)[0] ?? '',
      status,
      code: code ?? null,
      description: description ?? '',
      snippet: (body ?? '').slice(0, SNIPPET_CHARS),
    };
  }

  /** True if the provider has a problem, and not our request. */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.details.status ?? 0) >= 500;
  }

  get hasAnswer(): boolean {
    return this.details.status !== null;
  }

  /** The reason, if it is about a booking. */
  get refusal(): Refusal | null {
    return this.reason in REFUSALS ? (this.reason as Refusal) : null;
  }
}

/** Thrown without a call: the provider failed too often, or too many calls are waiting. */
export class ProviderUnavailable extends ProviderError {
  override readonly name: string = 'ProviderUnavailable';

  constructor(vendor: string, why: string) {
    const facts = { vendor, url: '', status: null, failure: 'refused', reason: 'not-asked' } as const;
    super(`Did not call the provider: ${why}`, facts);
  }
}

/** Thrown without a call: this caller has used up its share. Other callers are still served. */
export class CallerOverShare extends ProviderUnavailable {
  override readonly name = 'CallerOverShare';
  readonly caller: string | null;

  constructor(vendor: string, caller: string | null) {
    super(vendor, 'this caller has too many calls waiting');
    this.caller = caller;
  }
}
