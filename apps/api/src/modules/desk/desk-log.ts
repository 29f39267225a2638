/** The log of the desk: who did what, when, and in which request. */
import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deskLog } from '../../db/desk-tables';
import type { Staff } from './desk-access';

export type DeskLogRow = typeof deskLog.$inferSelect;
type Entry = {
  readonly action: string;
  readonly subject?: string;
  readonly detail?: DeskLogRow['detail'];
};

const PAGE = 100;

export type DeskLogRepo = ReturnType<typeof createDeskLog>;

export function createDeskLog(db: Db, now: () => number) {
  return {
    /** Before the action: what cannot be logged does not happen. */
    async note(
      { email }: Pick<Staff, 'email'>,
      requestId: string,
      { action, subject, detail = {} }: Entry,
    ): Promise<void> {
      await db
        .insert(deskLog)
        .values({ at: new Date(now()), email, action, subject: subject ?? null, detail, requestId });
    },

    /** Newest first. */
    list: (before: number | undefined): Promise<DeskLogRow[]> =>
      db
        .select()
        .from(deskLog)
        .where(before === undefined ? undefined : lt(deskLog.id, before))
        .orderBy(desc(deskLog.id))
        .limit(PAGE),

    about: (subject: string): Promise<DeskLogRow[]> => db.select().from(deskLog).where(eq(deskLog.subject, subject)),
  };
}
