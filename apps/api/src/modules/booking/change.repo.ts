/** Begins the change of a booking, and corrects its holder. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingIntents, mails } from '../../db/schema';
import { noteState } from './booking-events';
import type { Intent, NewIntent } from './intent.repo';
import { newReference } from './intent-parts';
import { read } from './intent-rows';
import { encodeShown } from './shown-codec';

type Exchange = Pick<NewIntent, 'prebookId' | 'shown'> & {
  /** What the traveller gets back. */
  readonly backMinor: number;
  readonly leasedUntil: Date;
};

export function changingOf(db: Db, now: () => number) {
  return {
    /**
     * Adds the booking that is to take the place of another one. Null if the old one is no longer confirmed: somebody
     * else changes or cancels it.
     */
    async startExchange(old: Intent, { prebookId, shown, backMinor, leasedUntil }: Exchange): Promise<Intent | null> {
      const at = new Date(now());
      const id = newReference();
      return db.transaction(async (transaction) => {
        const [taken] = await transaction
          .update(bookingIntents)
          .set({ state: 'changing', stateSince: at, replacedBy: id, nextTryAt: null, updatedAt: at })
          .where(and(eq(bookingIntents.id, old.id), eq(bookingIntents.state, 'confirmed')))
          .returning();
        if (!taken) return null;
        const { provider, language, uid, contact, wishes, holder } = taken;
        const kept = { provider, language, uid, contact, wishes, holder };
        const change = { changeOf: old.id, changeRefundMinor: backMinor, transactionId: null };
        const times = { nextTryAt: leasedUntil, createdAt: at, updatedAt: at };
        const row = { id, state: 'paid' as const, prebookId, shown: encodeShown(shown), ...kept, ...change, ...times };
        const [added] = await transaction
          .insert(bookingIntents)
          .values({ ...row, stateSince: at })
          .returning();
        for (const one of [taken, row]) await noteState(transaction, one, at);
        return added ? read(added) : null;
      });
    },

    /** The provider has accepted the new holder. Writes to both addresses. Null if it was corrected again meanwhile. */
    async rename(intent: Intent, holder: Holder, nextTryAt: Date | null): Promise<Intent | null> {
      const at = new Date(now());
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(bookingIntents)
          .set({ holder, newHolder: null, nextTryAt, tries: 0, updatedAt: at })
          .where(
            and(eq(bookingIntents.id, intent.id), sql`${bookingIntents.newHolder} = ${JSON.stringify(holder)}::jsonb`),
          )
          .returning();
        if (!row) return null;
        const before = intent.holder?.email ?? holder.email;
        for (const to of new Set([holder.email, before])) {
          const letter = { id: `${row.id}-renamed-${at.getTime()}-${to === holder.email ? 'new' : 'old'}`, to };
          await transaction
            .insert(mails)
            .values({ ...letter, intentId: row.id, kind: 'renamed', nextTryAt: at, createdAt: at });
        }
        return read(row);
      });
    },
  };
}
