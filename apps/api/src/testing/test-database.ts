/** An embedded database in memory. Tests use closed ones again, because opening one takes most of a second. */
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/client';
import * as schema from '../db/schema';
import { testSnapshot } from './snapshot';

const CLEAR = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
           from pg_tables where schemaname = 'public');
end $$`;

const closed: PGlite[] = [];

export async function openTestDatabase(): Promise<Database> {
  const client =
    closed.pop() ?? (await PGlite.create({ loadDataDir: new Blob([await readFile(await testSnapshot())]) }));
  return {
    kind: 'embedded',
    db: drizzle(client, { schema }),
    ping: async () => void (await client.query('select 1')),
    async close() {
      await client.exec(CLEAR);
      closed.push(client);
    },
  };
}
