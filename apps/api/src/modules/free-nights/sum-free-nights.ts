/** How many free nights there are, and what they cost the operator. The desk and `npm run free-nights` show it. */
import type { Money } from '@tenth-night/domain/money/money';
import { count, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights } from '../../db/reward-tables';

export type FreeNightSum = {
  /** Open: travellers can use them, or will be able to once they have a voucher. */
  readonly state: 'open' | 'used' | 'ended';
  readonly nights: number;
  readonly worth: Money;
};

/** One for each state and currency. */
export async function sumFreeNights(db: Db): Promise<FreeNightSum[]> {
  const { state, currency, worthMinor } = freeNights;
  const group = sql<FreeNightSum['state']>`case when ${state} in ('earned', 'ready') then 'open' else ${state} end`;
  const rows = await db
    .select({ state: group, currency, nights: count(), minor: sum(worthMinor) })
    .from(freeNights)
    .groupBy(group, currency)
    .orderBy(sql`min(case ${state} when 'used' then 2 when 'ended' then 3 else 1 end)`, currency);
  return rows.map(({ state: of, currency: unit, nights, minor }) => ({
    state: of,
    nights,
    worth: { minor: Number(minor), currency: unit },
  }));
}
