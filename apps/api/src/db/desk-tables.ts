/** The tables of the operator's desk, and the story of each booking that it shows. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Waiting } from '@tenth-night/domain/desk/waiting';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bookingIntents, moment, sessions, users } from './schema';

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const intentId = () =>
  text('intent_id')
    .notNull()
    .references(() => bookingIntents.id, { onDelete: 'cascade' });

/** Each state that a booking entered, and each call to its provider. Contains nothing personal. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: number(),
    intentId: intentId(),
    at: moment('at').notNull(),
    /** Null for a call. */
    state: text('state').$type<BookingState>(),
    /** The name of the call. Null for a state. */
    call: text('call'),
    /** `ok`, or why the provider did not do it. */
    outcome: text('outcome'),
    ms: integer('ms'),
    /** The request or the job that caused it. */
    requestId: text('request_id'),
  },
  (table) => [index('booking_events_intent_id').on(table.intentId, table.id)],
);

/** The second factor of a person at the desk: a secret that their authenticator app shares. */
export const deskFactors = pgTable('desk_factors', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** The time step of the last accepted code. A code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Null until the first code is right. */
  confirmedAt: moment('confirmed_at'),
});

/** The sessions that showed the second factor. */
export const deskVisits = pgTable('desk_visits', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  provedAt: moment('proved_at').notNull(),
});

/** Who did what at the desk. Rows are only added. */
export const deskLog = pgTable(
  'desk_log',
  {
    id: number(),
    at: moment('at').notNull(),
    /** The person, also after their account is gone. */
    email: text('email').notNull(),
    action: text('action').notNull(),
    /** The reference of a booking. Null if it is about none. */
    subject: text('subject'),
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | null>>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('desk_log_subject').on(table.subject)],
);

/** What a person has looked after, although the booking's state does not show it. */
export const deskSetAside = pgTable(
  'desk_set_aside',
  { intentId: intentId(), waiting: text('waiting').$type<Waiting>().notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.intentId, table.waiting] })],
);

/** How often something happened on a day (UTC). Nothing about who did it. */
export const dailyCounts = pgTable(
  'daily_counts',
  { day: text('day').notNull(), name: text('name').notNull(), count: bigint('count', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** The last mail to the operator about what waits. One row. */
export const deskDigests = pgTable('desk_digests', {
  name: text('name').primaryKey(),
  sentAt: moment('sent_at').notNull(),
  /** What that mail told, so that the next one tells only news. */
  told: jsonb('told').$type<readonly string[]>().notNull(),
});
