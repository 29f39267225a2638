/** The database: PostgreSQL by URL, or PGlite in a folder. Both use the same schema and migrations. */
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock';
import { openPglite } from './embedded';
import { MIGRATION_LOCK } from './migration-lock';
import { closeToOthers } from './private-folder';
import * as schema from './schema';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Db;
  ping(): Promise<void>;
  /** Left out for the embedded database, which has one connection. */
  pool?(): PoolState;
  close(): Promise<void>;
};

export type PoolState = {
  readonly open: number;
  readonly idle: number;
  readonly max: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
};

/** The longest wait for a new connection, or for a free one in the pool. */
const CONNECT_MS = 10_000;
/** Longer than any of our queries takes. A server that vanishes silently must not block anybody forever. */
const ANSWER_MS = 30_000;

/** Null as the folder of migrations leaves the tables as they are. */
export async function openPostgres(url: string, migrationsFolder: string | null): Promise<Database> {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  if (migrationsFolder) await migrate(new pg.Client(settings), migrationsFolder);
  const pool = new pg.Pool({
    ...settings,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
  });
  // The pool replaces a broken connection, and the failed query tells its caller. Without these listeners, a restart of
  // the database would end the process. The pool needs one for idle connections, and each client one for transactions.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePostgres(pool, { schema });
  // drizzle's own `transaction` releases the connection only after the transaction has begun. If the connection has
  // just broken, it is never released, and the pool can neither serve nor end (drizzle-orm issue 6241).
  db.transaction = (work, config) =>
    withClient(pool, (client) => drizzlePostgres(client, { schema }).transaction(work, config));
  const state = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    max: pool.options.max,
    waiting: pool.waitingCount,
  });
  return { kind: 'postgresql', db, ping: () => ping(db), pool: state, close: () => pool.end() };
}

/** Uses its own connection, which may wait as long as needed. The lock ends with the connection. */
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

/** Always releases the client. The pool checks whether it still works. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** A new folder starts from a snapshot, an empty migrated database. That takes a tenth of the time. */
export async function openEmbedded(
  folder: string,
  migrationsFolder: string | null,
  snapshot: () => Promise<string>,
): Promise<Database> {
  const lock = await lockDataFolder(folder);
  try {
    const loadDataDir = lock.isNewFolder ? new Blob([await readFile(await snapshot())]) : undefined;
    const client = await openPglite({ dataDir: lock.databaseFolder, ...(loadDataDir && { loadDataDir }) });
    const db = drizzlePglite(client, { schema });
    if (migrationsFolder) await migratePglite(db, { migrationsFolder });
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

async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
