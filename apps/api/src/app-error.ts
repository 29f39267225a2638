import type { ErrorCode } from '@tenth-night/contract/errors';

/**
 * A failed request, thrown by routes and services. The message is for logs and developers, the code for the site.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** When to retry, for a call that was refused for now. */
  readonly retryAfterS: number | null;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { readonly retryAfterS?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options.retryAfterS ?? null;
  }
}
