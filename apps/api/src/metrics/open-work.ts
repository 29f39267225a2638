/** Bookings and letters that are not done yet, in one query over small indexes. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Waiting } from '@tenth-night/domain/desk/waiting';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { deskSetAside } from '../db/desk-tables';
import { IS_OPEN_WORK, UNFINISHED_STATES } from '../db/open-states';
import { bookingIntents, mails } from '../db/schema';

export type OpenWork = {
  /** Every unfinished state, also without bookings. */
  readonly bookings: readonly { readonly state: BookingState; readonly count: number; readonly ageS: number }[];
  readonly waiting: readonly { readonly reason: Reason; readonly count: number }[];
  readonly mails: { readonly count: number; readonly ageS: number };
};

/** Why a person has to look at a booking. */
const REASONS = ['refund', 'unverified', 'mismatch'] as const;
type Reason = (typeof REASONS)[number];

/** After this long, nobody who only says that they paid will ask any more. */
const UNVERIFIED_DAYS = 14;
const DAY_MS = 86_400_000;

type Row = { readonly what: string; readonly name: string; readonly count: number; readonly since: number | null };

export async function readOpenWork(db: Db, now: Date): Promise<OpenWork> {
  const { rows } = (await db.execute(openWorkQuery(now))) as unknown as { readonly rows: readonly Row[] };
  const find = (what: string, name: string) => rows.find((row) => row.what === what && row.name === name);
  const countOf = (what: string, name: string) => find(what, name)?.count ?? 0;
  const ageOf = (what: string, name: string) => {
    const since = find(what, name)?.since;
    return typeof since === 'number' ? Math.max(0, now.getTime() / 1000 - since) : 0;
  };
  return {
    bookings: UNFINISHED_STATES.map((state) => ({
      state,
      count: countOf('booking', state),
      ageS: ageOf('booking', state),
    })),
    waiting: REASONS.map((reason) => ({ reason, count: countOf('person', reason) })),
    mails: { count: countOf('mail', 'all'), ageS: ageOf('mail', 'all') },
  };
}

export function openWorkQuery(now: Date): SQL {
  const { id, state, stateSince, shown, createdAt, updatedAt } = bookingIntents;
  const recently = new Date(now.getTime() - UNVERIFIED_DAYS * DAY_MS).toISOString();
  const today = now.toISOString().slice(0, 10);
  const since = sql`coalesce(${stateSince}, ${createdAt})`;
  const isSetAside = (waiting: Waiting) => sql`exists (select 1 from ${deskSetAside}
    where ${deskSetAside.intentId} = ${id} and ${deskSetAside.waiting} = ${waiting} and ${deskSetAside.at} >= ${since})`;
  const reason = sql`case
    when ${state} = 'refund-due' then 'refund'
    when ${state} = 'unverified' and ${updatedAt} >= ${recently}::timestamptz and not ${isSetAside('unverified')}
      then 'unverified'
    when ${state} = 'confirmed' and (${shown}->'dates'->>'checkout') >= ${today} and not ${isSetAside('other-terms')}
      then 'mismatch' end`;
  return sql`
    with work as materialized (
      select ${state} as state, ${since} as since, ${reason} as reason from ${bookingIntents} where ${IS_OPEN_WORK}
    )
    select 'booking' as what, state as name, count(*)::int as count, extract(epoch from min(since))::float8 as since
      from work where state <> 'confirmed' group by state
    union all
    select 'person', reason, count(*)::int, null from work where reason is not null group by reason
    union all
    select 'mail', 'all', count(*)::int, extract(epoch from min(${mails.createdAt}))::float8
      from ${mails} where ${mails.nextTryAt} is not null`;
}
