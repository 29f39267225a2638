/** Second factors, and the sessions that showed them. */
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deskFactors, deskVisits } from '../../db/desk-tables';
import { users } from '../../db/schema';

export type FactorRepo = ReturnType<typeof createFactorRepo>;
type Session = { readonly uid: string; readonly sessionId: string };

export function createFactorRepo(db: Db, now: () => number) {
  const at = () => new Date(now());
  return {
    /** Null if the address is not confirmed. */
    async confirmedEmail(uid: string): Promise<string | null> {
      const [user] = await db.select().from(users).where(eq(users.id, uid));
      return user?.emailVerified ? user.email : null;
    },

    async provedAt({ uid, sessionId }: Session): Promise<Date | null> {
      // A factor that was removed proves nothing any more.
      const [row] = await db
        .select({ provedAt: deskVisits.provedAt })
        .from(deskVisits)
        .innerJoin(deskFactors, and(eq(deskFactors.uid, uid), isNotNull(deskFactors.confirmedAt)))
        .where(eq(deskVisits.sessionId, sessionId));
      return row?.provedAt ?? null;
    },

    async find(uid: string) {
      const [factor] = await db.select().from(deskFactors).where(eq(deskFactors.uid, uid));
      return factor ?? null;
    },

    /** Replaces a secret that was never used. Does not touch a confirmed one. */
    async begin(uid: string, secret: string): Promise<boolean> {
      const rows = await db
        .insert(deskFactors)
        .values({ uid, secret })
        .onConflictDoUpdate({
          target: deskFactors.uid,
          set: { secret, lastStep: 0 },
          setWhere: isNull(deskFactors.confirmedAt),
        })
        .returning({ uid: deskFactors.uid });
      return rows.length > 0;
    },

    /** False if another request used this code first. Opens the desk for the session. */
    async accept({ uid, sessionId }: Session, step: number): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const rows = await transaction
          .update(deskFactors)
          .set({
            lastStep: step,
            confirmedAt: sql`coalesce(${deskFactors.confirmedAt}, ${at().toISOString()}::timestamptz)`,
          })
          .where(and(eq(deskFactors.uid, uid), lt(deskFactors.lastStep, step)))
          .returning({ uid: deskFactors.uid });
        if (rows.length === 0) return false;
        const visit = { provedAt: at() };
        await transaction
          .insert(deskVisits)
          .values({ sessionId, ...visit })
          .onConflictDoUpdate({ target: deskVisits.sessionId, set: visit });
        return true;
      });
    },

    async leave(sessionId: string): Promise<void> {
      await db.delete(deskVisits).where(eq(deskVisits.sessionId, sessionId));
    },

    /** For somebody who lost their device. */
    async remove(email: string): Promise<boolean> {
      const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
      if (!user) return false;
      const rows = await db.delete(deskFactors).where(eq(deskFactors.uid, user.id)).returning({ uid: deskFactors.uid });
      return rows.length > 0;
    },
  };
}
