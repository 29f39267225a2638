import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, testSnapshot } from '../testing/snapshot';
import { openEmbedded } from './client';
import { DataFolderError, lockDataFolder } from './data-folder-lock';
import { members } from './schema';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('belongs to one process, and the error for another process names its owner', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
    await (await lockDataFolder(folder)).release();
  });

  it.each([
    ['a dead process', { pid: 2 ** 22 - 3, bornAt: '1', token: 'x' }],
    ['another process with the same number', { pid: process.pid, bornAt: '1', token: 'x' }],
  ])('is taken over from %s', async (_who, holder) => {
    writeFileSync(path.join(folder, 'in-use.lock'), JSON.stringify(holder));
    await (await lockDataFolder(folder)).release();
  });

  it('is taken over if the lock file is incomplete', async () => {
    writeFileSync(path.join(folder, 'in-use.lock'), '{"pid":');
    await (await lockDataFolder(folder)).release();
  });

  it('is named in the error if it is not writable', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(path.join(file, 'data'))).rejects.toThrow(DataFolderError);
    await expect(lockDataFolder(path.join(file, 'data'))).rejects.toThrow(
      `Cannot write to the data folder ${file}/data`,
    );
  });

  it('keeps its rows when it is opened again', async () => {
    const open = () => openEmbedded(folder, MIGRATIONS_FOLDER, testSnapshot);
    const first = await open();
    await first.db.insert(members).values({ uid: 'ada', memberNumber: 'TN-00000422' });
    await first.close();
    const second = await open();
    expect(await second.db.select().from(members)).toHaveLength(1);
    await second.close();
  });
});
