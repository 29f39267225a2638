/** The tables of nights and free nights. */
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FreeNightState } from '../modules/free-nights/free-night-parts';
import { madeAndChanged, moment, provider, users } from './schema';

const ofUser = () =>
  text('uid')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's free nights. `voucher` counts the vouchers that the free night had: each can be used once. */
export const freeNights = pgTable(
  'free_nights',
  {
    id: text('id').primaryKey(),
    uid: ofUser(),
    /** The first, second, third free night of the user. Two processes cannot both create one. */
    ordinal: integer('ordinal').notNull(),
    state: text('state').$type<FreeNightState>().notNull(),
    worthMinor: bigint('worth_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The rate provider that has the voucher. */
    provider: provider(),
    voucher: integer('voucher').notNull().default(1),
    /** The booking that uses it, or whose payment is under way. */
    intentId: text('intent_id'),
    /** Reserved for that payment until then. Null without a payment under way. */
    heldUntil: moment('held_until'),
    endsAt: moment('ends_at').notNull(),
    /** The language of its letters: that of the last stay that it was earned with. */
    language: text('language').notNull(),
    /** When the job has to look at it again: to create a voucher, to write a letter, or to end it. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    ...madeAndChanged,
  },
  (table) => [
    uniqueIndex('free_nights_uid_ordinal').on(table.uid, table.ordinal),
    index('free_nights_next_try_at').on(table.nextTryAt),
    index('free_nights_intent_id').on(table.intentId),
  ],
);

/** The nights of completed stays. A date counts once for each user, also with two rooms or two hotels. */
export const stayedNights = pgTable(
  'stayed_nights',
  {
    uid: ofUser(),
    date: text('date').$type<CalendarDate>().notNull(),
    intentId: text('intent_id').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    usdRate: doublePrecision('usd_rate'),
    /** The free night that it earned, together with nine others. */
    freeNightId: text('free_night_id').references(() => freeNights.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.uid, table.date] })],
);
