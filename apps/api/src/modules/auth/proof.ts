/** Finds the signed-in user, and asks for proof of identity before a way into the account changes. */
import { hasSessionCookie } from '@tenth-night/contract/auth';
import { AppError } from '../../app-error';
import type { AttemptLimit } from './attempt-limit';
import { expected, refuseIfOver } from './auth-outcome';
import type { IdentityClient } from './identity-client';
import type { Passwords } from './password-hash';
import type { SecurityRepo } from './security.repo';
import type { Visit } from './visit';

export type Owner = {
  readonly uid: string;
  readonly sessionId: string;
  readonly signedInAt: number;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
};

type LibrarySession = {
  readonly session: { readonly id: string; readonly createdAt: string };
  readonly user: { readonly id: string; readonly email: string; readonly emailVerified: boolean };
};

/** For this long after a sign-in, users without a password need not sign in again. */
const RECENT_MS = 15 * 60_000;

type Parts = {
  readonly identity: IdentityClient;
  readonly limit: AttemptLimit;
  readonly repo: SecurityRepo;
  readonly passwords: Passwords;
  now(): Date;
};

export type Proof = ReturnType<typeof createProof>;

export function createProof({ identity, limit, repo, passwords, now }: Parts) {
  /** Counts like a sign-in, so that nobody can guess passwords with a stolen session. */
  async function checkPassword(owner: Owner, password: string): Promise<void> {
    refuseIfOver(await limit.take('account', owner.email));
    const hash = await repo.passwordHash(owner.uid);
    const isRight = hash !== null && (await passwords.isRight(password, hash));
    if (!isRight) throw new AppError('wrong_password', 'This is not the password');
    await limit.clear('account', owner.email);
  }

  return {
    checkPassword,

    async owner({ origin, cookie }: Visit): Promise<Owner> {
      const answer = hasSessionCookie(cookie)
        ? expected(await identity.ask({ method: 'GET', path: '/get-session', origin, cookie }))
        : null;
      const found = answer?.body as LibrarySession | null | undefined;
      if (!found) throw new AppError('unauthorized', 'Nobody is signed in');
      const { session, user } = found;
      return {
        uid: user.id,
        sessionId: session.id,
        signedInAt: new Date(session.createdAt).getTime(),
        email: user.email,
        isEmailConfirmed: user.emailVerified,
      };
    },

    /** By password. Accounts without a password need a recent sign-in. */
    async prove(owner: Owner, password: string | undefined): Promise<void> {
      if ((await repo.passwordHash(owner.uid)) !== null) return checkPassword(owner, password ?? '');
      if (now().getTime() - owner.signedInAt > RECENT_MS) throw new AppError('sign_in_again', 'Sign in again first');
    },
  };
}
