import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, testSnapshot } from '../../testing/snapshot';
import { type Database, openEmbedded, openPostgres } from '../client';
import { restoreBackup } from './restore-backup';
import { contentsOf, createTestPlace, KINDS } from './testing/test-databases';
import { writeBackup } from './write-backup';

let place: Awaited<ReturnType<typeof createTestPlace>>;
let file: string;
beforeAll(async () => {
  place = await createTestPlace();
  const { db } = await place.open('embedded');
  await db.execute(sql`insert into members (uid, member_number) select n, n from generate_series(1, 2000) as n`);
  file = place.file('backup');
  await writeBackup(db, file, { migrationsFolder: MIGRATIONS_FOLDER, now: Date.now, secret: null });
});
afterAll(() => place.close());

/** Restores in a separate process, which crashes before it inserts the second part of the rows. */
const RESTORE_AND_DIE = `
  import { openEmbedded, openPostgres } from './src/db/client.ts';
  import { restoreBackup } from './src/db/backup/restore-backup.ts';
  const [kind, where, file, migrationsFolder, snapshot] = process.argv.slice(1);
  const { db } = kind === 'embedded'
    ? await openEmbedded(where, migrationsFolder, async () => snapshot)
    : await openPostgres(where, migrationsFolder);
  let inserts = 0;
  const dying = (transaction) => ({
    execute(query) {
      if (query.queryChunks.some(({ value }) => value?.[0] === ' select * from ')) inserts += 1;
      if (inserts === 2) process.kill(process.pid, 'SIGKILL');
      return transaction.execute(query);
    },
  });
  const transaction = (work) => db.transaction((own) => work(dying(own)));
  await restoreBackup({ transaction }, file, { migrationsFolder, replaces: false });
  console.log('restored');
`;

describe('a crash in the middle of a restore', () => {
  it.each(KINDS)('leaves the %s database empty and usable', async (kind) => {
    const where = kind === 'embedded' ? place.file('data') : await place.postgresUrl();
    const snapshot = await testSnapshot();
    const args = ['--import', 'tsx', '--input-type=module', '-e', RESTORE_AND_DIE, kind, where, file];
    const { signal, stdout, stderr } = spawnSync(process.execPath, [...args, MIGRATIONS_FOLDER, snapshot], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    });
    expect([signal, stdout], stderr).toEqual(['SIGKILL', '']);
    const database: Database =
      kind === 'embedded'
        ? await openEmbedded(where, MIGRATIONS_FOLDER, async () => snapshot)
        : await openPostgres(where, MIGRATIONS_FOLDER);
    expect(Object.values(await contentsOf(database)).flat()).toEqual([]);
    await restoreBackup(database.db, file, { migrationsFolder: MIGRATIONS_FOLDER, replaces: false });
    expect((await contentsOf(database))['members']).toHaveLength(2_000);
    await database.close();
  });
});
