import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/client';
import { freeNights } from '../../db/reward-tables';
import { users } from '../../db/schema';
import { openTestDatabase } from '../../testing/test-database';
import { describeFreeNights } from './describe-free-nights';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells the operator how many free nights there are, and what they cost', async () => {
  const { db } = database;
  expect(await describeFreeNights(db)).toBe('Nobody has earned a free night yet.');
  await db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.test' });
  const rows = [
    ['earned', 14_200, 'EUR'],
    ['ready', 10_050, 'EUR'],
    ['used', 9_000, 'EUR'],
    ['used', 18_000, 'JPY'],
  ] as const;
  await db.insert(freeNights).values(
    rows.map(([state, worthMinor, currency], i) => ({
      ...{ id: `FN-${i}`, uid: 'ada', ordinal: i + 1, state, worthMinor, currency },
      ...{ language: 'en', endsAt: new Date(0) },
    })),
  );
  expect((await describeFreeNights(db)).split('\n')).toEqual([
    'open: travellers can use them — 2, worth 242.5 EUR',
    'used: part of a booking — 1, worth 90 EUR',
    'used: part of a booking — 1, worth 18000 JPY',
  ]);
});
