/** The nights that users stayed, and the free nights that they earned. */
import { randomUUID } from 'node:crypto';
import type { Money } from '@tenth-night/domain/money/money';
import {
  averageNight,
  FREE_NIGHT_MS,
  nextTen,
  nightsOfStay,
  type StayedNight,
} from '@tenth-night/domain/rewards/free-night';
import { FREE_NIGHT_PREFIX } from '@tenth-night/domain/rewards/free-night-code';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, max, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights, stayedNights } from '../../db/reward-tables';
import { bookingIntents, mails, users } from '../../db/schema';
import type { FreeNightMailKind } from './free-night-parts';

export type FreeNightRow = typeof freeNights.$inferSelect;

export type CompletedStay = {
  readonly id: string;
  readonly uid: string;
  readonly dates: StayDates;
  readonly paid: Money;
  readonly usdRate: number | null;
  readonly language: string;
};

export type FreeNightRepo = ReturnType<typeof createFreeNightRepo>;

/** `now` is the clock for all timestamps that are written. */
export function createFreeNightRepo(db: Db, now: () => number) {
  return { ...countingOf(db, now), ...readingOf(db, now), ...changingOf(db, now) };
}

function countingOf(db: Db, now: () => number) {
  return {
    /** Counts the nights of a stay once, and adds the free nights that they earn. Returns the number of free nights. */
    async countStay(stay: CompletedStay, provider: string): Promise<number> {
      return db.transaction(async (transaction) => {
        // One stay of a user at a time: ten nights must not earn two free nights.
        const [user] = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, stay.uid))
          .for('update');
        const at = new Date(now());
        const [counted] = await transaction
          .update(bookingIntents)
          .set({ nightsCountedAt: at })
          .where(and(eq(bookingIntents.id, stay.id), isNull(bookingIntents.nightsCountedAt)))
          .returning({ id: bookingIntents.id });
        // A user who erased the account earns nothing any more.
        if (!user || !counted) return 0;
        await transaction.insert(stayedNights).values(rowsOf(stay)).onConflictDoNothing();
        return earn(transaction, stay, provider, at);
      });
    },
  };
}

function rowsOf({ id, uid, ...stay }: CompletedStay) {
  return nightsOfStay(stay).map(({ date, price, usdRate }) => ({
    uid,
    date,
    intentId: id,
    priceMinor: price.minor,
    currency: price.currency,
    usdRate,
  }));
}

type Earner = Pick<CompletedStay, 'uid' | 'language'>;

