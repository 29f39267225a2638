/** Counts by day. Adds up in memory and writes now and then, so that counting costs a visitor nothing. */
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dailyCounts } from '../../db/desk-tables';

export type DailyCounter = { count(name: string): void; write(): Promise<void> };

export function createDailyCounter(db: Db, now: () => number): DailyCounter {
  let counts = new Map<string, { day: string; name: string; count: number }>();
  return {
    count(name) {
      const day = utcCalendarDate(new Date(now()));
      const key = `${day} ${name}`;
      counts.set(key, { day, name, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    async write() {
      if (counts.size === 0) return;
      const rows = [...counts.values()];
      counts = new Map();
      await db
        .insert(dailyCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.name],
          set: { count: sql`${dailyCounts.count} + excluded.count` },
        });
    },
  };
}
