/** Sign-up, sign-in and sign-out. The identity provider decides who a user is; the limits and the texts are ours. */

import { hasSessionCookie } from '@tenth-night/contract/auth';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { AppError } from '../../app-error';
import type { AttemptLimit } from './attempt-limit';
import {
  endBefore,
  expected,
  firstLimit,
  type LibraryUser,
  type Limited,
  nameOf,
  post,
  type Refused,
  refuseIfOver,
  type SignedIn,
  signedIn,
  toUser,
} from './auth-outcome';
import type { IdentityClient } from './identity-client';
import type { Passwords } from './password-hash';
import type { Proof } from './proof';
import type { SecurityRepo } from './security.repo';
import { signUpPace } from './sign-up-pace';
import type { Visit } from './visit';
import type { WaitingRoom } from './waiting-room';

/** `isNew`: this request created the account. */
type SignedUp = SignedIn & { readonly isNew: boolean };
type Credentials = { readonly email: string; readonly password: string };

export type AuthService = ReturnType<typeof createAuthService>;

export const AFTER_SIGN_IN_PATH: string = SITE_PATHS['signed-in'];

type Parts = {
  readonly identity: IdentityClient;
  readonly limit: AttemptLimit;
  readonly room: WaitingRoom;
  readonly repo: SecurityRepo;
  readonly passwords: Passwords;
  readonly proof: Proof;
};

export function createAuthService(parts: Parts) {
  return { ...byPassword(parts), ...byGoogle(parts), ...sessions(parts) };
}

function byPassword({ identity, limit, room, repo, passwords }: Parts) {
  /** Only at sign-in do we have the password, which a new hash needs. */
  const renewHash = async (uid: string, password: string) => {
    const hash = await repo.passwordHash(uid);
    if (hash !== null && passwords.isOutdated(hash)) await repo.renewHash(uid, await passwords.hash(password));
  };

  const tryPassword = async (visit: Visit, { email, password }: Credentials): Promise<SignedIn | Refused> => {
    const { origin, device } = visit;
    const answer = await identity.ask({ ...post, path: '/sign-in/email', origin, device, body: { email, password } });
    if (answer.status === 401) return { kind: 'refused' };
    await limit.clear('account', email);
    await endBefore(identity, visit);
    const outcome = signedIn(answer);
    await renewHash(outcome.user.uid, password);
    return outcome;
  };

  return {
    async signIn(visit: Visit, credentials: Credentials): Promise<SignedIn | Limited | Refused> {
      const limited = await firstLimit([
        () => limit.take('address', visit.address),
        () => limit.take('account', credentials.email),
      ]);
      return limited ?? tryPassword(visit, credentials);
    },

    /**
     * If the account exists and the password is right, the user wanted to sign in. Then it counts as a sign-in attempt.
     */
    async signUp(visit: Visit, credentials: Credentials, gone: AbortSignal): Promise<SignedUp | Limited | Refused> {
      const { email, password } = credentials;
      const limited = await firstLimit([
        () => slowDown(limit, room, visit.address, gone),
        () => limit.take('account', email),
      ]);
      if (limited) return limited;
      const body = { email, password, name: nameOf(email) };
      const { origin, device } = visit;
      const answer = await identity.ask({ ...post, path: '/sign-up/email', origin, device, body });
      if (answer.status === 422) {
        const limitedToo = await firstLimit([() => limit.take('address', visit.address)]);
        return limitedToo ?? asOld(await tryPassword(visit, credentials));
      }
      await limit.clear('account', email);
      await endBefore(identity, visit);
      return { ...signedIn(answer), isNew: true };
    },
  };
}

function asOld(outcome: SignedIn | Refused): SignedUp | Refused {
  return outcome.kind === 'refused' ? outcome : { ...outcome, isNew: false };
}

function byGoogle({ identity, limit, proof }: Parts) {
  return {
    async startGoogle({ origin, address }: Visit, returnTo = AFTER_SIGN_IN_PATH) {
      const limited = await firstLimit([() => limit.take('address', address)]);
      if (limited) return limited;
      const body = { provider: 'google', disableRedirect: true, callbackURL: returnTo, errorCallbackURL: returnTo };
      const answer = expected(await identity.ask({ ...post, path: '/sign-in/social', origin, body }));
      return { kind: 'started', url: (answer.body as { url: string }).url, cookies: answer.cookies } as const;
    },

    /**
     * Connects a Google account for the signed-in user. Their address must be confirmed, because from then on the
     * Google account opens ours.
     */
    async connectGoogle(visit: Visit, returnTo = AFTER_SIGN_IN_PATH) {
      const { isEmailConfirmed } = await proof.owner(visit);
      if (!isEmailConfirmed) throw new AppError('conflict', 'Confirm the email address first');
      refuseIfOver(await limit.take('address', visit.address));
      const { origin, cookie } = visit;
      const body = { provider: 'google', disableRedirect: true, callbackURL: returnTo, errorCallbackURL: returnTo };
      const answer = expected(await identity.ask({ ...post, path: '/link-social', origin, cookie, body }));
      return { url: (answer.body as { url: string }).url, cookies: answer.cookies };
    },

    /** Returns where the browser goes next. The user is signed in, or the URL has the reason why not. */
    async finishGoogle(visit: Visit, query: string) {
      const { origin, cookie, device } = visit;
      const path = `/callback/google?${query}`;
      const { status, location, cookies } = await identity.ask({ method: 'GET', path, origin, cookie, device });
      if (hasSessionCookie(cookies.join('; '))) await endBefore(identity, visit);
      const error = status >= 500 ? 'internal_server_error' : 'invalid_callback_request';
      return { location: location ?? `${AFTER_SIGN_IN_PATH}?error=${error}`, cookies };
    },
  };
}

function sessions({ identity }: Parts) {
  const endThis = async ({ origin, cookie }: Visit): Promise<readonly string[]> =>
    expected(await identity.ask({ ...post, path: '/sign-out', origin, cookie })).cookies;

  return {
    signOut: endThis,

    /** Null if nobody is signed in. */
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

    /** Null if nobody is signed in. */
    async token({ origin, cookie }: Visit) {
      const answer = await identity.ask({ method: 'GET', path: '/token', origin, cookie });
      if (answer.status === 401) return null;
      const { token } = expected(answer).body as { token: string };
      return { token, expiresAt: expiryOf(token), cookies: answer.cookies };
    },
  };
}

/**
 * Waits if sign-ups from this address are slowed down. Returns null to continue, or the seconds after which to retry.
 */
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

function expiryOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  return new Date(claims.exp * 1000).toISOString();
}
