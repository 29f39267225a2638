/** Booking intents. Only one caller takes each step: an update succeeds only while the state is unchanged. */
import { type BookingEvent, type BookingState, nextState } from '@tenth-night/domain/booking/intent';
import type { StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import type { Contact } from '@tenth-night/domain/checkout/payer';
import { and, asc, eq, inArray, isNull, lt, lte, not, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingIntents, guestMappings, mails } from '../../db/schema';
import { followBooking, holdFreeNight } from '../free-nights/free-night-steps';
import { noteState } from './booking-events';
import { changingOf } from './change.repo';
import { followChange } from './change-follow';
import { createAdvances } from './intent-advances';
import { type MailKind, newReference, type ShownOffer } from './intent-parts';
import { createIntentQueries, type NamedIntent, ONLY_LOOKED } from './intent-queries';
import {
  type IntentRow,
  isReadable,
  listed,
  type Intent as ReadIntent,
  type ReportUnreadable,
  read,
} from './intent-rows';
import { encodeShown } from './shown-codec';

export type Intent = ReadIntent;

export type NewIntent = {
  /** The name of the rate provider. */
  readonly provider: string;
  readonly prebookId: string;
  readonly transactionId: string | null;
  readonly shown: ShownOffer;
  readonly language: string;
  readonly uid: string | null;
  readonly contact: Contact | null;
  /** The free night that pays a part, and its voucher. */
  readonly freeNightId?: string | null;
  readonly freeNightVoucher?: number | null;
  /** The booking whose place it takes once it is confirmed, and what comes back then. */
  readonly changeOf?: string | null;
  readonly changeRefundMinor?: number | null;
};

/** What a step may change. The rest is set when the intent is made, or only by the repository. */
export type Patch = Partial<
  Omit<Intent, keyof NewIntent | 'id' | 'state' | 'createdAt' | 'updatedAt'> & Pick<Intent, 'uid'>
>;

export type IntentRepo = ReturnType<typeof createIntentRepo>;

/** Likely paid bookings and the rest have separate lanes, so that a flood in one does not delay the other. */
export type Lane = 'paid' | 'doubtful';

/** `now` is the clock for all timestamps that are written. */
export function createIntentRepo(
  db: Db,
  now: () => number,
  report: ReportUnreadable = () => {},
  /** Called after a booking has come to a state. */
  onMoved: OnMoved = () => {},
) {
  const reading = createIntentQueries(db, report);
  const stepping = tellingMoves(steppingOf(db, now, report), onMoved);
  return {
    ...reading,
    ...makingOf(db, now, onMoved),
    ...changingOf(db, now),
    ...stepping,
    ...bringingForward(db),
    ...createAdvances(reading, stepping),
  };
}

type OnMoved = (state: BookingState) => void;

function makingOf(db: Db, now: () => number, onMoved: OnMoved) {
  return {
    /** If the transaction already has a row, returns that row. */
    async add(intent: NewIntent & { readonly transactionId: string }): Promise<Intent> {
      const at = new Date(now());
      const shown = encodeShown(intent.shown);
      const row = { ...intent, shown, id: newReference(), state: 'intent' as const, createdAt: at, updatedAt: at };
      await db.insert(bookingIntents).values(row).onConflictDoNothing({ target: bookingIntents.transactionId });
      const [kept] = await db
        .select()
        .from(bookingIntents)
        .where(eq(bookingIntents.transactionId, intent.transactionId));
      if (!kept) throw new Error('The intent is missing right after it was added');
      if (kept.id === row.id) onMoved('intent');
      return read(kept);
    },

    /** Saves only before the payment. After that, the booking keeps the name it was made with. */
    async saveContact(id: string, contact: Contact, wishes: StayWishes | null = null): Promise<boolean> {
      const rows = await db
        .update(bookingIntents)
        .set({ contact, wishes, updatedAt: new Date(now()) })
        .where(and(eq(bookingIntents.id, id), eq(bookingIntents.state, 'intent')))
        .returning({ id: bookingIntents.id });
      return rows.length > 0;
    },

    /** The traveller pays now. Reserves their free night, and sets when to look after a traveller who does not return. */
    async startPaying(intent: Intent, lookAgainAt: Date, heldUntil: Date): Promise<'open' | 'closed' | 'taken'> {
      const at = new Date(now());
      return db.transaction(async (transaction) => {
        const rows = await transaction
          .update(bookingIntents)
          .set({ nextTryAt: lookAgainAt, updatedAt: at })
          .where(and(eq(bookingIntents.id, intent.id), eq(bookingIntents.state, 'intent')))
          .returning({ id: bookingIntents.id });
        if (rows.length === 0) return 'closed';
        return (await holdFreeNight(transaction, intent, at, heldUntil)) ? 'open' : 'taken';
      });
    },

    /**
     * Deletes old rows without a payment. Keeps rows of travellers who said that they paid for longer, because they may
     * ask about it. Returns the number of deleted rows.
     */
    async forgetThoseWhoLooked(before: Date, claimedBefore: Date): Promise<number> {
      const { state, updatedAt, claimedAt } = bookingIntents;
      const isOldEnough = or(lt(updatedAt, claimedBefore), and(isNull(claimedAt), lt(updatedAt, before)));
      const isOld = and(inArray(state, [...ONLY_LOOKED]), isOldEnough);
      const letters = db.select({ id: mails.id }).from(mails).where(eq(mails.intentId, bookingIntents.id));
      const rows = await db
        .delete(bookingIntents)
        .where(and(isOld, notExists(letters)))
        .returning({ id: bookingIntents.id });
      return rows.length;
    },
  };
}

type Stepping = ReturnType<typeof steppingOf>;

function tellingMoves(stepping: Stepping, onMoved: OnMoved): Stepping {
  return {
    ...stepping,
    async move(...step) {
      const moved = await stepping.move(...step);
      if (moved) onMoved(moved.state);
      return moved;
    },
  };
}

function steppingOf(db: Db, now: () => number, report: ReportUnreadable) {
  return {
    /**
     * Null if another process moved it first. Writes the mail, the user's guest id and the free night in the same
     * transaction. Throws `FreeNightTaken` if the booking needs a free night that another payment has.
     */
    async move(intent: Intent, event: BookingEvent, patch: Patch = {}, mail?: MailKind): Promise<Intent | null> {
      const state = nextState(intent.state, event);
      if (!state) return null;
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(bookingIntents)
          .set({ ...patch, state, stateSince: new Date(now()), updatedAt: new Date(now()) })
          .where(isUnchanged(intent))
          .returning();
        if (row) await noteState(transaction, row, new Date(now()));
        if (row) await followBooking(transaction, row, new Date(now()));
        if (row) await followChange(transaction, row, new Date(now()));
        if (row && mail) {
          const at = new Date(now());
          const letter = { id: mailIdOf(row, mail), intentId: row.id, kind: mail, nextTryAt: at, createdAt: at };
          await transaction.insert(mails).values(letter).onConflictDoNothing();
        }
        if (row?.uid && patch.guestId) {
          const guest = { provider: row.provider, guestId: patch.guestId };
          await transaction
            .insert(guestMappings)
            .values({ uid: row.uid, ...guest })
            .onConflictDoUpdate({ target: guestMappings.uid, set: guest });
        }
        return row ? read(row) : null;
      });
    },

    /** Changes fields while the state stays the same. Null if the state has changed. */
    async note(intent: Intent, patch: Patch): Promise<Intent | null> {
      const [row] = await db
        .update(bookingIntents)
        .set({ ...patch, updatedAt: new Date(now()) })
        .where(isUnchanged(intent))
        .returning();
      return row ? read(row) : null;
    },

    /** Takes due intents of a lane and leases them to this caller for `leaseMs`. */
    async claimDue(lane: Lane, states: readonly BookingState[], leaseMs: number, limit: number): Promise<Intent[]> {
      if (limit <= 0) return [];
      const isDue = and(inArray(bookingIntents.state, [...states]), lte(bookingIntents.nextTryAt, new Date(now())));
      return db.transaction(async (transaction) => {
        const due = await transaction
          .select({ id: bookingIntents.id })
          .from(bookingIntents)
          .where(and(isDue, lane === 'doubtful' ? IS_DOUBTFUL : not(IS_DOUBTFUL)))
          .orderBy(asc(bookingIntents.nextTryAt))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];
        const ids = due.map(({ id }) => id);
        const rows = await transaction
          .update(bookingIntents)
          .set({ nextTryAt: new Date(now() + leaseMs) })
          .where(inArray(bookingIntents.id, ids))
          .returning();
        return rows.map((row) => listed(row, report)).filter(isReadable);
      });
    },
  };
}

