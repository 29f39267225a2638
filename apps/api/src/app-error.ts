import type { ErrorCode } from '@tenth-night/contract/errors';

/** An unexpected outcome, thrown by routes and services. The message is for the log and the developer, the code for the site. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Of a call that was refused for now: when to come again. */
  readonly retryAfterS: number | null;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { readonly retryAfterS?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options.retryAfterS ?? null;
  }
}
