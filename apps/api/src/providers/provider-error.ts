/** A failure of another company's service, raised by adapters alone. The service that called decides what it means. */
import type { Refusal } from '@tenth-night/domain/booking/book-outcome';

const SNIPPET_CHARS = 200;

/** An answer that says no; a connection that was refused, reset or cut; or no answer in time. */
type Failure = 'refused' | 'lost' | 'late';

/**
 * Why a vendor said no, in the same few words for every vendor. Its adapter gives the reason, and nobody else reads a
 * vendor's numbers and texts.
 */
export type ProviderReason =
  /** To prebook or to book. */
  | Refusal
  /** The question is wrong: a day that is over, a currency that is not sold. */
  | 'bad-input'
  | 'unknown-language'
  | 'too-large'
  | 'rate-limited'
  /** The key is wrong, or may not do this. */
  | 'not-allowed'
  /** The vendor ran out of time itself, and said so. */
  | 'vendor-timeout'
  /** We did not ask: see `ProviderUnavailable`. */
  | 'not-asked'
  /** No answer, or one that says nothing our software tells apart. */
  | 'other';

const REFUSALS: Readonly<Record<Refusal, true>> = {
  'offer-gone': true,
  'not-paid': true,
  'not-booked': true,
  'hotel-refused': true,
  'hotel-failed': true,
  'reference-used': true,
};

/** What HTTP itself means by a status, whoever the vendor is. */
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
  /** Null when no answer came. */
  readonly status: number | null;
  readonly failure?: Failure;
  /** Follows from the status where it is left out. */
  readonly reason?: ProviderReason;
  /** The vendor's own error code, where its body had one. */
  readonly code?: number;
  /** What that code means in this case, in the vendor's words. */
  readonly description?: string;
  readonly body?: string;
};

/** For logs and for people who read them. No code decides by it. */
type LogDetails = {
  readonly url: string;
  readonly status: number | null;
  readonly code: number | null;
  /** Empty where the vendor gave none. */
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
      // Without the query, which may hold what a person typed.
      url: url.split('?', 1)[0] ?? '',
      status,
      code: code ?? null,
      description: description ?? '',
      snippet: (body ?? '').slice(0, SNIPPET_CHARS),
    };
  }

  /** True when the provider is in trouble, and not our question. */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.details.status ?? 0) >= 500;
  }

  get hasAnswer(): boolean {
    return this.details.status !== null;
  }

  /** The reason, where it is about a booking. */
  get refusal(): Refusal | null {
    return this.reason in REFUSALS ? (this.reason as Refusal) : null;
  }
}

/** Raised without asking: the provider has failed too often, or too many calls wait for it already. */
export class ProviderUnavailable extends ProviderError {
  override readonly name: string = 'ProviderUnavailable';

  constructor(vendor: string, why: string) {
    const facts = { vendor, url: '', status: null, failure: 'refused', reason: 'not-asked' } as const;
    super(`The provider was not asked: ${why}`, facts);
  }
}

/** Raised without asking: this caller has its share of the calls already. Everybody else is still served. */
export class CallerOverShare extends ProviderUnavailable {
  override readonly name = 'CallerOverShare';
  readonly caller: string | null;

  constructor(vendor: string, caller: string | null) {
    super(vendor, 'this caller has too many calls waiting');
    this.caller = caller;
  }
}
