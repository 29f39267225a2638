/** Our migrations by name, and how far a database has come. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../client';

export type Migration = {
  readonly name: string;
  /** Orders them, and is how a database remembers them. */
  readonly at: number;
  readonly hash: string;
  readonly statements: readonly string[];
};

/** A database, or a transaction. */
export type Executor = Pick<Db, 'execute'>;

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };

const DONE = sql.raw('drizzle.__drizzle_migrations');

/** The rows of an answer, which both drivers put into the same place. */
export async function rowsFrom<Row>(db: Executor, query: SQL): Promise<readonly Row[]> {
  return ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
}

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  const files = readMigrationFiles({ migrationsFolder: folder });
  return files.map(({ folderMillis: at, hash, sql: statements }) => {
    const name = journal.entries.find(({ when }) => when === at)?.tag ?? '';
    return { name, at, hash, statements };
  });
}

/** The time of the database's latest migration. Null if none ran. */
export async function latestMigrationOf(db: Executor): Promise<number | null> {
  const [found] = await rowsFrom<{ is: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found?.is) return null;
  const [row] = await rowsFrom<{ at: string | null }>(db, sql`select max(created_at)::text as at from ${DONE}`);
  return row?.at ? Number(row.at) : null;
}

export async function runMigrations(db: Executor, migrations: readonly Migration[]): Promise<void> {
  for (const { statements, hash, at } of migrations) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into ${DONE} (hash, created_at) values (${hash}, ${at})`);
  }
}

export async function forgetMigrations(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${DONE}`);
}
