import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { ALL_TABLES, inDependencyOrder } from './all-tables';

describe('the order of tables', () => {
  it('puts each table after the tables that it refers to', () => {
    const tables = [
      { name: 'votes', refersTo: ['shares'] },
      { name: 'shares', refersTo: ['lists'] },
      { name: 'lists', refersTo: ['lists'] },
    ];
    expect(inDependencyOrder(tables)).toEqual(['lists', 'shares', 'votes']);
  });

  it('refuses tables that refer to each other', () => {
    const tables = [
      { name: 'a', refersTo: ['b'] },
      { name: 'b', refersTo: ['a'] },
    ];
    expect(() => inDependencyOrder(tables)).toThrow('a, b');
  });

  it('names every table of the migrated database', async () => {
    const database = await openTestDatabase();
    const names = sql`select tablename as name from pg_tables where schemaname = 'public'`;
    const { rows } = (await database.db.execute(names)) as unknown as { rows: { name: string }[] };
    expect([...ALL_TABLES].sort()).toEqual(rows.map(({ name }) => name).sort());
    await database.close();
  });
});
