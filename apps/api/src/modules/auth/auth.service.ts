/** Signing up, in and out. The identity provider decides who somebody is; the limits and the words are ours. */
import { hasSessionCookie, type SignedInUser } from '@tenth-night/contract/auth';
import { AppError } from '../../app-error';
import type { AttemptLimit } from './attempt-limit';
import type { IdentityAnswer, IdentityClient } from './identity-client';
import { signUpPace } from './sign-up-pace';
import type { Visit } from './visit';
import type { WaitingRoom } from './waiting-room';

/** What the provider is told without a cookie is about nobody's session. */
const post = { method: 'POST', cookie: '', body: {} } as const;

type Credentials = { readonly email: string; readonly password: string };
type SignedIn = { readonly kind: 'signed-in'; readonly user: SignedInUser; readonly cookies: readonly string[] };
type Limited = { readonly kind: 'limited'; readonly retryAfterS: number };
type Refused = { readonly kind: 'refused' };
type LibraryUser = { id: string; name: string; email: string; image?: string | null };

export type AuthService = ReturnType<typeof createAuthService>;

export const AFTER_SIGN_IN_PATH = '/signed-in';

export function createAuthService(identity: IdentityClient, limit: AttemptLimit, room: WaitingRoom) {
  return { ...byPassword(identity, limit, room), ...byGoogle(identity, limit), ...sessions(identity) };
}

function byPassword(identity: IdentityClient, limit: AttemptLimit, room: WaitingRoom) {
  const tryPassword = async (visit: Visit, { email, password }: Credentials): Promise<SignedIn | Refused> => {
    const { origin } = visit;
    const answer = await identity.ask({ ...post, path: '/sign-in/email', origin, body: { email, password } });
    if (answer.status === 401) return { kind: 'refused' };
    await limit.clear('account', email);
    await endBefore(identity, visit);
    return signedIn(answer);
  };

  return {
    async signIn(visit: Visit, credentials: Credentials): Promise<SignedIn | Limited | Refused> {
      const limited = await firstLimit([
        () => limit.take('address', visit.address),
        () => limit.take('account', credentials.email),
      ]);
      return limited ?? tryPassword(visit, credentials);
    },

    /** Somebody who has an account and knows its password wanted to sign in: then it counts as a try to sign in. */
    async signUp(visit: Visit, credentials: Credentials, gone: AbortSignal): Promise<SignedIn | Limited | Refused> {
      const { email, password } = credentials;
      const limited = await firstLimit([
        () => slowDown(limit, room, visit.address, gone),
        () => limit.take('account', email),
      ]);
      if (limited) return limited;
      const body = { email, password, name: nameOf(email) };
      const answer = await identity.ask({ ...post, path: '/sign-up/email', origin: visit.origin, body });
      if (answer.status === 422) {
        const limitedToo = await firstLimit([() => limit.take('address', visit.address)]);
        return limitedToo ?? tryPassword(visit, credentials);
      }
      await limit.clear('account', email);
      await endBefore(identity, visit);
      return signedIn(answer);
    },
  };
}

function byGoogle(identity: IdentityClient, limit: AttemptLimit) {
  return {
    async startGoogle({ origin, address }: Visit, returnTo = AFTER_SIGN_IN_PATH) {
      const limited = await firstLimit([() => limit.take('address', address)]);
      if (limited) return limited;
      const body = { provider: 'google', disableRedirect: true, callbackURL: returnTo, errorCallbackURL: returnTo };
      const answer = expected(await identity.ask({ ...post, path: '/sign-in/social', origin, body }));
      return { kind: 'started', url: (answer.body as { url: string }).url, cookies: answer.cookies } as const;
    },

    /** Where the browser goes on, signed in or with the reason why not. */
    async finishGoogle(visit: Visit, query: string) {
      const { origin, cookie } = visit;
      const path = `/callback/google?${query}`;
      const { status, location, cookies } = await identity.ask({ method: 'GET', path, origin, cookie });
      if (hasSessionCookie(cookies.join('; '))) await endBefore(identity, visit);
      const error = status >= 500 ? 'internal_server_error' : 'invalid_callback_request';
      return { location: location ?? `${AFTER_SIGN_IN_PATH}?error=${error}`, cookies };
    },
  };
}

function sessions(identity: IdentityClient) {
  const endThis = async ({ origin, cookie }: Visit): Promise<readonly string[]> =>
    expected(await identity.ask({ ...post, path: '/sign-out', origin, cookie })).cookies;

  return {
    signOut: endThis,

    /** Null when nobody is signed in. */
    async signOutEverywhere(visit: Visit): Promise<readonly string[] | null> {
      const { origin, cookie } = visit;
      const answer = await identity.ask({ ...post, path: '/revoke-sessions', origin, cookie });
      if (answer.status === 401) return null;
      expected(answer);
      return endThis(visit);
    },

    async session({ origin, cookie }: Visit) {
      const answer = await identity.ask({ method: 'GET', path: '/get-session', origin, cookie });
      const user = (expected(answer).body as { user: LibraryUser } | null)?.user;
      return { user: user ? toUser(user) : null, cookies: answer.cookies };
    },

    /** Null when nobody is signed in. */
    async token({ origin, cookie }: Visit) {
      const answer = await identity.ask({ method: 'GET', path: '/token', origin, cookie });
      if (answer.status === 401) return null;
      const { token } = expected(answer).body as { token: string };
      return { token, expiresAt: expiryOf(token), cookies: answer.cookies };
    },
  };
}

/** The session that the browser had until now: nobody could end it any more once its cookie is overwritten. */
async function endBefore(identity: IdentityClient, { origin, cookie }: Visit): Promise<void> {
  if (hasSessionCookie(cookie)) expected(await identity.ask({ ...post, path: '/sign-out', origin, cookie }));
}

/** Waits its time, if there is any to wait. Answers the seconds after which to come again, or null. */
async function slowDown(
  limit: AttemptLimit,
  room: WaitingRoom,
  address: string,
  gone: AbortSignal,
): Promise<number | null> {
  const { count, endsInS } = await limit.count('signUp', address);
  const pace = signUpPace(count);
  if (pace.kind === 'refuse') return endsInS;
  if (pace.kind === 'go' || (await room.wait(address, pace.ms, gone))) return null;
  return Math.ceil(pace.ms / 1000);
}

/** One after the other, so that an address that is over its limit does not use up somebody's account. */
async function firstLimit(limits: readonly (() => Promise<number | null>)[]): Promise<Limited | null> {
  for (const take of limits) {
    const retryAfterS = await take();
    if (retryAfterS !== null) return { kind: 'limited', retryAfterS };
  }
  return null;
}

function expected(answer: IdentityAnswer): IdentityAnswer {
  if (answer.status < 300) return answer;
  const { message } = (answer.body ?? {}) as { message?: string };
  if (answer.status >= 500) throw new AppError('internal', 'The identity provider failed');
  throw new AppError('bad_request', message ?? 'The identity provider refused the request');
}

function signedIn(answer: IdentityAnswer): SignedIn {
  const { user } = expected(answer).body as { user: LibraryUser };
  return { kind: 'signed-in', user: toUser(user), cookies: answer.cookies };
}

function toUser({ id, name, email, image }: LibraryUser): SignedInUser {
  return { uid: id, displayName: name || nameOf(email), email, photoURL: image || null };
}

function nameOf(email: string): string {
  return email.split('@', 1)[0] ?? email;
}

function expiryOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  return new Date(claims.exp * 1000).toISOString();
}
