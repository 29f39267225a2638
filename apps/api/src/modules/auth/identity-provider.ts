/** The identity provider: a library that we run ourselves on our own tables. Loaded late, because it is large. */
import { passkey } from '@better-auth/passkey';
import { AUTH_COOKIE_PREFIX, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { eq } from 'drizzle-orm';
import { derivedKey, type Secrets, secretVersion } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import { accounts, passkeys, sessions, signingKeys, users, verifications } from '../../db/schema';
import type { FederatedClient } from './federated-client';
import type { Passwords } from './password-hash';

export type IdentityProviderOptions = {
  readonly db: Db;
  readonly secrets: Secrets;
  /** The site's address as the browser sees it. */
  readonly origin: string;
  readonly google: FederatedClient | null;
  /** Where a failed federated sign-in ends if its start is unknown. */
  readonly failurePath: string;
  /** The name that an authenticator shows for us. */
  readonly siteName: string;
  readonly passwords: Passwords;
  onUserCreated(uid: string): Promise<void>;
  /** Receives the library's messages, which never contain personal data. */
  report(message: string): void;
};

export const IDENTITY_BASE = `${API_BASE}/auth`;
const DAY_S = 86_400;
const TOKEN_ISSUER = 'tenth-night';
const TOKEN_AUDIENCE = 'tenth-night-api';

const HABITS = {
  // We have our own limits. They count in the database, and before a password is hashed.
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  advanced: {
    cookiePrefix: AUTH_COOKIE_PREFIX,
    ipAddress: { disableIpTracking: true },
    // Set explicitly, because the library skips both checks when it detects a test run.
    disableCSRFCheck: false,
    disableOriginCheck: false,
  },
} as const;

/** Our tables by the library's names. */
const TABLES = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  jwks: signingKeys,
  passkey: passkeys,
};

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

export function createIdentityProvider(options: IdentityProviderOptions) {
  const { db, secrets, origin, google, failurePath, passwords, onUserCreated } = options;
  return betterAuth({
    baseURL: origin,
    basePath: IDENTITY_BASE,
    ...secretOptions(secrets),
    database: drizzleAdapter(db, { provider: 'pg', schema: TABLES, transaction: true }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: passwords.hash, verify: ({ password, hash }) => passwords.isRight(password, hash) },
    },
    // Everybody signs in again after 30 days, however often they visit. `proof.ts` decides whether a sign-in is recent
    // enough for an action.
    session: { expiresIn: 30 * DAY_S, disableSessionRefresh: true, freshAge: 0 },
    account: {
      updateAccountOnSignIn: false,
      // The address of a password account may be unproven. If a stranger registered it first, they must not get the
      // owner's federated sign-in.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    databaseHooks: {
      user: { create: { after: async ({ id }) => onUserCreated(id) } },
      session: { create: { after: ({ userId, createdAt }) => markUsed(options, userId, createdAt) } },
      // We never call the issuer in a user's name, so we store no tokens for that.
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [bearerTokens(), passkeysAt(options), ...(google ? [federated(google)] : [])],
    ...HABITS,
    // The library throws unexpected errors to us. Otherwise it would print them to the console with their values.
    onAPIError: { errorURL: failurePath, throw: true },
    logger: quietLogger(options),
  });
}

/**
 * The first of `secrets` signs and encrypts; the others decrypt older data. `secret` is for data from before keys were
 * derived.
 */
function secretOptions({ current, previous }: Secrets) {
  const known = previous === null ? [current] : [current, previous];
  const secrets = known.map((secret) => ({ version: secretVersion(secret), value: derivedKey(secret, 'sessions') }));
  return { secret: previous ?? current, secrets };
}

/** Everybody signs in at least every 30 days, so this tells which accounts nobody uses. */
async function markUsed({ db, report }: IdentityProviderOptions, uid: string, at: Date): Promise<void> {
  const marked = db.update(users).set({ updatedAt: at }).where(eq(users.id, uid));
  await marked.catch(() => report('Could not note a sign-in'));
}

/**
 * After the previous secret is gone, or after a restore without it, nobody can sign with the stored keys. The library
 * makes a new key if there is none. Returns whether any key was deleted.
 */
export async function deleteUnreadableKeys(db: Db, provider: IdentityProvider): Promise<boolean> {
  const { secretConfig: key } = await provider.$context;
  let isAnyDeleted = false;
  for (const { id, privateKey } of await db.select().from(signingKeys)) {
    const isReadable = await symmetricDecrypt({ key, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    );
    if (isReadable) continue;
    await db.delete(signingKeys).where(eq(signingKeys.id, id));
    isAnyDeleted = true;
  }
  return isAnyDeleted;
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

function bearerTokens() {
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    jwt: {
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expirationTime: '5m',
      definePayload: ({ user, session }) => ({ email: user.email, name: user.name, sid: session.id }),
    },
  });
}

/** A passkey replaces a password, so the authenticator must verify its owner: by finger, face or PIN. */
function passkeysAt({ origin, siteName }: IdentityProviderOptions) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: siteName,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => requireOwner(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireOwner(verification.authenticationInfo.userVerified),
    },
  });
}

function requireOwner(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('BAD_REQUEST', { message: 'The authenticator did not check who uses it' });
}

function federated(client: FederatedClient) {
  return genericOAuth({
    config: [
      {
        ...client,
        providerId: 'google',
        pkce: true,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        accountSubject: ({ profile }) => String(profile['sub'] ?? ''),
        // Only the boolean `true` is proof: some issuers send text, some send nothing.
        mapProfileToUser: (profile) => ({ emailVerified: profile['email_verified'] === true }),
      },
    ],
  });
}

/**
 * Messages at lower levels contain addresses, and errors repeat the input. So we keep only the first line and the
 * error's name.
 */
function quietLogger({ report }: IdentityProviderOptions): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'error',
    log: (_level, message, ...details) => {
      const error = details.find((detail) => detail instanceof Error);
      report([message.split('\n', 1)[0], error?.name].filter(Boolean).join(': '));
    },
  };
}
