/** Reads booking intents, alone and in lists. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import {
  type AnyColumn,
  and,
  between,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingIntents, mails } from '../../db/schema';
import type { MailKind } from './intent-parts';
import { type Intent, isReadable, type ListedIntent, listed, type ReportUnreadable, read } from './intent-rows';

/** If a person pays for the same stay twice within this time, they mean one stay. */
const ONE_STAY_MS = 2 * 3_600_000;
/** Nothing was paid, and nothing is booked. */
export const ONLY_LOOKED: readonly BookingState[] = ['intent', 'failed'];

/** As much of a booking as decides when we look at it again. */
export type NamedIntent = Pick<Intent, 'id' | 'state' | 'attempt' | 'nextTryAt' | 'updatedAt'>;

export function createIntentQueries(db: Db, report: ReportUnreadable) {
  return { ...findingOf(db, report), ...listingOf(db, report) };
}

function findingOf(db: Db, report: ReportUnreadable) {
  return {
    async find(id: string): Promise<Intent | null> {
      const [row] = await db.select().from(bookingIntents).where(eq(bookingIntents.id, id));
      return row ? read(row) : null;
    },

    /** Bookings at a provider by its ids or by ours. */
    async named(
      provider: string,
      bookingIds: readonly string[],
      ids: readonly string[],
    ): Promise<readonly NamedIntent[]> {
      const { id, state, attempt, bookingId, nextTryAt, updatedAt } = bookingIntents;
      const isNamed = or(inArray(bookingId, [...bookingIds]), inArray(id, [...ids]));
      if (bookingIds.length + ids.length === 0) return [];
      return db
        .select({ id, state, attempt, nextTryAt, updatedAt })
        .from(bookingIntents)
        .where(and(eq(bookingIntents.provider, provider), isNamed));
    },

    /** Both ids must match: others may see a prebook id, but only the traveller knows the payment's id. */
    async findByPayment(prebookId: string, transactionId: string): Promise<Intent | null> {
      const [row] = await db
        .select()
        .from(bookingIntents)
        .where(and(eq(bookingIntents.prebookId, prebookId), eq(bookingIntents.transactionId, transactionId)));
      return row ? read(row) : null;
    },

    /** Other intents of the same person for the same stay, begun at about the same time. */
    async othersForStay({ id, uid, contact, shown, createdAt }: Intent): Promise<readonly ListedIntent[]> {
      const email = contact?.email?.toLowerCase() ?? null;
      const emailOf = (column: AnyColumn) => sql`lower(${column}->>'email')`;
      const { contact: told, holder, shown: offer } = bookingIntents;
      const [from, to] = [-ONE_STAY_MS, ONE_STAY_MS].map((ms) => new Date(createdAt.getTime() + ms)) as [Date, Date];
      const isSamePerson = or(
        uid === null ? undefined : eq(bookingIntents.uid, uid),
        email === null ? undefined : or(eq(emailOf(told), email), eq(emailOf(holder), email)),
      );
      const isSameStay = and(
        eq(sql`${offer}->>'hotelId'`, shown.hotelId),
        eq(sql`${offer}->'dates'`, sql`${JSON.stringify(shown.dates)}::jsonb`),
        eq(sql`${offer}->'rooms'`, sql`${JSON.stringify(shown.rooms)}::jsonb`),
      );
      const isNear = between(bookingIntents.createdAt, from, to);
      const rows = await db
        .select()
        .from(bookingIntents)
        .where(and(isNear, ne(bookingIntents.id, id), isSamePerson, isSameStay));
      return rows.map((row) => listed(row, report));
    },
  };
}

function listingOf(db: Db, report: ReportUnreadable) {
  return {
    /** Counts the mails of one kind to one address since that time. */
    mailsTo(email: string, kind: MailKind, since: Date): Promise<number> {
      const isTo = eq(sql`lower(${bookingIntents.holder}->>'email')`, email.toLowerCase());
      return countMails(db, kind, and(gte(mails.createdAt, since), isTo));
    },

    /** Counts the mails of one kind for the claims of one caller. A caller's name changes every day. */
    mailsFrom: (claimedFrom: string, kind: MailKind): Promise<number> =>
      countMails(db, kind, eq(bookingIntents.claimedFrom, claimedFrom)),

    /** Confirmed stays of users with check-out before a date, and nights that nobody has counted. Oldest first. */
    async uncountedStays(before: CalendarDate, limit: number): Promise<readonly Intent[]> {
      const { shown, state, uid, nightsCountedAt } = bookingIntents;
      const checkout = sql`(${shown}->'dates'->>'checkout')`;
      const isUncounted = and(eq(state, 'confirmed'), isNotNull(uid), isNull(nightsCountedAt));
      const rows = await db
        .select()
        .from(bookingIntents)
        .where(and(isUncounted, sql`${checkout} < ${before}`))
        .orderBy(checkout)
        .limit(limit);
      return rows.map((row) => listed(row, report)).filter(isReadable);
    },

    /** Leaves out intents without a payment, because there may be many. */
    async ofUser(uid: string): Promise<readonly ListedIntent[]> {
      const isBeyondLooking = notInArray(bookingIntents.state, [...ONLY_LOOKED]);
      const rows = await db
        .select()
        .from(bookingIntents)
        .where(and(eq(bookingIntents.uid, uid), isBeyondLooking));
      return rows.map((row) => listed(row, report));
    },
  };
}

function countMails(db: Db, kind: MailKind, which: SQL | undefined): Promise<number> {
  return db.$count(
    db
      .select({ id: mails.id })
      .from(mails)
      .innerJoin(bookingIntents, eq(mails.intentId, bookingIntents.id))
      .where(and(eq(mails.kind, kind), which))
      .as('letters'),
  );
}
