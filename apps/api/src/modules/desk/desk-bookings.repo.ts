/** Finds bookings for the desk: by what a traveller says, or because they wait for a person. */
import { ANSWER_AWAITED, type DeskBooking, type Waiting } from '@tenth-night/domain/desk/waiting';
import { and, desc, eq, exists, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deskSetAside } from '../../db/desk-tables';
import { bookingIntents, mails } from '../../db/schema';
import { type ListedIntent, listed, type ReportUnreadable } from '../booking/intent-rows';
import { OLD_ENDS_TRIES } from '../booking/timings';

export type DeskIntent = ListedIntent & { readonly desk: DeskBooking };
export type BookingQuery = {
  readonly q?: string | undefined;
  readonly state?: ListedIntent['state'] | undefined;
  readonly before?: string | undefined;
};
export type LetterRow = typeof mails.$inferSelect;

export const PAGE = 50;
/** More than any desk works through. */
const WAITING_MAX = 200;

export type DeskBookingsRepo = ReturnType<typeof createDeskBookingsRepo>;

export function createDeskBookingsRepo(db: Db, now: () => number, report: ReportUnreadable) {
  const rows = (which: SQL | undefined, limit: number) =>
    db.select().from(bookingIntents).where(which).orderBy(desc(bookingIntents.createdAt)).limit(limit);

  async function withDesk(found: Awaited<ReturnType<typeof rows>>): Promise<DeskIntent[]> {
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    const letters = await db.select().from(mails).where(inArray(mails.intentId, ids));
    const aside = await db.select().from(deskSetAside).where(inArray(deskSetAside.intentId, ids));
    return found.map((row) => {
      const own = letters.filter(({ intentId }) => intentId === row.id);
      const setAside = aside.filter(({ intentId }) => intentId === row.id);
      return { ...listed(row, report), desk: deskOf(row, own, setAside) };
    });
  }

  return {
    /** Newest first. */
    async search({ q, state, before }: BookingQuery): Promise<DeskIntent[]> {
      const isBefore = before === undefined ? undefined : lt(bookingIntents.createdAt, new Date(before));
      const isState = state === undefined ? undefined : eq(bookingIntents.state, state);
      return withDesk(await rows(and(matches(q?.trim() ?? ''), isState, isBefore), PAGE));
    },

    /** All that may wait. `waitingOf` decides. */
    async mayWait(): Promise<DeskIntent[]> {
      const { id, state, confirmedOtherwise, cancelCalledAt, tries } = bookingIntents;
      const refused = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.intentId, id), IS_REFUSED));
      const which = or(
        inArray(state, ['refund-due', 'unverified', ...ANSWER_AWAITED]),
        isNotNull(confirmedOtherwise),
        and(eq(state, 'confirmed'), isNotNull(cancelCalledAt)),
        and(eq(state, 'changed'), sql`${tries} >= ${OLD_ENDS_TRIES}`),
        exists(refused),
      );
      return withDesk(await rows(which, WAITING_MAX));
    },

    async find(reference: string): Promise<DeskIntent | null> {
      const [found] = await withDesk(await rows(eq(bookingIntents.id, reference), 1));
      return found ?? null;
    },

    letters: (reference: string): Promise<LetterRow[]> =>
      db.select().from(mails).where(eq(mails.intentId, reference)).orderBy(mails.createdAt),

    /** Puts the letter into the queue again. It keeps its id, so a mailbox that has it shows it once. */
    async sendAgain(reference: string, letterId: string): Promise<boolean> {
      const at = new Date(now());
      const rows = await db
        .update(mails)
        .set({ nextTryAt: at, sentAt: null, tries: 0, updatedAt: at })
        .where(and(eq(mails.id, letterId), eq(mails.intentId, reference), isNull(mails.nextTryAt)))
        .returning({ id: mails.id });
      return rows.length > 0;
    },

    async setAside(intentId: string, waiting: Waiting): Promise<void> {
      const at = new Date(now());
      await db
        .insert(deskSetAside)
        .values({ intentId, waiting, at })
        .onConflictDoUpdate({ target: [deskSetAside.intentId, deskSetAside.waiting], set: { at } });
    },
  };
}

export const IS_REFUSED = and(isNull(mails.nextTryAt), isNull(mails.sentAt));

export function isRefused({ nextTryAt, sentAt }: Pick<LetterRow, 'nextTryAt' | 'sentAt'>): boolean {
  return nextTryAt === null && sentAt === null;
}

type Row = typeof bookingIntents.$inferSelect;
type Aside = typeof deskSetAside.$inferSelect;

function deskOf(row: Row, letters: readonly LetterRow[], aside: readonly Aside[]): DeskBooking {
  return {
    state: row.state,
    since: (row.stateSince ?? row.createdAt).getTime(),
    isConfirmedOtherwise: row.confirmedOtherwise !== null,
    isCancelTried: row.cancelCalledAt !== null,
    isLookedAtOften: row.tries >= OLD_ENDS_TRIES,
    hasLetters: letters.some(({ nextTryAt }) => nextTryAt === null),
    // A letter of a booking that has lost its people will not be sent, and nobody misses it.
    hasRefusedLetter: row.holder !== null && letters.some(isRefused),
    setAside: Object.fromEntries(aside.map(({ waiting, at }) => [waiting, at.getTime()])),
  };
}

/** What people read out: our reference, an id, an address, or a name. */
function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const { id, bookingId, confirmationCode, transactionId, prebookId, holder, contact } = bookingIntents;
  const start = `${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    eq(id, q.toUpperCase()),
    ...[bookingId, confirmationCode, transactionId, prebookId].map((column) => eq(column, q)),
    like(sql`lower(${holder}->>'email')`, start),
    like(sql`lower(${holder}->>'lastName')`, start),
    like(sql`lower((${holder}->>'firstName') || ' ' || (${holder}->>'lastName'))`, start),
    like(sql`lower(${contact}->>'email')`, start),
  );
}
