/** Our tables, the same on the embedded database and on PostgreSQL. After a change: `npm run db:generate -- --name what-changes`. */
import type { AccountDetails } from '@tenth-night/contract/account';
import type { ConfirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Contact } from '@tenth-night/domain/checkout/payer';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MailKind } from '../modules/booking/intent-parts';
import type { StoredShown } from '../modules/booking/shown-codec';

/** The name of a rate provider, as `providers/rate-providers.ts` has it. Rows from before that table are LiteAPI's. */
const provider = () => text('provider').notNull().default('liteapi');

/** Which guest a user is at the rate provider of their latest booking. Asked first. Hotel-checkout-trips §3 "Guest mapping". */
export const guestMappings = pgTable('guest_mappings', {
  uid: text('uid').primaryKey(),
  provider: provider(),
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

/** The next six belong to the identity library, which names their fields. */
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
    /** Never filled in. */
    ipAddress: text('ip_address'),
    /** `Firefox on Android`, and no more of what a browser calls itself. */
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

/** Public keys of authenticators. The private halves never leave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: userId(),
    credentialID: text('credential_id').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: moment('created_at'),
    aaguid: text('aaguid'),
  },
  (table) => [uniqueIndex('passkeys_credential_id').on(table.credentialID), index('passkeys_user_id').on(table.userId)],
);

/** Federated sign-ins and passkeys that are under way. */
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

/** Links in letters to a user. Of what stands in a link only the hash is kept; each opens once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'reset-password' | 'confirm-email'>().notNull(),
    userId: userId(),
    /** Where the letter went: opening the link proves that it is theirs. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_links_user_id').on(table.userId)],
);

/** What a user keeps to fill the checkout with. */
export const accountDetails = pgTable('account_details', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  details: jsonb('details').$type<AccountDetails>().notNull(),
  updatedAt: moment('updated_at').notNull(),
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

/**
 * One row for each prebook: what was shown, to whom, for how much, and how far its booking has come. All that is known of
 * a booking stands here; nothing of it lives in a process alone.
 */
export const bookingIntents = pgTable(
  'booking_intents',
  {
    /** Our reference at the provider, the same for good. */
    id: text('id').primaryKey(),
    state: text('state').$type<BookingState>().notNull(),
    /** Who has it: it is looked up and cancelled there, whoever sells by then. */
    provider: provider(),
    prebookId: text('prebook_id').notNull(),
    transactionId: text('transaction_id').notNull().unique(),
    /** Read by `decodeShown` alone: it may be of an older shape. */
    shown: jsonb('shown').$type<StoredShown>().notNull(),
    language: text('language').notNull(),
    /** The user who was signed in. */
    uid: text('uid'),
    /** What the traveller has told of themselves, while they pay. */
    contact: jsonb('contact').$type<Contact>(),
    /** In whose name it is booked; the first request says it, and no later one changes it. */
    holder: jsonb('holder').$type<Holder>(),
    bookingId: text('booking_id'),
    guestId: text('guest_id'),
    confirmationCode: text('confirmation_code'),
    /** Nobody has come back and said so: that it was paid is our guess. */
    isPaymentAssumed: boolean('is_paid_by_guess').notNull().default(false),
    /** When the traveller last said that they paid. */
    claimedAt: moment('claimed_at'),
    /** From where they said it, by a name for that day that gives no address away. */
    claimedFrom: text('claimed_from'),
    /** The payment provider has told the traveller that the bank is still at it. */
    isProcessing: boolean('is_processing').notNull().default(false),
    /** When the provider last said that nothing is paid. */
    unpaidAt: moment('unpaid_at'),
    /** The provider has found the payment. */
    isPaymentSeen: boolean('is_payment_seen').notNull().default(false),
    /** Each answer 'not paid' uses up a reference at the provider: this is the number of the next one. */
    attempt: integer('attempt').notNull().default(1),
    /** A call, to book or to cancel, has had no answer since: it may be at work still. */
    lostAt: moment('lost_at'),
    /** The provider has said that our reference is used: it is not sent again. */
    referenceUsedAt: moment('reference_used_at'),
    /** What the provider confirmed otherwise than it was shown; null where all is as shown. */
    confirmedOtherwise: jsonb('confirmed_otherwise').$type<ConfirmedOtherwise>(),
    /** Why it was not booked, in the provider's words. */
    failure: text('failure'),
    /** When the traveller gave it up, and what they were shown that comes back: nothing else is agreed to. */
    cancelCalledAt: moment('cancel_called_at'),
    agreedRefundMinor: bigint('agreed_refund_minor', { mode: 'number' }),
    /** What came back when it was cancelled, in minor units. */
    refundMinor: bigint('refund_minor', { mode: 'number' }),
    /** When it is due again. Until then it belongs to the process that set this. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    ...madeAndChanged,
  },
  (table) => [
    index('booking_intents_next_try_at').on(table.nextTryAt),
    index('booking_intents_uid').on(table.uid),
    index('booking_intents_created_at').on(table.createdAt),
    index('booking_intents_claimed_from').on(table.claimedFrom),
  ],
);

/** Mails that are to go out, each once: they are written with what they tell of, and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => bookingIntents.id),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Null when it has gone out, or when the mail server has refused it for good: then `sentAt` is null too. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at'),
    ...madeAndChanged,
  },
  (table) => [
    index('mails_intent_id_kind').on(table.intentId, table.kind),
    index('mails_next_try_at').on(table.nextTryAt),
  ],
);
