import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../../testing/snapshot';
import type { Database } from '../client';
import { members } from '../schema';
import { rowsFrom } from './migrations';
import { inspectBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { contentsOf, createTestPlace } from './testing/test-databases';
import { writeBackup } from './write-backup';

/** More than the backup reads at a time. */
const MEMBERS = 1_203;
const NOW = Date.parse('2027-01-10T09:00:00Z');
const EMPTY = { migrationsFolder: MIGRATIONS_FOLDER, replaces: false };

let place: Awaited<ReturnType<typeof createTestPlace>>;
let source: Database;
let good: string;
beforeAll(async () => {
  place = await createTestPlace();
  source = await place.open('embedded');
  await source.db.execute(sql`insert into members (uid, member_number, created_at)
    select 'user-' || n, 'TN-' || n, '2027-01-01T00:00:00.123456+02' from generate_series(1, ${MEMBERS}) as n`);
  // Texts and numbers that a careless format would lose.
  await source.db.execute(
    sql`insert into users (id, name, email) values ('a', ${'Ada\u2028"\n\\ 🛏️'}, 'ada@example.test')`,
  );
  await source.db.execute(sql`insert into account_details (uid, details, updated_at)
    values ('a', '{"exact": 12345678901234567890.10, "null": null}', now())`);
  good = place.file('good');
  await writeBackup(source.db, good, { migrationsFolder: MIGRATIONS_FOLDER, now: () => NOW, secret: 'kept' });
});
afterAll(() => place.close());

let files = 0;
async function changed(change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(good))
    .toString()
    .split('\n');
  return written(gzipSync(change(lines).join('\n')));
}
async function written(bytes: Uint8Array): Promise<string> {
  files += 1;
  const file = place.file(`changed-${files}`);
  await writeFile(file, bytes);
  return file;
}
const withHeader = (change: object) =>
  changed(([header = '', ...lines]) => [JSON.stringify({ ...JSON.parse(header), ...change }), ...lines]);

describe('a backup', () => {
  it('has every row, exactly, and a header that says what it is', async () => {
    const target = await place.open('embedded');
    await restoreBackup(target.db, good, EMPTY);
    const contents = await contentsOf(target);
    expect(contents).toEqual(await contentsOf(source));
    expect(contents['members']).toHaveLength(MEMBERS);
    expect(contents['account_details']?.[0]).toContain('12345678901234567890.10');
    const { header, tables } = await inspectBackup(good);
    expect(header).toMatchObject({ version: 1, madeAt: '2027-01-10T09:00:00.000Z', secret: 'kept' });
    expect(tables).toContainEqual({ table: 'members', rows: MEMBERS });
  });

  it('is readable only by its owner, and leaves no other file', async () => {
    expect((await stat(good)).mode & 0o777).toBe(0o600);
    expect((await readdir(place.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('does not overwrite an existing file', async () => {
    const options = { migrationsFolder: MIGRATIONS_FOLDER, now: () => NOW, secret: null };
    const before = await readFile(good);
    await expect(writeBackup(source.db, good, options)).rejects.toThrow('exists already');
    expect(await readFile(good)).toEqual(before);
  });

  it('leaves no file if it fails halfway', async () => {
    const broken = await place.open('embedded');
    await broken.db.execute(sql`drop table attempts`);
    const file = place.file('broken');
    const options = { migrationsFolder: MIGRATIONS_FOLDER, now: () => NOW, secret: null };
    await expect(writeBackup(broken.db, file, options)).rejects.toThrow();
    expect((await readdir(place.folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it('refuses a database of another version', async () => {
    const older = await place.open('embedded');
    const options = { migrationsFolder: MIGRATIONS_FOLDER, now: () => NOW, secret: null };
    const refusals: string[] = [];
    const ask = (transaction: Database['db']) =>
      writeBackup(transaction, place.file('older'), options).catch((error: Error) => refusals.push(error.message));
    const work = older.db.transaction(async (transaction) => {
      await transaction.execute(sql`delete from drizzle.__drizzle_migrations`);
      await ask(transaction);
      await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`);
      await ask(transaction);
      transaction.rollback();
    });
    await expect(work).rejects.toThrow('Rollback');
    expect(refusals).toEqual([expect.stringContaining('never migrated'), expect.stringContaining('another version')]);
  });
});

describe('a restore', () => {
  let target: Database;
  beforeAll(async () => {
    target = await place.open('embedded');
  });
  const refusal = (file: string) =>
    restoreBackup(target.db, file, EMPTY).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const rowsInTarget = async () => Object.values(await contentsOf(target)).flat().length;

  it.each<[string, () => Promise<string>, string]>([
    ['a missing file', async () => place.file('nothing'), 'There is no file'],
    ['another file', () => written(Buffer.from('PGDMP')), 'not a backup'],
    ['another packed file', () => written(gzipSync('{"a":1}\n')), 'not a backup'],
    ['an empty file', () => written(new Uint8Array()), 'incomplete'],
    ['a cut file', async () => written((await readFile(good)).subarray(0, -40)), 'incomplete'],
    ['a file without its last line', () => changed((lines) => lines.slice(0, -2)), 'incomplete'],
    ['a file without a row', () => changed((lines) => lines.toSpliced(40, 1)), 'damaged'],
    ['a changed row', () => changed((lines) => lines.map((line) => line.replace('"TN-7"', '"TN-8"'))), 'damaged'],
    ['a line after the end', () => changed((lines) => [...lines.slice(0, -1), '{}', '']), 'damaged'],
    ['a newer format', () => withHeader({ version: 2 }), 'format 2'],
  ])('refuses %s, and leaves the database empty', async (_what, makeFile, words) => {
    const answer = await refusal(await makeFile());
    expect(answer).toContain('BackupError');
    expect(answer).toContain(words);
    expect(await rowsInTarget()).toBe(0);
  });

  it('refuses a flipped bit', async () => {
    const bytes = await readFile(good);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    expect(await refusal(await written(bytes))).toContain('BackupError: The backup is');
    expect(await rowsInTarget()).toBe(0);
  });

  it('refuses a backup of a newer version', async () => {
    const folder = path.join(place.folder, 'older-migrations');
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
    const restored = restoreBackup(target.db, good, { ...EMPTY, migrationsFolder: folder });
    await expect(restored).rejects.toThrow('newer version');
    expect(await rowsInTarget()).toBe(0);
  });

  it('migrates a backup of an older version to the current one', async () => {
    const folder = path.join(place.folder, 'newer-migrations');
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
    const next = { ...entries.at(-1), tag: '9999_next', when: entries.at(-1).when + 1 };
    await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
    await writeFile(
      path.join(folder, '9999_next.sql'),
      "create table next_things (id text);--> statement-breakpoint\nupdate members set member_number = member_number || '!';",
    );
    const later = await place.open('embedded');
    await restoreBackup(later.db, good, { ...EMPTY, migrationsFolder: folder });
    expect((await later.db.select().from(members))[0]?.memberNumber).toMatch(/!$/);
    const done = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
    expect(await rowsFrom(later.db, done)).toEqual([{ count: entries.length + 1 }]);
  });

  it('refuses a database with data unless it may replace it', async () => {
    const filled = await place.open('embedded');
    await filled.db.insert(members).values({ uid: 'old', memberNumber: 'TN-old' });
    await expect(restoreBackup(filled.db, good, EMPTY)).rejects.toThrow('not empty: members (1). Restore');
    expect((await contentsOf(filled))['members']).toHaveLength(1);
    await restoreBackup(filled.db, good, { ...EMPTY, replaces: true });
    expect(await contentsOf(filled)).toEqual(await contentsOf(source));
  });
});
