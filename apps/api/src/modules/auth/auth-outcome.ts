/** Translates the identity provider's answers into our types. Shared by all its callers. */
import { hasSessionCookie, type SignedInUser } from '@tenth-night/contract/auth';
import { AppError } from '../../app-error';
import type { IdentityAnswer, IdentityClient } from './identity-client';
import type { Visit } from './visit';

/** A POST without a cookie, so it concerns no session. */
export const post = { method: 'POST', cookie: '', body: {} } as const;

export type SignedIn = { readonly kind: 'signed-in'; readonly user: SignedInUser; readonly cookies: readonly string[] };
export type Limited = { readonly kind: 'limited'; readonly retryAfterS: number };
export type Refused = { readonly kind: 'refused' };
export type LibraryUser = { id: string; name: string; email: string; image?: string | null };

/** Ends the browser's previous session. After its cookie is overwritten, nobody could end that session any more. */
export async function endBefore(identity: IdentityClient, { origin, cookie }: Visit): Promise<void> {
  if (hasSessionCookie(cookie)) expected(await identity.ask({ ...post, path: '/sign-out', origin, cookie }));
}

/**
 * Checks one limit after the other, so that an address over its limit does not use up the limit of somebody's account.
 */
export async function firstLimit(limits: readonly (() => Promise<number | null>)[]): Promise<Limited | null> {
  for (const take of limits) {
    const retryAfterS = await take();
    if (retryAfterS !== null) return { kind: 'limited', retryAfterS };
  }
  return null;
}

/** `retryAfterS` comes from a limit; null means no wait. */
export function refuseIfOver(retryAfterS: number | null): void {
  if (retryAfterS !== null) throw new AppError('rate_limited', 'Too many attempts', { retryAfterS });
}

export function expected(answer: IdentityAnswer): IdentityAnswer {
  if (answer.status < 300) return answer;
  const { message } = (answer.body ?? {}) as { message?: string };
  if (answer.status >= 500) throw new AppError('internal', 'The identity provider failed');
  throw new AppError('bad_request', message ?? 'The identity provider refused the request');
}

export function signedIn(answer: IdentityAnswer): SignedIn {
  const { user } = expected(answer).body as { user: LibraryUser };
  return { kind: 'signed-in', user: toUser(user), cookies: answer.cookies };
}

export function toUser({ id, name, email, image }: LibraryUser): SignedInUser {
  return { uid: id, displayName: name || nameOf(email), email, photoURL: image || null };
}

export function nameOf(email: string): string {
  return email.split('@', 1)[0] ?? email;
}
