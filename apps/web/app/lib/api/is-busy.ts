import { HttpError } from './http-error';

/** Our API has refused the call for now, because too many come. */
export function isBusy(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'rate_limited';
}