function bringingForward(db: Db) {
  return {
    /** Makes a booking due that nobody works on. Does nothing if it has become due, or has changed its state. */
    async bringForward(intent: NamedIntent, nextTryAt: Date): Promise<void> {
      const isResting = and(isUnchanged(intent), isNull(bookingIntents.nextTryAt));
      await db.update(bookingIntents).set({ nextTryAt }).where(isResting);
    },
  };
}

/** Compares state and attempt: the same state in a later attempt is a different situation. */
function isUnchanged({ id, state, attempt }: Pick<Intent, 'id' | 'state' | 'attempt'>) {
  return and(eq(bookingIntents.id, id), eq(bookingIntents.state, state), eq(bookingIntents.attempt, attempt));
}

/** Nobody said that it is paid, or the provider said that it is not. */
const IS_DOUBTFUL = sql`(${bookingIntents.state} = 'intent' or ${bookingIntents.isPaymentAssumed} or ${bookingIntents.unpaidAt} is not null)`;

/** One mail of each kind per booking. Only a failed cancellation can happen more than once. */
function mailIdOf({ id, cancelCalledAt }: IntentRow, kind: MailKind): string {
  return kind === 'still-standing' ? `${id}-${kind}-${cancelCalledAt?.getTime()}` : `${id}-${kind}`;
}
