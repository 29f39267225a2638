/** Creates any number of empty databases of both kinds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '../../../testing/postgres-server';
import { MIGRATIONS_FOLDER } from '../../../testing/snapshot';
import { openEmbeddedTestDatabase } from '../../../testing/test-database';
import { type Database, openPostgres } from '../../client';
import { ALL_TABLES } from '../all-tables';
import { rowsFrom } from '../migrations';

export const KINDS: readonly Database['kind'][] = POSTGRES_PROGRAMS ? ['embedded', 'postgresql'] : ['embedded'];

/** A folder for files, and databases. `close` removes them all. */
export async function createTestPlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenth-night-backup-'));
  const opened: Database[] = [];
  let server: PostgresServer | null = null;
  let count = 0;

  async function postgresUrl(): Promise<string> {
    server ??= await startPostgres(POSTGRES_PROGRAMS ?? '');
    count += 1;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database site${count}`);
    await client.end();
    return server.url.replace(/postgres$/, `site${count}`);
  }

  return {
    folder,
    file: (name: string) => path.join(folder, name),
    postgresUrl,
    async open(kind: Database['kind']): Promise<Database> {
      const database =
        kind === 'embedded'
          ? await openEmbeddedTestDatabase()
          : await openPostgres(await postgresUrl(), MIGRATIONS_FOLDER);
      opened.push(database);
      return database;
    },
    async close() {
      for (const database of opened) await database.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Everything in the database, in a form that tests can compare. */
export async function contentsOf({ db }: Database): Promise<Record<string, readonly string[]>> {
  await db.execute(sql`set timezone to 'UTC'`);
  const contents: Record<string, readonly string[]> = {};
  // A running site counts its searches every few seconds.
  for (const table of ALL_TABLES.filter((name) => name !== 'daily_counts')) {
    const query = sql`select row_to_json(one)::text as json from ${sql.identifier(table)} as one order by 1`;
    contents[table] = (await rowsFrom<{ json: string }>(db, query)).map(({ json }) => json);
  }
  return contents;
}
