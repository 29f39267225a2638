/** Puts the parts of signing in together: the routes, and the guard that other modules ask who is there. */
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
  /** Of 32 characters or more. Keys for cookies, links and counts are derived from it. */
  readonly secrets: Secrets;
  /** Null where the site answers under whatever address it is asked. */
  readonly publicUrl: string | null;
  readonly siteName: string;
  /** Null means no federated sign-in. */
  readonly google: FederatedClient | null;
  now(): Date;
  /** At their full cost when left out; a test that makes many accounts has no time for that. */
  readonly passwords?: Passwords;
  /** For sign-ups that are slowed down; the timer of the machine when left out. */
  readonly pause?: Pause;
};

type Parts = {
  readonly db: Db;
  readonly settings: AuthSettings;
  onUserCreated(uid: string): Promise<void>;
  /** Null where mail cannot go out. */
  readonly mailer: AccountMailer | null;
  report(message: string): void;
};

export type Auth = { readonly routes: FastifyPluginAsync; readonly requireIdentity: RequireIdentity };

/** Soon after the start, but not so soon that the first page has to wait for it. */
const WARM_UP_AFTER_MS = 1_000;
const CLEAR_EVERY_MS = 3_600_000;

/** On this machine; `perSubject` is for an address. */
const WAITING_SIGN_UPS = { perSubject: 20, inAll: 200 };
const pauseFor: Pause = (ms, signal) => wait(ms, undefined, { signal });

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
    // An account without a member number is one all the same; the number is made when it is first asked for.
    onUserCreated: (uid) => onUserCreated(uid).catch(() => report('A member number could not be made')),
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
    report: () => report('A letter about an account could not be written'),
  });
  const passkeys = createPasskeysService({ identity, limit, repo, proof });
  return {
    requireIdentity: createRequireIdentity(async (token, request) => {
      const claims = await identity.verify(token, readVisit(request).origin);
      // A token ends with its session, not some minutes later.
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

/** Sessions and sign-ins that have ended leave nothing behind. */
function clearEnded(app: FastifyInstance, db: Db, now: () => Date): void {
  const clear = async () => {
    await db.delete(sessions).where(lte(sessions.expiresAt, now()));
    await db.delete(mailLinks).where(lte(mailLinks.expiresAt, now()));
    await db.delete(verifications).where(lte(verifications.expiresAt, now()));
  };
  const onError = (error: unknown) => app.log.error({ err: error }, 'ended sessions cannot be cleared');
  const stop = everyMs(CLEAR_EVERY_MS, clear, onError);
  app.addHook('onClose', stop);
}

function warmUpAfterStart(app: FastifyInstance, identity: IdentityClient): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // Should it fail, the first request that needs it says so.
    timer = setTimeout(() => void identity.warmUp().catch(() => {}), WARM_UP_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
