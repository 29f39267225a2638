/** One call of the sign-in part of our API. The session itself is a cookie that no script can read. */
import { type ErrorBody, type ErrorCode, readErrorCode } from '@tenth-night/contract/errors';
import type { Send } from '../page/services';

/** Carries the identity provider's message if it gave one. The code is null if the answer was not from our API. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: ErrorCode | null;

  constructor(message: string, code: ErrorCode | null) {
    super(message);
    this.code = code;
  }
}

export async function postAuth(send: Send, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.ok) return answer;
  const { error } = answer as Partial<ErrorBody>;
  throw new AuthError(error?.message ?? '', readErrorCode(answer));
}

export const authCode = (error: unknown): ErrorCode | null => (error instanceof AuthError ? error.code : null);
