import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { members } from '@tenth-night/api/db/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret } from './auth-secret';
import { backUp, restore } from './backup';
import { openDatabase } from './open-database';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-backup-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const say = (line: string) => said.push(line);
const siteIn = (name: string, authSecret: string | null = null) => ({
  databaseUrl: null,
  dataDir: path.join(folder, name),
  authSecret,
});
const file = () => path.join(folder, 'backup');
const secretIn = (name: string) => readFileSync(path.join(folder, name, 'auth-secret'), 'utf8');
const OPTIONS = { withSecret: true, now: Date.now };

async function usedSite() {
  const site = siteIn('old');
  const database = await openDatabase(site);
  await database.db.insert(members).values({ uid: 'ada', memberNumber: 'TN-1' });
  await database.close();
  await keptSecret(site.dataDir);
  return site;
}

describe('moving a site to another data folder', () => {
  it('takes its rows, and its secret if the operator wants it', async () => {
    await backUp(await usedSite(), file(), OPTIONS, say);
    expect(said[1]).toContain('It contains the secret');
    await restore(siteIn('new'), file(), { replaces: false }, say);
    expect(secretIn('new')).toBe(secretIn('old'));
    const moved = await openDatabase(siteIn('new'));
    expect(await moved.db.select().from(members)).toMatchObject([{ uid: 'ada' }]);
    await moved.close();
  });

  it('leaves the secret out otherwise, and says where it is', async () => {
    await backUp(await usedSite(), file(), { ...OPTIONS, withSecret: false }, say);
    expect(said[1]).toContain(path.join('old', 'auth-secret'));
    await restore(siteIn('new'), file(), { replaces: false }, say);
    expect(said[3]).toContain('The backup has no secret');
    expect(() => secretIn('new')).toThrow('ENOENT');
  });

  it('leaves a configured secret alone, and says what to do', async () => {
    await backUp(await usedSite(), file(), OPTIONS, say);
    await restore(siteIn('new', 'another secret'), file(), { replaces: false }, say);
    expect(said[3]).toContain('AUTH_SECRET_PREVIOUS');
    expect(() => secretIn('new')).toThrow('ENOENT');
  });

  it('creates no database just to back it up', async () => {
    await expect(backUp(siteIn('none'), file(), OPTIONS, say)).rejects.toThrow('There is no database in');
    expect(() => readFileSync(path.join(folder, 'none'))).toThrow('ENOENT');
  });
});
