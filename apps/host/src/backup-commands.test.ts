import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, ...args: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data') };
  const program = path.resolve(import.meta.dirname, '../../../scripts', script);
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { env, cwd: folder, encoding: 'utf8' });
  return { status, stdout };
}

describe.each(['db-backup.mjs', 'db-restore.mjs'])('%s', (script) => {
  it.each([[[]], [['one', 'two']], [['one', '--unknown']]])('explains itself with the arguments %j', (args) => {
    const { status, stdout } = run(script, ...args);
    expect([status, stdout]).toEqual([2, expect.stringContaining('Usage: npm run db:')]);
  });
});

describe('the commands', () => {
  it('say what to do while the site uses the embedded database', async () => {
    const site = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'data') });
    const { status, stdout } = run('db-backup.mjs', 'backup');
    await site.close();
    expect([status, stdout]).toEqual([1, expect.stringContaining('stop the site, run the command')]);
  });

  it('write a file and put it back', () => {
    expect(run('db-backup.mjs', 'backup')).toMatchObject({ status: 0 });
    const { status, stdout } = run('db-restore.mjs', 'backup');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Restored 0 rows of')]);
  });

  it('print plain words about a file that is no backup', () => {
    const { status, stdout } = run('db-restore.mjs', import.meta.filename);
    expect([status, stdout]).toEqual([1, 'The file is not a backup of Tenth Night.\n']);
  });
});
