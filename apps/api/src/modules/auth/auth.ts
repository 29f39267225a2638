/** Wires the sign-in parts together: the routes, and the guard that tells other modules who is signed in. */
import { setTimeout as wait } from 'node:timers/promises';
import { lte } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { derivedKey, type Secrets } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import { mailLinks, sessions, verifications } from '../../db/schema';
import { createRequireIdentity, type RequireIdentity } from '../../plugins/identity';
import { everyMs } from '../../repeated-jobs';
import type { AccountMailer } from '../mail/account-mailer';
import { createAttemptLimit } from './attempt-limit';
import { authRoutes } from './auth.routes';
import { AFTER_SIGN_IN_PATH, createAuthService } from './auth.service';
import type { FederatedClient } from './federated-client';
import { createIdentityClient, type IdentityClient } from './identity-client';
import { createMailLinks } from './mail-links';
import { createPasskeysService } from './passkeys.service';
import { createPasswords, type Passwords } from './password-hash';
import { createProof } from './proof';
import { createSecurityRepo } from './security.repo';
import { createSecurityService } from './security.service';
import { createReadVisit } from './visit';
import { createWaitingRoom, type Pause } from './waiting-room';

export type AuthSettings = {
  /** 32 characters or more. The keys for cookies, links and counts are derived from it. */
  readonly secrets: Secrets;
  /** Null if the site has no fixed address and answers under any host name. */
  readonly publicUrl: string | null;
  readonly siteName: string;
  /** Null means no federated sign-in. */
  readonly google: FederatedClient | null;
  now(): Date;
  /** Full hashing cost by default. Tests that create many accounts pass a cheaper one. */
  readonly passwords?: Passwords;
  /** The delay for slowed-down sign-ups. A real timer by default. */
  readonly pause?: Pause;
};

type Parts = {
  readonly db: Db;
  readonly settings: AuthSettings;
  onUserCreated(uid: string): Promise<void>;
  /** Null if mail cannot be sent. */
  readonly mailer: AccountMailer | null;
  report(message: string): void;
};

export type Auth = { readonly routes: FastifyPluginAsync; readonly requireIdentity: RequireIdentity };

/** Soon after the start, but late enough not to delay the first page. */
const WARM_UP_AFTER_MS = 1_000;
const CLEAR_EVERY_MS = 3_600_000;

/** For this process. `perSubject` counts per address. */
const WAITING_SIGN_UPS = { perSubject: 20, inAll: 200 };
export const pauseFor: Pause = (ms, signal) => wait(ms, undefined, { signal });

export function createAuth({ db, settings, onUserCreated, mailer, report }: Parts): Auth {
  const { secrets, publicUrl, siteName, google, now, passwords = createPasswords(), pause = pauseFor } = settings;
  const identity = createIdentityClient({
    db,
    secrets,
    google,
    siteName,
    passwords,
    failurePath: AFTER_SIGN_IN_PATH,
    report,
    // An account works without a member number. The number is then created on first use.
    onUserCreated: (uid) => onUserCreated(uid).catch(() => report('Could not create a member number')),
  });
  const readVisit = createReadVisit(publicUrl);
  const limit = createAttemptLimit(db, { secret: derivedKey(secrets.current, 'attempts'), now });
  const repo = createSecurityRepo(db, now);
  const proof = createProof({ identity, limit, repo, passwords, now });
  const room = createWaitingRoom(pause, WAITING_SIGN_UPS);
  const auth = createAuthService({ identity, limit, repo, passwords, proof, room });
  const security = createSecurityService({
    limit,
    repo,
    passwords,
    siteName,
    proof,
    links: createMailLinks(db, now),
    mailer,
    report: () => report('Could not write an account letter'),
  });
  const passkeys = createPasskeysService({ identity, limit, repo, proof });
  return {
    requireIdentity: createRequireIdentity(async (token, request) => {
      const claims = await identity.verify(token, readVisit(request).origin);
      // A token becomes invalid with its session, not minutes later when it expires.
      return claims && (await repo.isOpen(String(claims['sid']))) ? claims : null;
    }),
    routes: async (app) => {
      warmUpAfterStart(app, identity);
      clearEnded(app, db, now);
      if (mailer) app.addHook('onClose', mailer.rest);
      await app.register(authRoutes({ auth, security, passkeys, readVisit, hasGoogleSignIn: google !== null }));
    },
  };
}

/** Deletes expired sessions, links and verifications. */
function clearEnded(app: FastifyInstance, db: Db, now: () => Date): void {
  const clear = async () => {
    await db.delete(sessions).where(lte(sessions.expiresAt, now()));
    await db.delete(mailLinks).where(lte(mailLinks.expiresAt, now()));
    await db.delete(verifications).where(lte(verifications.expiresAt, now()));
  };
  const onError = (error: unknown) => app.log.error({ err: error }, 'could not delete expired sessions');
  const stop = everyMs(CLEAR_EVERY_MS, clear, onError);
  app.addHook('onClose', stop);
}

function warmUpAfterStart(app: FastifyInstance, identity: IdentityClient): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // If it fails, the first request that needs it reports the error.
    timer = setTimeout(() => void identity.warmUp().catch(() => {}), WARM_UP_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
