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

export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePostgres(pool, { schema });
  return { kind: 'postgresql', db, ping: () => ping(db), close: () => pool.end() };
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
