/** What users can do with their own account. `password` is sent if the account has one. */
import { PATHS } from '@tenth-night/contract/paths';
import type { Security } from '@tenth-night/contract/security-shapes';
import { callApi, openCall } from '../../lib/api/api-call';
import { postAuth } from '../../lib/api/auth-call';
import { HttpError } from '../../lib/api/http-error';
import type { Services } from '../../lib/page/services';
import { createPasskey } from '../../lib/session/passkeys';
import { tellSession } from '../../lib/session/session-channel';
import { clearStoredPayer } from '../../lib/storage/stored-payer';

type Proof = { readonly password?: string };

export async function fetchSecurity(services: Services, signal: AbortSignal): Promise<Security> {
  try {
    const answer = await callApi(services, { path: PATHS.security, signal });
    return (answer as { readonly data: Security }).data;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'unauthorized') await services.session.refresh();
    throw error;
  }
}

/** Sends a letter to the new address. The change takes effect when its link is opened. */
export async function changeEmail({ send, visitor }: Services, email: string, proof: Proof): Promise<void> {
  await postAuth(send, PATHS.changeEmail, { email, ...proof, language: visitor.language });
}

export async function sendConfirmation({ send, visitor }: Services): Promise<void> {
  await postAuth(send, PATHS.sendConfirmation, { language: visitor.language });
}

type Passwords = { readonly currentPassword: string; readonly password: string };

export async function changePassword({ send, visitor }: Services, passwords: Passwords): Promise<void> {
  await postAuth(send, PATHS.changePassword, { ...passwords, language: visitor.language });
}

/** For an account without a password: the link for a forgotten password also sets the first one. */
export async function sendPasswordLink({ send, visitor }: Services, email: string): Promise<void> {
  await postAuth(send, PATHS.forgotPassword, { email, language: visitor.language });
}

/** Between the two calls the browser asks the visitor. */
export async function addPasskey({ send }: Services, name: string, proof: Proof): Promise<void> {
  const { options } = await postAuth(send, PATHS.passkeyOptions, proof);
  const response = await createPasskey(options);
  await postAuth(send, PATHS.addPasskey, { name, response });
}

export async function removePasskey({ send }: Services, id: string, proof: Proof): Promise<void> {
  await postAuth(send, PATHS.removePasskey, { id, ...proof });
}

/** Returns the address where the user chooses a Google account. */
export async function startConnecting({ send }: Services, returnTo: string): Promise<string> {
  return (await postAuth(send, PATHS.googleConnect, { returnTo }))['url'] as string;
}

export async function disconnectGoogle({ send }: Services, proof: Proof): Promise<void> {
  await postAuth(send, PATHS.googleDisconnect, proof);
}

export async function endSession({ send }: Services, id: string): Promise<void> {
  await postAuth(send, PATHS.endSession, { id });
}

/** Afterwards nobody is signed in, in any tab. */
export async function eraseAccount({ send, session, visitor }: Services, proof: Proof): Promise<void> {
  await postAuth(send, PATHS.eraseAccount, { ...proof, language: visitor.language });
  clearStoredPayer();
  tellSession({ kind: 'changed' });
  session.set(null);
}

export async function fetchExport(services: Services): Promise<Blob> {
  const { signal } = new AbortController();
  const response = await openCall(services, { path: PATHS.accountExport, auth: services.session, signal });
  if (!response.ok) throw new Error(`The export failed with status ${response.status}`);
  return response.blob();
}
