import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, testSnapshot } from '../testing/snapshot';
import { openEmbedded } from './client';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The permissions of a folder and of everything in it. */
function modesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))].map((file) =>
    statSync(file),
  );
  return new Set(files.map((stat) => `${stat.isDirectory() ? 'folder' : 'file'} ${(stat.mode & 0o777).toString(8)}`));
}

it.skipIf(process.platform === 'win32')(
  'closes the data folder to other accounts, even if an earlier start left it open',
  async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'tenth-night-private-')), 'data');
    folders.push(path.dirname(folder));
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'sandbox.jsonl'), '');
    chmodSync(folder, 0o777);
    const database = await openEmbedded(folder, MIGRATIONS_FOLDER, testSnapshot);
    expect(modesIn(folder)).toEqual(new Set(['folder 700', 'file 600']));
    await database.close();
  },
);
