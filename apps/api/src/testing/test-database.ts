/** A database for the tests of one file: a new one in the run's PostgreSQL, or an embedded one if the run has none. */
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, openPostgres } from '../db/client';
import { openPglite } from '../db/embedded';
import * as schema from '../db/schema';
import { createDatabase, hasPostgresOfRun } from './postgres-of-run';
import { testSnapshot } from './snapshot';

const CLEAR = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
           from pg_tables where schemaname = 'public');
end $$`;

const TABLES = `select count(*)::int as count from pg_tables where schemaname = 'public'`;

type Client = { readonly pglite: PGlite; readonly tables: number };

const closed: Client[] = [];

async function tablesOf(pglite: PGlite): Promise<number> {
  return (await pglite.query<{ count: number }>(TABLES)).rows[0]?.count ?? 0;
}

async function openClient(): Promise<Client> {
  const pglite = await openPglite({ loadDataDir: new Blob([await readFile(await testSnapshot())]) });
  return { pglite, tables: await tablesOf(pglite) };
}

/** PostgreSQL takes a fifth of the processor time. The journeys, and tests that ask for it, use the embedded one. */
export async function openTestDatabase(): Promise<Database> {
  if (!hasPostgresOfRun()) return openEmbeddedTestDatabase();
  const { url, drop } = await createDatabase();
  const database = await openPostgres(url, null);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/**
 * Kept in memory. Closed ones are cleared and reused, because opening one takes almost a second. `onQuery` gets the text
 * of each query.
 */
export async function openEmbeddedTestDatabase(onQuery?: (text: string) => void): Promise<Database> {
  const client = closed.pop() ?? (await openClient());
  const { pglite, tables } = client;
  return {
    kind: 'embedded',
    db: drizzle(pglite, { schema, ...(onQuery && { logger: { logQuery: onQuery } }) }),
    ping: async () => void (await pglite.query('select 1')),
    async close() {
      // A database without its tables cannot be used again.
      if ((await tablesOf(pglite)) !== tables) return pglite.close();
      await pglite.exec(CLEAR);
      closed.push(client);
    },
  };
}
