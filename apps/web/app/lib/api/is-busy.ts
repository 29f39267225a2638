import { HttpError } from './http-error';

/** Our API throttled the call. */
export function isBusy(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'rate_limited';
}
