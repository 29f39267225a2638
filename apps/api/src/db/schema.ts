/**
 * Our tables, the same for the embedded database and PostgreSQL. After a change: `npm run db:generate -- --name
 * what-changes`.
 */
import type { AccountDetails } from '@tenth-night/contract/account';
import type { ConfirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import type { Contact } from '@tenth-night/domain/checkout/payer';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MailKind } from '../modules/booking/intent-parts';
import type { StoredShown } from '../modules/booking/shown-codec';
import type { FreeNightMailKind } from '../modules/free-nights/free-night-parts';
import { IS_OPEN_WORK } from './open-states';

/** The name of a rate provider, as in `providers/rate-providers.ts`. Rows from before that table belong to LiteAPI. */
export const provider = () => text('provider').notNull().default('liteapi');

/**
 * A user's guest id at the rate provider of their latest booking. Read first. Hotel-checkout-trips §3 "Guest mapping".
 */
export const guestMappings = pgTable('guest_mappings', {
  uid: text('uid').primaryKey(),
  provider: provider(),
  guestId: text('guest_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A user's member number, created at sign-up. Read second. */
export const members = pgTable('members', {
  uid: text('uid').primaryKey(),
  memberNumber: text('member_number').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const madeAndChanged = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** The next six tables belong to the identity library, which names their fields. */
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

/** The cookie holds a token and its signature, so a token from this table is useless alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    /** Always empty. */
    ipAddress: text('ip_address'),
    /** `Firefox · Android`, and no more of the user agent. */
    userAgent: text('user_agent'),
    ...madeAndChanged,
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** A user's sign-in methods: a password hash, or an id at an issuer. */
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

/** Public keys of authenticators. The private keys never leave the devices. */
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

/** Federated sign-ins and passkey requests in progress. */
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

/** Keys that sign bearer tokens. The private keys are encrypted with the secret. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
});

/** Links in letters to a user. Stores only the hash of the token; each link works once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'reset-password' | 'confirm-email' | 'desk-factor'>().notNull(),
    userId: userId(),
    /** The address of the letter. Opening the link proves that it belongs to the user. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_links_user_id').on(table.userId)],
);

/** Details that a user saved to fill in the checkout. */
export const accountDetails = pgTable('account_details', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  details: jsonb('details').$type<AccountDetails>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Counts of attempts, and until when they count. The keys are hashes. */
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
 * One row per prebook: what was shown, to whom, for how much, and how far its booking has come. The row holds
 * everything about a booking; no process keeps any of it only in memory.
 */
export const bookingIntents = pgTable(
  'booking_intents',
  {
    /** Our reference; it never changes. Later attempts add a number to it at the provider. */
    id: text('id').primaryKey(),
    state: text('state').$type<BookingState>().notNull(),
    /** When it entered this state. Null in rows from before this column. */
    stateSince: moment('state_since'),
    /** The provider that made the booking. We look it up and cancel it there, whoever sells now. */
    provider: provider(),
    prebookId: text('prebook_id').notNull(),
    /** Null if nothing is paid: the booking is an exchange for another one. */
    transactionId: text('transaction_id').unique(),
    /** Read it only with `decodeShown`: it may have an older shape. */
    shown: jsonb('shown').$type<StoredShown>().notNull(),
    language: text('language').notNull(),
    /** The user who was signed in. */
    uid: text('uid'),
    /** The traveller's contact details, sent before the payment. */
    contact: jsonb('contact').$type<Contact>(),
    /** Names of guests, beds, arrival and a request, for the hotel. */
    wishes: jsonb('wishes').$type<StayWishes>(),
    /** The name on the booking. The first request sets it. Only a correction changes it. */
    holder: jsonb('holder').$type<Holder>(),
    bookingId: text('booking_id'),
    guestId: text('guest_id'),
    confirmationCode: text('confirmation_code'),
    /** Nobody came back and said that they paid. The payment is our assumption. */
    isPaymentAssumed: boolean('is_paid_by_guess').notNull().default(false),
    /** When the traveller last said that they paid. */
    claimedAt: moment('claimed_at'),
    /** The caller's name for that day. It does not reveal the IP address. */
    claimedFrom: text('claimed_from'),
    /** The payment provider told the traveller that the bank is still working on the payment. */
    isProcessing: boolean('is_processing').notNull().default(false),
    /** When the provider last said that nothing is paid. */
    unpaidAt: moment('unpaid_at'),
    /** The provider found the payment. */
    isPaymentSeen: boolean('is_payment_seen').notNull().default(false),
    /** The number of the current attempt. Each answer 'not paid' uses up a reference at the provider. */
    attempt: integer('attempt').notNull().default(1),
    /** Since when a call to book or cancel has had no answer. It may still run at the provider. */
    lostAt: moment('lost_at'),
    /** When the provider said that our reference is used. Then we do not send it again. */
    referenceUsedAt: moment('reference_used_at'),
    /** What the provider confirmed differently from what was shown. Null if nothing differs. */
    confirmedOtherwise: jsonb('confirmed_otherwise').$type<ConfirmedOtherwise>(),
    /** Why it was not booked, in the provider's words. */
    failure: text('failure'),
    /** When the traveller cancelled, and the refund that they agreed to. */
    cancelCalledAt: moment('cancel_called_at'),
    agreedRefundMinor: bigint('agreed_refund_minor', { mode: 'number' }),
    /** The actual refund, in minor units. */
    refundMinor: bigint('refund_minor', { mode: 'number' }),
    /** US dollars for one unit of the price's currency, when it was booked. */
    usdRate: doublePrecision('usd_rate'),
    /** The free night that pays a part, and its voucher at that time. */
    freeNightId: text('free_night_id'),
    freeNightVoucher: integer('free_night_voucher'),
    /** The booking whose place this one takes. */
    changeOf: text('change_of'),
    /** What the traveller gets back with that change: the difference, or the refund of the old booking. */
    changeRefundMinor: bigint('change_refund_minor', { mode: 'number' }),
    /** The booking that takes the place of this one. */
    replacedBy: text('replaced_by'),
    /** A corrected holder that the provider has not accepted yet. */
    newHolder: jsonb('new_holder').$type<Holder>(),
    /** When the nights of the completed stay were counted. */
    nightsCountedAt: moment('nights_counted_at'),
    /** When it is due again. Until then it is leased to the process that set this. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    ...madeAndChanged,
  },
  (table) => [
    index('booking_intents_next_try_at').on(table.nextTryAt),
    index('booking_intents_uid').on(table.uid),
    index('booking_intents_booking_id').on(table.bookingId),
    index('booking_intents_created_at').on(table.createdAt),
    index('booking_intents_claimed_from').on(table.claimedFrom),
    index('booking_intents_holder_email').on(sql`lower(${table.holder}->>'email')`),
    index('booking_intents_confirmed_otherwise').on(table.id).where(sql`${table.confirmedOtherwise} is not null`),
    index('booking_intents_cancel_tried').on(table.id).where(sql`${table.cancelCalledAt} is not null`),
    // What the operator watches. Nearly all bookings are finished and not in it.
    index('booking_intents_open_work').on(table.state).where(IS_OPEN_WORK),
    index('booking_intents_uncounted')
      .on(sql`(${table.shown}->'dates'->>'checkout')`)
      .where(sql`${table.state} = 'confirmed' and ${table.uid} is not null and ${table.nightsCountedAt} is null`),
  ],
);

/** The queue of outgoing mails. Each is queued in the same transaction as its event, and sent later. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Each mail is about a booking or about a free night. */
    intentId: text('intent_id').references(() => bookingIntents.id),
    freeNightId: text('free_night_id'),
    kind: text('kind').$type<MailKind | FreeNightMailKind>().notNull(),
    /** Another address than the holder's. */
    to: text('to'),
    /** Null if it was sent. Also null if the mail server refused it for good: then `sentAt` is null too. */
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
