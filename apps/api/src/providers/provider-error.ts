/** A failure of another company's service, raised by adapters alone. The service that called decides what it means. */
import type { Refusal } from '@tenth-night/domain/booking/book-outcome';

const SNIPPET_CHARS = 200;

/** An answer that says no; a connection that was refused, reset or cut; or no answer in time. */
type Failure = 'refused' | 'lost' | 'late';

type Details = {
  readonly vendor: string;
  readonly url: string;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly failure?: Failure;
  /** The vendor's own error code, where its body had one. */
  readonly code?: number;
  /** What that code means in this case, in the vendor's words. */
  readonly description?: string;
  readonly body?: string;
};

export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  readonly vendor: string;
  readonly url: string;
  readonly status: number | null;
  readonly failure: Failure;
  readonly code: number | null;
  /** Empty where the vendor gave none. */
  readonly description: string;
  readonly snippet: string;
  /** What it means to a booking. Which of the vendor's numbers say so, its adapter alone knows, and sets this. */
  reason: Refusal | null = null;

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options);
    const { vendor, url, status, failure, code, description, body } = details;
    this.vendor = vendor;
    // Without the query, which may hold what a person typed.
    this.url = url.split('?', 1)[0] ?? '';
    this.status = status;
    this.failure = failure ?? (status === null ? 'lost' : 'refused');
    this.code = code ?? null;
    this.description = description ?? '';
    this.snippet = (body ?? '').slice(0, SNIPPET_CHARS);
  }

  /** True when the provider is in trouble, and not our question. */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.status ?? 0) >= 500;
  }
}

/** Raised without asking: the provider has failed too often, or too many calls wait for it already. */
export class ProviderUnavailable extends ProviderError {
  override readonly name: string = 'ProviderUnavailable';

  constructor(vendor: string, why: string) {
    super(`The provider was not asked: ${why}`, { vendor, url: '', status: null, failure: 'refused' });
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
