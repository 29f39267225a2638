import type { ErrorCode } from '@tenth-night/contract/errors';

type Options = ErrorOptions & { readonly retryAfterS?: number; readonly isPlanned?: boolean };

/**
 * A failed request, thrown by routes and services. The message is for logs and developers, the code for the site.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** When to retry, for a call that was refused for now. */
  readonly retryAfterS: number | null;
  /** Nothing is broken, so the log has no error, whatever the status is. */
  readonly isPlanned: boolean;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options.retryAfterS ?? null;
    this.isPlanned = options.isPlanned ?? false;
  }
}
