/** A failure of another company's service, raised by adapters alone. The service that called decides what it means. */

const SNIPPET_CHARS = 200;

type Details = {
  readonly vendor: string;
  readonly url: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** The vendor's own error code, where its body had one. */
  readonly code?: number;
  readonly body?: string;
};

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly vendor: string;
  readonly url: string;
  readonly status: number | null;
  readonly code: number | null;
  readonly snippet: string;

  constructor(message: string, { vendor, url, status, code, body }: Details, options?: ErrorOptions) {
    super(message, options);
    this.vendor = vendor;
    // Without the query, which may hold what a person typed.
    this.url = url.split('?', 1)[0] ?? '';
    this.status = status;
    this.code = code ?? null;
    this.snippet = (body ?? '').slice(0, SNIPPET_CHARS);
  }
}
