/** The API calls for signing in and out. */
import type { SignedInUser } from '@tenth-night/contract/auth';
import { PATHS } from '@tenth-night/contract/paths';
import { postAuth } from '../../lib/api/auth-call';
import type { Send } from '../../lib/page/services';
import { readPasskey } from '../../lib/session/passkeys';
import { tellSession } from '../../lib/session/session-channel';
import { clearStoredPayer } from '../../lib/storage/stored-payer';

export type Credentials = { readonly email: string; readonly password: string };

export async function signIn(send: Send, { email, password }: Credentials): Promise<SignedInUser> {
  return signedIn(await postAuth(send, PATHS.signIn, { email, password }));
}

/** `language` is the language of the letter that confirms the address. */
export async function signUp(send: Send, { email, password }: Credentials, language: string): Promise<SignedInUser> {
  return signedIn(await postAuth(send, PATHS.signUp, { email, password, language }));
}

/** Between the two calls the browser asks the visitor for a passkey. */
export async function signInWithPasskey(send: Send): Promise<SignedInUser> {
  const { options } = await postAuth(send, PATHS.passkeySignInOptions, {});
  const response = await readPasskey(options);
  return signedIn(await postAuth(send, PATHS.passkeySignIn, { response }));
}

/** Succeeds for every address, with or without an account. */
export async function forgotPassword(send: Send, email: string, language: string): Promise<void> {
  await postAuth(send, PATHS.forgotPassword, { email, language });
}

/** Returns the address where the federated sign-in continues. `returnTo` is a path on our site. */
export async function startGoogle(send: Send, returnTo: string): Promise<string> {
  return (await postAuth(send, PATHS.googleSignIn, { returnTo }))['url'] as string;
}

export async function signOut(send: Send): Promise<void> {
  await postAuth(send, PATHS.signOut, {});
  leave();
}

export async function signOutEverywhere(send: Send): Promise<void> {
  await postAuth(send, PATHS.signOutEverywhere, {});
  leave();
}

/** Other tabs keep their own payer and know whose it is. */
function leave(): void {
  clearStoredPayer();
  tellSession({ kind: 'changed' });
}

function signedIn(answer: Record<string, unknown>): SignedInUser {
  tellSession({ kind: 'changed' });
  return answer['user'] as SignedInUser;
}
