/** Signing in and out, as the API takes it. The session itself is a cookie that no script can read. */
import type { SignedInUser } from '@tenth-night/contract/auth';
import { type ErrorBody, type ErrorCode, readErrorCode } from '@tenth-night/contract/errors';
import { PATHS } from '@tenth-night/contract/paths';
import { dropKeptPayer } from '../../lib/kept-payer';
import type { Send } from '../../lib/services';
import { tellSession } from '../../lib/session-channel';

/** With the words of the identity provider, where it gave any. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: ErrorCode | null;

  constructor(message: string, code: ErrorCode | null) {
    super(message);
    this.code = code;
  }
}

export type Credentials = { readonly email: string; readonly password: string };

export async function signIn(send: Send, credentials: Credentials): Promise<SignedInUser> {
  return signedIn(await post(send, PATHS.signIn, credentials));
}

export async function signUp(send: Send, credentials: Credentials): Promise<SignedInUser> {
  return signedIn(await post(send, PATHS.signUp, credentials));
}

/** Where the federated sign-in goes on. `returnTo` is a path of ours. */
export async function startGoogle(send: Send, returnTo: string): Promise<string> {
  return (await post(send, PATHS.googleSignIn, { returnTo }))['url'] as string;
}

export async function signOut(send: Send): Promise<void> {
  await post(send, PATHS.signOut, {});
  leave();
}

export async function signOutEverywhere(send: Send): Promise<void> {
  await post(send, PATHS.signOutEverywhere, {});
  leave();
}

/** Another tab keeps a payer of its own, and knows for whom. */
function leave(): void {
  dropKeptPayer();
  tellSession({ kind: 'changed' });
}

function signedIn(answer: Record<string, unknown>): SignedInUser {
  tellSession({ kind: 'changed' });
  return answer['user'] as SignedInUser;
}

async function post(send: Send, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.ok) return answer;
  const { error } = answer as Partial<ErrorBody>;
  throw new AuthError(error?.message ?? '', readErrorCode(answer));
}
