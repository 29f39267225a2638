/** Our tables, the same on the embedded database and on PostgreSQL. After a change: `npm run db:generate`. */
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Which guest of the hotel-rate provider a user is. Asked first. Hotel-checkout-trips §3 "Guest mapping". */
export const guestMappings = pgTable('guest_mappings', {
  uid: text('uid').primaryKey(),
  guestId: text('guest_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The member number of a user, made at sign-up. Asked second. */
export const members = pgTable('members', {
  uid: text('uid').primaryKey(),
  memberNumber: text('member_number').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAndChanged = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** The next five belong to the identity library, which names their fields. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  ...madeAndChanged,
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The cookie holds a token and its signature, so a token from this table alone opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...madeAndChanged,
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** The ways by which a user signs in: a password's hash, or the id at an issuer. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    userId: userId(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    ...madeAndChanged,
  },
  (table) => [
    uniqueIndex('accounts_provider_id_account_id').on(table.providerId, table.accountId),
    index('accounts_user_id').on(table.userId),
  ],
);

/** Federated sign-ins that are under way. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...madeAndChanged,
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Keys that sign bearer tokens; the private halves are encrypted with the secret. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
});

/** How often somebody has tried, until when it counts. The keys are hashes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('attempts_until').on(table.until)],
);
