/** Removes personal data that we no longer need. Several processes may do it at the same time. */
import { SETTLED_STATES } from '@tenth-night/domain/privacy/retention';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deskLog } from '../../db/desk-tables';
import { freeNights } from '../../db/reward-tables';
import { bookingIntents, mails, sessions, users } from '../../db/schema';
import { eraseUser } from '../auth/security.repo';

const PER_TRANSACTION = 100;

/** Everything in a booking that says who it was for. The ids at the provider stay: accounts are compared by them. */
const NOBODY = {
  uid: null,
  contact: null,
  wishes: null,
  holder: null,
  newHolder: null,
  guestId: null,
  claimedFrom: null,
} as const;

const CHECKOUT = sql`(${bookingIntents.shown}->'dates'->>'checkout')`;

export type RetentionRepo = ReturnType<typeof createRetentionRepo>;

export function createRetentionRepo(db: Db) {
  return {
    /** Takes some bookings with an earlier check-out. Returns how many; 0 if none are left. */
    forgetPeopleOfStays: (before: CalendarDate): Promise<number> =>
      db.transaction(async (transaction) => {
        const { id, state, createdAt, nextTryAt, uid, contact, wishes, holder, newHolder } = bookingIntents;
        const hasPeople = or(...[uid, contact, wishes, holder, newHolder].map((column) => isNotNull(column)));
        // A stay is booked before its check-out, so the index of the times finds the few rows that matter.
        const isOver = and(lt(createdAt, new Date(`${before}T00:00:00Z`)), sql`${CHECKOUT} < ${before}`);
        const isSettled = and(inArray(state, [...SETTLED_STATES]), isNull(nextTryAt));
        const rows = await transaction
          .select({ id })
          .from(bookingIntents)
          .where(and(isOver, isSettled, hasPeople))
          .orderBy(asc(createdAt))
          .limit(PER_TRANSACTION)
          .for('update', { skipLocked: true });
        if (rows.length === 0) return 0;
        const ids = rows.map((row) => row.id);
        await transaction.update(bookingIntents).set(NOBODY).where(inArray(id, ids));
        // A letter that is still waiting would have nobody to go to.
        await transaction.update(mails).set({ to: null, nextTryAt: null }).where(inArray(mails.intentId, ids));
        return ids.length;
      }),

    /** The log still says who searched, and when. */
    async forgetDeskSearches(before: Date): Promise<void> {
      const isOld = and(eq(deskLog.action, 'search'), lt(deskLog.at, before), sql`${deskLog.detail} <> '{}'::jsonb`);
      await db.update(deskLog).set({ detail: {} }).where(isOld);
    },

    /** Erases some accounts, as their owners could. Returns how many; 0 if none are left. */
    eraseUnusedAccounts: (since: Date, staysFrom: CalendarDate, now: Date): Promise<number> =>
      db.transaction(async (transaction) => {
        const openSessions = transaction
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)));
        const isOpen = or(sql`${CHECKOUT} >= ${staysFrom}`, notInArray(bookingIntents.state, [...SETTLED_STATES]));
        const openStays = transaction
          .select({ id: bookingIntents.id })
          .from(bookingIntents)
          .where(and(eq(bookingIntents.uid, users.id), isOpen));
        const ownFreeNights = transaction
          .select({ id: freeNights.id })
          .from(freeNights)
          .where(and(eq(freeNights.uid, users.id), gt(freeNights.endsAt, now), not(eq(freeNights.state, 'used'))));
        const hasNothingOpen = and(...[openSessions, openStays, ownFreeNights].map((query) => notExists(query)));
        const rows = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(lt(users.updatedAt, since), hasNothingOpen))
          .limit(PER_TRANSACTION)
          .for('update', { skipLocked: true });
        for (const { id } of rows) await eraseUser(transaction, id);
        return rows.length;
      }),
  };
}
