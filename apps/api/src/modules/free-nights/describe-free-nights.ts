/** What free nights cost the operator, as a table of text. */
import { toMajor } from '@tenth-night/domain/money/money';
import { count, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights } from '../../db/reward-tables';

const WORDS = {
  earned: 'open: travellers can use them',
  ready: 'open: travellers can use them',
  used: 'used: part of a booking',
  ended: 'ended: nobody used them in time',
} as const;

export async function describeFreeNights(db: Db): Promise<string> {
  const { state, currency, worthMinor } = freeNights;
  const isOpen = sql<keyof typeof WORDS>`case when ${state} = 'earned' then 'ready' else ${state} end`;
  const rows = await db
    .select({ state: isOpen, currency, nights: count(), minor: sum(worthMinor) })
    .from(freeNights)
    .groupBy(isOpen, currency)
    .orderBy(isOpen, currency);
  if (rows.length === 0) return 'Nobody has earned a free night yet.';
  return rows
    .map(({ state: of, currency: code, nights, minor }) => {
      const worth = toMajor({ minor: Number(minor), currency: code });
      return `${WORDS[of]} — ${nights}, worth ${worth} ${code}`;
    })
    .join('\n');
}
