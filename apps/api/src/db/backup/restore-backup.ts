/** Restores a backup in one transaction: the database has all of it, or is as it was before. */
import { sql } from 'drizzle-orm';
import type { Db } from '../client';
import { MIGRATION_LOCK } from '../migration-lock';
import { ALL_TABLES } from './all-tables';
import { type BackupEntry, BackupError, type BackupSummary, damaged } from './backup-format';
import { type Executor, forgetMigrations, type Migration, readMigrations, runMigrations } from './migrations';
import { inspectBackup, readBackup } from './read-backup';
import { countRows } from './write-backup';

type Options = {
  readonly migrationsFolder: string;
  /** Deletes what the database has. Otherwise only an empty one is accepted. */
  readonly replaces: boolean;
};

const ROWS_AT_A_TIME = 500;
const CHARACTERS_AT_A_TIME = 1_000_000;

/** The database is migrated already. */
export async function restoreBackup(db: Db, file: string, options: Options): Promise<BackupSummary> {
  const summary = await inspectBackup(file);
  const [before, after] = splitAt(summary, await readMigrations(options.migrationsFolder));
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await transaction.execute(sql.raw(`lock table ${ALL_TABLES.map(quoted).join(', ')}`));
    if (!options.replaces) await refuseIfFilled(transaction);
    // The tables of the backup's own version get the rows. Then the later migrations change them as they did on other
    // sites.
    await transaction.execute(sql.raw(`drop table ${ALL_TABLES.map(quoted).join(', ')} cascade`));
    await forgetMigrations(transaction);
    await runMigrations(transaction, before);
    await insertAll(transaction, readBackup(file));
    await checkCounts(transaction, summary);
    await runMigrations(transaction, after);
    await continueNumbers(transaction);
  });
  return summary;
}

function splitAt({ header }: BackupSummary, migrations: readonly Migration[]) {
  const index = migrations.findIndex(({ name }) => name === header.migration);
  if (index === -1) {
    throw new BackupError(
      `The backup is from a newer version of Tenth Night: this one does not know its tables (${header.migration}). Restore it with that version.`,
    );
  }
  return [migrations.slice(0, index + 1), migrations.slice(index + 1)] as const;
}

async function refuseIfFilled(db: Executor): Promise<void> {
  const filled: string[] = [];
  for (const table of ALL_TABLES) {
    const count = await countRows(db, table);
    if (count > 0) filled.push(`${table} (${count})`);
  }
  if (filled.length === 0) return;
  throw new BackupError(
    `The database is not empty: ${filled.join(', ')}. Restore into an empty one, or add --replace to delete all of it first.`,
  );
}

async function insertAll(db: Executor, entries: AsyncIterable<BackupEntry>): Promise<void> {
  let table = '';
  let rows: string[] = [];
  let length = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(db, table, rows);
    rows = [];
    length = 0;
  };
  for await (const entry of entries) {
    if (entry.kind !== 'row') await flush();
    if (entry.kind === 'table') table = entry.table;
    if (entry.kind !== 'row') continue;
    rows.push(entry.json);
    length += entry.json.length;
    if (rows.length >= ROWS_AT_A_TIME || length >= CHARACTERS_AT_A_TIME) await flush();
  }
  await flush();
}

async function insertRows(db: Executor, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  const records = sql`json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`;
  await db.execute(sql`insert into ${name} select * from ${records}`);
}

/** Rows that the database numbers: the next number comes after the highest one. */
async function continueNumbers(db: Executor): Promise<void> {
  const numbered = sql`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`;
  const { rows } = (await db.execute(numbered)) as unknown as { rows: { table_name: string; column_name: string }[] };
  for (const { table_name: table, column_name: column } of rows) {
    const next = sql`select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}`;
    await db.execute(sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), (${next}), false)`);
  }
}

async function checkCounts(db: Executor, { tables }: BackupSummary): Promise<void> {
  for (const { table, rows } of tables) if ((await countRows(db, table)) !== rows) throw damaged();
}

const quoted = (table: string) => `"${table}"`;
