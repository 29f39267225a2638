import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { members } from '@tenth-night/api/db/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret } from './auth-secret';
import { backUp, restore } from './backup';
import { openDatabase } from './open-database';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'tenth-night-backup-'));
/** The site that moves. Opening an embedded database takes seconds, so all tests share it. */
const oldFolder = newFolder();
let folder: string;
let said: string[];
beforeAll(makeOldSite);
afterAll(() => rmSync(oldFolder, { recursive: true, force: true }));
beforeEach(() => {
  folder = newFolder();
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const say = (line: string) => said.push(line);
const siteIn = (dataDir: string, authSecret: string | null = null) => ({ databaseUrl: null, dataDir, authSecret });
const oldSite = siteIn(path.join(oldFolder, 'old'));
const newSite = (authSecret?: string) => siteIn(path.join(folder, 'new'), authSecret);
const file = () => path.join(folder, 'backup');
const secretOf = ({ dataDir }: typeof oldSite) => readFileSync(path.join(dataDir, 'auth-secret'), 'utf8');
const OPTIONS = { withSecret: true, now: Date.now };

async function makeOldSite(): Promise<void> {
  const database = await openDatabase(oldSite);
  await database.db.insert(members).values({ uid: 'ada', memberNumber: 'TN-1' });
  await database.close();
  await keptSecret(oldSite.dataDir);
}

describe('moving a site to another data folder', () => {
  it('takes its rows, and its secret if the operator wants it', async () => {
    await backUp(oldSite, file(), OPTIONS, say);
    expect(said[1]).toContain('It contains the secret');
    await restore(newSite(), file(), { replaces: false }, say);
    expect(secretOf(newSite())).toBe(secretOf(oldSite));
    const moved = await openDatabase(newSite());
    expect(await moved.db.select().from(members)).toMatchObject([{ uid: 'ada' }]);
    await moved.close();
  });

  it('leaves the secret out otherwise, and says where it is', async () => {
    await backUp(oldSite, file(), { ...OPTIONS, withSecret: false }, say);
    expect(said[1]).toContain(path.join('old', 'auth-secret'));
    await restore(newSite(), file(), { replaces: false }, say);
    expect(said[3]).toContain('The backup has no secret');
    expect(() => secretOf(newSite())).toThrow('ENOENT');
  });

  it('leaves a configured secret alone, and says what to do', async () => {
    await backUp(oldSite, file(), OPTIONS, say);
    await restore(newSite('another secret'), file(), { replaces: false }, say);
    expect(said[3]).toContain('AUTH_SECRET_PREVIOUS');
    expect(() => secretOf(newSite())).toThrow('ENOENT');
  });

  it('creates no database just to back it up', async () => {
    await expect(backUp(siteIn(path.join(folder, 'none')), file(), OPTIONS, say)).rejects.toThrow(
      'There is no database in',
    );
    expect(() => readFileSync(path.join(folder, 'none'))).toThrow('ENOENT');
  });
});