async function earn(db: Db, { uid, language }: Earner, provider: string, at: Date): Promise<number> {
  const isUnspent = and(eq(stayedNights.uid, uid), isNull(stayedNights.freeNightId));
  const rows = await db.select().from(stayedNights).where(isUnspent);
  const unspent = rows.map(
    ({ date, priceMinor, currency, usdRate }): StayedNight => ({
      date,
      price: { minor: priceMinor, currency },
      usdRate,
    }),
  );
  const ten = nextTen(unspent);
  if (!ten) return 0;
  const [last] = await db
    .select({ ordinal: max(freeNights.ordinal) })
    .from(freeNights)
    .where(eq(freeNights.uid, uid));
  const { minor: worthMinor, currency } = averageNight(ten);
  const id = `${FREE_NIGHT_PREFIX}${randomUUID()}`;
  await db.insert(freeNights).values({
    id,
    uid,
    ordinal: (last?.ordinal ?? 0) + 1,
    state: 'earned',
    worthMinor,
    currency,
    provider,
    language,
    endsAt: new Date(at.getTime() + FREE_NIGHT_MS),
    nextTryAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const dates = ten.map(({ date }) => date);
  await db
    .update(stayedNights)
    .set({ freeNightId: id })
    .where(and(isUnspent, inArray(stayedNights.date, dates)));
  return 1 + (await earn(db, { uid, language }, provider, at));
}

function readingOf(db: Db, now: () => number) {
  return {
    /** With the email address of its owner. Null if they are gone. */
    async withOwner(id: string) {
      const [row] = await db
        .select({ freeNight: freeNights, to: users.email })
        .from(freeNights)
        .innerJoin(users, eq(users.id, freeNights.uid))
        .where(eq(freeNights.id, id));
      return row ?? null;
    },

    /** Newest first. */
    ofUser: (uid: string): Promise<FreeNightRow[]> =>
      db.select().from(freeNights).where(eq(freeNights.uid, uid)).orderBy(desc(freeNights.ordinal)),

    /** The nights that count for the next free night. */
    async nightsTowards(uid: string): Promise<number> {
      const isUnspent = and(eq(stayedNights.uid, uid), isNull(stayedNights.freeNightId));
      const [row] = await db.select({ nights: count() }).from(stayedNights).where(isUnspent);
      return row?.nights ?? 0;
    },

    /** The nights of each booking. */
    nightsByStay: (uid: string) =>
      db
        .select({ reference: stayedNights.intentId, nights: count() })
        .from(stayedNights)
        .where(eq(stayedNights.uid, uid))
        .groupBy(stayedNights.intentId),

    /** The free night that ends first, if it can be used now. */
    async ready(uid: string, provider: string): Promise<FreeNightRow | null> {
      const at = new Date(now());
      const isFree = or(isNull(freeNights.intentId), lt(freeNights.heldUntil, at));
      const isReady = and(eq(freeNights.state, 'ready'), eq(freeNights.provider, provider), gt(freeNights.endsAt, at));
      const [row] = await db
        .select()
        .from(freeNights)
        .where(and(eq(freeNights.uid, uid), isReady, isFree))
        .orderBy(asc(freeNights.endsAt))
        .limit(1);
      return row ?? null;
    },
  };
}

function changingOf(db: Db, now: () => number) {
  return {
    /** After a change of the rate provider: the vouchers of the earlier one are worth nothing at the new one. */
    async moveTo(provider: string, uid: string): Promise<void> {
      const at = new Date(now());
      const own = await db
        .select()
        .from(freeNights)
        .where(and(eq(freeNights.uid, uid), eq(freeNights.state, 'ready'), ne(freeNights.provider, provider)));
      for (const { id, voucher } of own) {
        await db
          .update(freeNights)
          .set({ state: 'earned', provider, voucher: voucher + 1, nextTryAt: at, tries: 0, updatedAt: at })
          .where(and(eq(freeNights.id, id), eq(freeNights.state, 'ready'), eq(freeNights.voucher, voucher)));
      }
    },

    /** Takes due free nights and leases them to this caller for `leaseMs`. */
    async claimDue(leaseMs: number, limit: number): Promise<FreeNightRow[]> {
      const at = now();
      return db.transaction(async (transaction) => {
        const due = await transaction
          .select({ id: freeNights.id })
          .from(freeNights)
          .where(lte(freeNights.nextTryAt, new Date(at)))
          .orderBy(asc(freeNights.nextTryAt))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];
        return transaction
          .update(freeNights)
          .set({ nextTryAt: new Date(at + leaseMs) })
          .where(
            inArray(
              freeNights.id,
              due.map(({ id }) => id),
            ),
          )
          .returning();
      });
    },

    /** Changes a free night that nobody changed in the meantime, and queues the letter about it. */
    async change(row: FreeNightRow, patch: Partial<FreeNightRow>, mail?: FreeNightMailKind): Promise<void> {
      const at = new Date(now());
      await db.transaction(async (transaction) => {
        const isUnchanged = and(eq(freeNights.state, row.state), eq(freeNights.voucher, row.voucher));
        const [changed] = await transaction
          .update(freeNights)
          .set({ ...patch, updatedAt: at })
          .where(and(eq(freeNights.id, row.id), isUnchanged))
          .returning({ id: freeNights.id });
        if (!changed || !mail) return;
        const letter = { id: `${row.id}-${mail}`, freeNightId: row.id, kind: mail, nextTryAt: at, createdAt: at };
        await transaction.insert(mails).values(letter).onConflictDoNothing();
      });
    },
  };
}
