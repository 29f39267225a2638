/** Limits how often somebody may try. Counts in the database, so that several machines share the counts. */
import { createHmac } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { attempts } from '../../db/schema';
import { SIGN_UPS_MAX } from './sign-up-pace';

const MINUTE_MS = 60_000;

const RULES = {
  /** Passwords tried for one account. A right one resets the count. */
  account: { limit: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-ins of any kind from one address. */
  address: { limit: 60, windowMs: 15 * MINUTE_MS },
  /** Sign-ups from one address. They are slowed down long before this limit: `sign-up-pace.ts`. */
  signUp: { limit: SIGN_UPS_MAX, windowMs: 60 * MINUTE_MS },
  /** Letters to one recipient, no matter who asks for them. */
  letterTo: { limit: 5, windowMs: 60 * MINUTE_MS },
  /** Letters requested from one address. */
  lettersFrom: { limit: 30, windowMs: 60 * MINUTE_MS },
} as const;

type Rule = keyof typeof RULES;

export type AttemptLimit = {
  /**
   * Counts first and checks afterwards, so that parallel requests cannot exceed the limit. Returns the seconds to wait,
   * or null.
   */
  take(rule: Rule, subject: string): Promise<number | null>;
  /** Counts one attempt. Returns the count in the current window, and the seconds until the window ends. */
  count(rule: Rule, subject: string): Promise<{ readonly count: number; readonly endsInS: number }>;
  clear(rule: Rule, subject: string): Promise<void>;
};

type Options = {
  /** The key of the hashes. Without it, nobody can find subjects in the table by trying addresses. */
  readonly secret: string;
  now(): Date;
};

export function createAttemptLimit(db: Db, { secret, now }: Options): AttemptLimit {
  const keyOf = (rule: Rule, subject: string) =>
    `${rule}:${createHmac('sha256', secret).update(`${rule}:${subject}`).digest('hex')}`;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = async (at: Date) => {
    if (at.getTime() - sweptAt < MINUTE_MS) return;
    sweptAt = at.getTime();
    await db.delete(attempts).where(lte(attempts.until, at));
  };

  const countNext: AttemptLimit['count'] = async (rule, subject) => {
    const at = now();
    await sweep(at);
    const { count, until } = await countOne(db, keyOf(rule, subject), at, RULES[rule].windowMs);
    return { count, endsInS: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000)) };
  };

  return {
    count: countNext,
    async take(rule, subject) {
      const { count, endsInS } = await countNext(rule, subject);
      return count <= RULES[rule].limit ? null : endsInS;
    },
    async clear(rule, subject) {
      await db.delete(attempts).where(eq(attempts.key, keyOf(rule, subject)));
    },
  };
}

/** One statement, so that two requests never read the same count. Starts a new window if the old one is over. */
async function countOne(db: Db, key: string, at: Date, windowMs: number) {
  const isOver = sql`${attempts.until} <= ${at.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, until: new Date(at.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${attempts.until} end`,
      },
    })
    .returning({ count: attempts.count, until: attempts.until });
  if (!row) throw new Error('The database did not return the count');
  return row;
}
