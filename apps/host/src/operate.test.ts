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

function run(...args: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data') };
  const program = path.resolve(import.meta.dirname, '../dist/operate.js');
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { env, cwd: folder, encoding: 'utf8' });
  return { status, stdout };
}

it.each([
  [['db:backup']],
  [['db:backup', 'one', 'two']],
  [['db:restore', 'one', '--unknown']],
  [['free-nights', 'one']],
  [['desk:reset']],
])('explains itself after %j', (args) => {
  const { status, stdout } = run(...args);
  expect([status, stdout]).toEqual([2, expect.stringContaining(`Usage: npm run ${args[0]} -- `)]);
});

it.each(['format', 'toString'])('lists the commands if it does not know %s', (name) => {
  const { status, stdout } = run(name);
  expect([status, stdout]).toEqual([2, expect.stringContaining('db:backup, db:restore, free-nights, desk:reset')]);
});

describe('the commands', () => {
  it('say what to do while the site uses the embedded database', async () => {
    const site = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'data') });
    const { status, stdout } = run('db:backup', 'backup');
    await site.close();
    expect([status, stdout]).toEqual([1, expect.stringContaining('stop the site, run the command')]);
  });

  it('write a file and put it back', () => {
    expect(run('db:backup', 'backup')).toMatchObject({ status: 0 });
    const { status, stdout } = run('db:restore', 'backup');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Restored 0 rows of')]);
  });

  it('count free nights, and remove a second factor', () => {
    expect(run('free-nights')).toEqual({ status: 0, stdout: 'Nobody has earned a free night yet.\n' });
    expect(run('desk:reset', 'ada@example.test')).toEqual({
      status: 0,
      stdout: 'ada@example.test has no second factor.\n',
    });
  });

  it('explain in plain words that a file is not a backup', () => {
    const { status, stdout } = run('db:restore', import.meta.filename);
    expect([status, stdout]).toEqual([1, 'The file is not a backup of Tenth Night.\n']);
  });
});
