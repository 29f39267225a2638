/** Numbers for the desk, from our own tables: how the provider answers, what is in the queues, and each day's sales. */
import type { DeskDays, DeskHealth } from '@tenth-night/contract/desk';
import { minorDigits } from '@tenth-night/domain/money/money';
import { addDays, utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { and, count, eq, gte, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingEvents, dailyCounts } from '../../db/desk-tables';
import { UNFINISHED_STATES } from '../../db/open-states';
import { bookingIntents, mails } from '../../db/schema';
import { IS_REFUSED } from './desk-bookings.repo';

const HOUR_MS = 3_600_000;
export const SEARCHES = 'searches';

export type DeskNumbers = ReturnType<typeof createDeskNumbers>;

export function createDeskNumbers(db: Db, now: () => number) {
  return {
    async health(): Promise<DeskHealth> {
      const [calls, mail, states] = await Promise.all([
        callsSince(db, new Date(now() - HOUR_MS)),
        mailOf(db),
        openStates(db),
      ]);
      return { calls, mail, states };
    },

    /** One row for each of the last days, today last. Days are those of UTC. */
    async days(length: number): Promise<DeskDays> {
      const today = utcCalendarDate(new Date(now()));
      const all = Array.from({ length }, (_, i) => addDays(today, i + 1 - length));
      const [searches, sales] = await Promise.all([
        searchesSince(db, all[0] ?? today),
        salesSince(db, all[0] ?? today),
      ]);
      const data = all.map((day) => {
        const own = sales.filter((sale) => sale.day === day);
        const sum = (of: (sale: Sale) => number) => own.reduce((total, sale) => total + of(sale), 0);
        return {
          day,
          searches: searches.find((one) => one.day === day)?.count ?? 0,
          checkouts: sum((sale) => sale.checkouts),
          booked: sum((sale) => sale.booked),
          cancelled: sum((sale) => sale.cancelled),
          soldUsdMinor: Math.round(sum((sale) => (100 * sale.usd) / 10 ** minorDigits(sale.currency ?? 'USD'))),
        };
      });
      return { data };
    },
  };
}

async function callsSince(db: Db, since: Date): Promise<DeskHealth['calls']> {
  const { call, outcome, ms, at } = bookingEvents;
  const isFailed = sql`${outcome} not in ('ok', 'none')`;
  const rows = await db
    .select({
      call,
      count: count(),
      failed: sql<string>`count(*) filter (where ${isFailed})`,
      medianMs: sql<string>`percentile_cont(0.5) within group (order by ${ms})`,
    })
    .from(bookingEvents)
    .where(and(isNotNull(call), gte(at, since)))
    .groupBy(call)
    .orderBy(call);
  return rows.map((row) => ({
    call: row.call ?? '',
    count: row.count,
    failed: Number(row.failed),
    medianMs: Math.round(Number(row.medianMs)),
  }));
}

async function mailOf(db: Db): Promise<DeskHealth['mail']> {
  const [queue] = await db
    .select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(and(isNotNull(mails.nextTryAt), isNull(mails.sentAt)));
  const refused = await db.$count(mails, IS_REFUSED);
  return { waiting: queue?.waiting ?? 0, oldest: queue?.oldest?.toISOString() ?? null, refused };
}

async function openStates(db: Db): Promise<DeskHealth['states']> {
  const { state, stateSince, createdAt } = bookingIntents;
  const rows = await db
    .select({ state, count: count(), oldest: sql<string>`min(coalesce(${stateSince}, ${createdAt}))` })
    .from(bookingIntents)
    .where(inArray(state, [...UNFINISHED_STATES]))
    .groupBy(state)
    .orderBy(state);
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest).toISOString() }));
}

function searchesSince(db: Db, day: string) {
  return db
    .select()
    .from(dailyCounts)
    .where(and(eq(dailyCounts.name, SEARCHES), gte(dailyCounts.day, day)));
}

type Sale = Awaited<ReturnType<typeof salesSince>>[number];

/** Sums of one day and currency. `usd` is in the minor units of the currency times its rate. */
async function salesSince(db: Db, from: string) {
  const { createdAt, state, bookingId, usdRate, shown } = bookingIntents;
  const day = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const price = sql`${shown}->'terms'->'price'`;
  const currency = sql<string | null>`${price}->>'currency'`;
  const isSold = sql`${state} in ('confirmed', 'cancelling')`;
  const rows = await db
    .select({
      day,
      currency,
      checkouts: sql<string>`count(*)`,
      booked: sql<string>`count(${bookingId})`,
      cancelled: sql<string>`count(*) filter (where ${state} = 'cancelled')`,
      usd: sql<string | null>`sum((${price}->>'minor')::numeric * ${usdRate}::numeric) filter (where ${isSold})`,
    })
    .from(bookingIntents)
    .where(gte(createdAt, new Date(`${from}T00:00:00Z`)))
    .groupBy(sql`1, 2`);
  return rows.map(({ day: on, currency: of, ...sums }) => ({
    day: on,
    currency: of,
    checkouts: Number(sums.checkouts),
    booked: Number(sums.booked),
    cancelled: Number(sums.cancelled),
    usd: Number(sums.usd ?? 0),
  }));
}
