/** The closed list of error codes, each with one HTTP status. The server sends codes; the site chooses the texts. */
import type { ErrorBody as Shape } from './error-shapes';

export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  /** We asked the user for their password again, and they gave a wrong one. */
  wrong_password: 403,
  /** The sign-in is too old for this action. */
  sign_in_again: 403,
  /** The desk needs the second factor of this session. */
  second_factor: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Another payment is using the free night. */
  free_night_taken: 409,
  /** There is no free night, or this stay is too cheap for it. */
  free_night_unusable: 409,
  offer_gone: 410,
  /** A link from a letter that is used up or expired. */
  link_ended: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  account_not_created: 422,
  /** The password is one that attackers try first. */
  weak_password: 422,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  provider_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type ErrorBody = Shape;

export function readErrorCode(body: unknown): ErrorCode | null {
  const code = (body as Partial<ErrorBody> | null)?.error?.code;
  return code && Object.hasOwn(ERROR_STATUS, code) ? code : null;
}
