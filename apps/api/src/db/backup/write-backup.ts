/** Writes a backup: all rows as they were at one moment, while the site may go on. */
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../client';
import { ALL_TABLES } from './all-tables';
import { BackupError, type BackupSummary, headerOf, type TableHead, withChecksum } from './backup-format';
import { type Executor, latestMigrationOf, readMigrations, rowsFrom } from './migrations';

type Options = {
  readonly migrationsFolder: string;
  readonly now: () => number;
  /** The secret of the data folder. Null leaves it out. */
  readonly secret: string | null;
};

const ROWS_AT_A_TIME = 500;
const ONLY_THE_OWNER = 0o600;

export async function writeBackup(db: Db, file: string, options: Options): Promise<BackupSummary> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`${file} exists already. A backup replaces no file.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    // Everything is read in one transaction, so the rows belong together.
    const summary = await db.transaction((transaction) => writeDraft(transaction, draft, options), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await rename(draft, file);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(db: Executor, draft: string, options: Options): Promise<BackupSummary> {
  const migration = await currentMigration(db, options.migrationsFolder);
  const madeAt = new Date(options.now()).toISOString();
  const header = headerOf({ migration, madeAt, ...(options.secret && { secret: options.secret }) });
  const tables: TableHead[] = [];
  await db.execute(sql`set local timezone to 'UTC'`);
  for (const table of ALL_TABLES) tables.push({ table, rows: await countRows(db, table) });
  const summary = { header, tables };
  const output = createWriteStream(draft, { mode: ONLY_THE_OWNER, flags: 'wx', flush: true });
  await pipeline(Readable.from(withChecksum(linesOf(db, summary))), createGzip(), output);
  return summary;
}

async function currentMigration(db: Executor, migrationsFolder: string): Promise<string> {
  const [at, migrations] = [await latestMigrationOf(db), await readMigrations(migrationsFolder)];
  const newest = migrations.at(-1);
  if (at === null) throw new BackupError('This is not a database of Tenth Night: it was never migrated.');
  if (at !== newest?.at) {
    throw new BackupError(
      'The database belongs to another version of Tenth Night. Make the backup with that version, or start this one first.',
    );
  }
  return newest.name;
}

export async function countRows(db: Executor, table: string): Promise<number> {
  const [row] = await rowsFrom<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return row?.count ?? 0;
}

async function* linesOf(db: Executor, { header, tables }: BackupSummary): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const head of tables) {
    yield JSON.stringify(head);
    yield* rowsAsJson(db, head.table);
  }
}

/** The database itself writes and reads the JSON, so no value passes through a type of JavaScript. */
async function* rowsAsJson(db: Executor, table: string): AsyncGenerator<string> {
  const from = sql`from ${sql.identifier(table)} as one`;
  await db.execute(sql`declare backed_up no scroll cursor for select row_to_json(one)::text as json ${from}`);
  for (;;) {
    const rows = await rowsFrom<{ json: string }>(db, sql.raw(`fetch ${ROWS_AT_A_TIME} from backed_up`));
    for (const { json } of rows) yield json;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await db.execute(sql`close backed_up`);
}
