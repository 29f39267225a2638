/** The database: PostgreSQL by URL, else PGlite in a folder. One schema and one migration folder serve both. */
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock';
import { closeToOthers } from './private-folder';
import * as schema from './schema';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Db;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Any number, as long as every instance takes the same: only one of them migrates at a time. */
const MIGRATION_LOCK = 10_000_010;
/** Nobody waits longer for a connection: not for one of their own, nor for one that is in use. */
const CONNECT_MS = 10_000;
/** Longer than any question of ours takes: a server that vanished without a word holds up nobody for good. */
const ANSWER_MS = 30_000;

export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  await migrate(new pg.Client(settings), migrationsFolder);
  const pool = new pg.Pool({
    ...settings,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it is told by their query. Without listeners, on the
  // pool for idle ones and on each for one in the middle of a transaction, a restart of the database would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePostgres(pool, { schema });
  // The library's own gives a connection back only once the transaction has begun: on one that has just broken it never
  // does, and a pool that waits for all of them can neither serve nor end (drizzle-orm issue 6241).
  db.transaction = (work, config) =>
    withClient(pool, (client) => drizzlePostgres(client, { schema }).transaction(work, config));
  return { kind: 'postgresql', db, ping: () => ping(db), close: () => pool.end() };
}

/** On a connection of its own, which may wait for as long as it takes; the lock goes with it. */
async function migrate(client: pg.Client, migrationsFolder: string): Promise<void> {
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Given back whatever happens; the pool sees by itself whether it is still good. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** A new folder starts from a snapshot, an empty migrated database: that takes a tenth of the time of making one. */
export async function openEmbedded(
  folder: string,
  migrationsFolder: string,
  snapshot: () => Promise<string>,
): Promise<Database> {
  const lock = await lockDataFolder(folder);
  try {
    const loadDataDir = lock.isNewFolder ? new Blob([await readFile(await snapshot())]) : undefined;
    const client = await PGlite.create({ dataDir: lock.databaseFolder, ...(loadDataDir && { loadDataDir }) });
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, { migrationsFolder });
    await closeToOthers(folder);
    const close = async () => {
      await client.close();
      await lock.release();
    };
    return { kind: 'embedded', db, ping: () => ping(db), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database that lives in memory alone. */
export async function openInMemory(migrationsFolder: string, snapshotFile: string): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(snapshotFile)]) });
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return { kind: 'embedded', db, ping: () => ping(db), close: () => client.close() };
}

async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
