/** The identity provider: a library that we run ourselves, over our own tables. Loaded late, because it is large. */
import { passkey } from '@better-auth/passkey';
import { AUTH_COOKIE_PREFIX, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import { derivedKey, type Secrets, secretVersion } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import { accounts, passkeys, sessions, signingKeys, users, verifications } from '../../db/schema';
import type { FederatedClient } from './federated-client';
import type { Passwords } from './password-hash';

export type IdentityProviderOptions = {
  readonly db: Db;
  readonly secrets: Secrets;
  /** The site's own address, as the browser knows it. */
  readonly origin: string;
  readonly google: FederatedClient | null;
  /** Where a failed federated sign-in ends when nobody knows where it began. */
  readonly failurePath: string;
  /** What an authenticator calls us. */
  readonly siteName: string;
  readonly passwords: Passwords;
  onUserCreated(uid: string): Promise<void>;
  /** Takes what the library says of itself: never a person's data. */
  report(message: string): void;
};

export const IDENTITY_BASE = `${API_BASE}/auth`;
const DAY_S = 86_400;
const TOKEN_ISSUER = 'tenth-night';
const TOKEN_AUDIENCE = 'tenth-night-api';

const HABITS = {
  // Limits of our own count in the database and before a password is hashed.
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  advanced: {
    cookiePrefix: AUTH_COOKIE_PREFIX,
    ipAddress: { disableIpTracking: true },
    // Said aloud, because the library drops both checks when it believes to be under test.
    disableCSRFCheck: false,
    disableOriginCheck: false,
  },
} as const;

/** By the library's own names. */
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
    // However often somebody comes: after 30 days they sign in again.
    // Whether a sign-in is recent enough for what is asked, we decide ourselves: `proof.ts`.
    session: { expiresIn: 30 * DAY_S, disableSessionRefresh: true, freshAge: 0 },
    account: {
      updateAccountOnSignIn: false,
      // The address of a password account may be unproven: a stranger who registered it first must not get the owner's sign-in.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    databaseHooks: {
      user: { create: { after: async ({ id }) => onUserCreated(id) } },
      // We never act at the issuer in a user's name, so we keep nothing to do it with.
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [bearerTokens(), passkeysAt(options), ...(google ? [federated(google)] : [])],
    ...HABITS,
    // What it did not expect is thrown to us; by itself it would write it to the console, values and all.
    onAPIError: { errorURL: failurePath, throw: true },
    logger: quietLogger(options),
  });
}

/** Its first secret signs and encrypts, the others decrypt what was encrypted before. `secret` alone did both, before keys were derived. */
function secretOptions({ current, previous }: Secrets) {
  const known = previous === null ? [current] : [current, previous];
  const secrets = known.map((secret) => ({ version: secretVersion(secret), value: derivedKey(secret, 'sessions') }));
  return { secret: previous ?? current, secrets };
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

/** A passkey takes the place of a password, so it must be opened by its owner: with a finger, a face or a PIN. */
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
        // Only the word `true` is proof: some issuers send it as text, some not at all.
        mapProfileToUser: (profile) => ({ emailVerified: profile['email_verified'] === true }),
      },
    ],
  });
}

/** Its messages at the lower levels name addresses, and its errors repeat what was sent: only the bare sentence is kept. */
function quietLogger({ report }: IdentityProviderOptions): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'error',
    log: (_level, message, ...details) => {
      const error = details.find((detail) => detail instanceof Error);
      report([message.split('\n', 1)[0], error?.name].filter(Boolean).join(': '));
    },
  };
}
