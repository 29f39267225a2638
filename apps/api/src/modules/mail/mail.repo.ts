/** The queue of outgoing mails. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { mails } from '../../db/schema';

export type MailRow = typeof mails.$inferSelect;
export type MailRepo = ReturnType<typeof createMailRepo>;

/** `now` is the clock for all timestamps that are written. */
export function createMailRepo(db: Db, now: () => number) {
  const later = (ms: number) => new Date(now() + ms);
  const confirmation = alias(mails, 'confirmation');
  const waitingConfirmation = db
    .select({ id: confirmation.id })
    .from(confirmation)
    .where(
      and(
        eq(confirmation.intentId, mails.intentId),
        inArray(confirmation.kind, ['confirmation', 'changed']),
        isNotNull(confirmation.nextTryAt),
        eq(mails.kind, 'cancellation'),
      ),
    );
  return {
    /**
     * Takes due mails and leases them to this caller for `leaseMs`. A cancellation waits for the confirmation of the
     * same booking, so that the traveller does not read the confirmation last.
     */
    async claimDue(leaseMs: number, limit: number): Promise<MailRow[]> {
      return db.transaction(async (transaction) => {
        const due = await transaction
          .select({ id: mails.id })
          .from(mails)
          .where(and(lte(mails.nextTryAt, later(0)), notExists(waitingConfirmation)))
          .orderBy(asc(mails.nextTryAt))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];
        const ids = due.map(({ id }) => id);
        return transaction
          .update(mails)
          .set({ nextTryAt: later(leaseMs) })
          .where(inArray(mails.id, ids))
          .returning();
      });
    },

    async markSent({ id }: MailRow): Promise<void> {
      await db
        .update(mails)
        .set({ nextTryAt: null, sentAt: later(0), updatedAt: later(0) })
        .where(eq(mails.id, id));
    },

    /** Does not change a mail that another process sent in the meantime. */
    async putOff({ id, tries }: MailRow, ms: number): Promise<void> {
      await db
        .update(mails)
        .set({ nextTryAt: later(ms), tries: tries + 1, updatedAt: later(0) })
        .where(and(eq(mails.id, id), isNull(mails.sentAt)));
    },

    /** Stops trying to send the mail. */
    async giveUp({ id, tries }: MailRow): Promise<void> {
      await db
        .update(mails)
        .set({ nextTryAt: null, tries: tries + 1, updatedAt: later(0) })
        .where(and(eq(mails.id, id), isNull(mails.sentAt)));
    },
  };
}
