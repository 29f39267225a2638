import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStore } from './picture-store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KILOBYTE = 1_000;
/** So large that the test can kill the process in the middle of a file. */
const WRITTEN_BYTES = 64_000 * KILOBYTE;
const keyOf = (name: string | number) => createHash('sha256').update(String(name)).digest('hex');

let folder: string;
let now: number;
let reports: string[];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'tenth-night-store-')), 'pictures');
  now = Date.now();
  reports = [];
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const open = (maxBytes = 1_000 * KILOBYTE) =>
  createPictureStore({ folder, maxBytes, now: () => now, report: (message) => reports.push(message) });

/** 0 for a file that is gone. */
const sizeOfFile = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
const sizeOf = () => readdirSync(folder).reduce((sum, name) => sum + sizeOfFile(name), 0);

/** Sets the times of the file: last used at this time, and made an hour earlier. */
function usedAt(key: string, atMs: number): void {
  utimesSync(path.join(folder, key), atMs / 1000, (atMs - HOUR_MS) / 1000);
}

describe('the store of made pictures', () => {
  it('returns a picture as soon as it is stored, and after a restart', async () => {
    const store = open();
    const bytes = randomBytes(KILOBYTE);
    store.keep(keyOf('a'), bytes);
    expect((await store.read(keyOf('a')))?.equals(bytes)).toBe(true);
    await store.settled();
    expect((await store.read(keyOf('a')))?.equals(bytes)).toBe(true);
    expect((await open().read(keyOf('a')))?.equals(bytes)).toBe(true);
    expect(await open().read(keyOf('b'))).toBeNull();
  });

  it('keeps its folder within the limit: the least recently used pictures go first', async () => {
    const store = open(100 * KILOBYTE);
    for (let k = 0; k < 85; k++) store.keep(keyOf(k), randomBytes(KILOBYTE));
    await store.settled();
    for (let k = 0; k < 85; k++) usedAt(keyOf(k), now - 2 * HOUR_MS - k * 1_000);
    // The oldest picture is used again.
    await store.read(keyOf(84));
    for (let k = 100; k < 120; k++) {
      store.keep(keyOf(k), randomBytes(KILOBYTE));
      await store.settled();
      expect(sizeOf()).toBeLessThanOrEqual(100 * KILOBYTE);
    }
    const isKept = (k: number) => existsSync(path.join(folder, keyOf(k)));
    expect([0, 84, 119].map(isKept)).toEqual([true, true, true]);
    expect([83, 82, 81].map(isKept)).toEqual([false, false, false]);
  });

  it('stores when a picture was last used, even if the file system does not', async () => {
    const store = open();
    store.keep(keyOf('a'), randomBytes(KILOBYTE));
    await store.settled();
    const { mtimeMs } = statSync(path.join(folder, keyOf('a')));
    // The file system would store the time of the machine. The store's clock is ahead of it.
    now += 2 * DAY_MS;
    await store.read(keyOf('a'));
    const used = statSync(path.join(folder, keyOf('a')));
    expect(Math.round(used.atimeMs / 1000)).toBe(Math.round(now / 1000));
    expect(Math.round(used.mtimeMs / 1000)).toBe(Math.round(mtimeMs / 1000));
  });

  it('respects a limit that was lowered before the start', async () => {
    const before = open();
    for (let k = 0; k < 200; k++) before.keep(keyOf(k), randomBytes(KILOBYTE));
    await before.settled();
    const store = open(50 * KILOBYTE);
    store.keep(keyOf('new'), randomBytes(KILOBYTE));
    await store.settled();
    expect(sizeOf()).toBeLessThanOrEqual(50 * KILOBYTE);
  });

  it('shares its folder with other processes, within one limit', async () => {
    const stores = [open(100 * KILOBYTE), open(100 * KILOBYTE)];
    for (let k = 0; k < 300; k++) stores[k % 2]?.keep(keyOf(k), randomBytes(KILOBYTE));
    await Promise.all(stores.map((store) => store.settled()));
    expect(sizeOf()).toBeLessThanOrEqual(110 * KILOBYTE);
    stores[0]?.keep(keyOf('last'), randomBytes(KILOBYTE));
    await stores[0]?.settled();
    expect(await stores[1]?.read(keyOf('last'))).not.toBeNull();
    expect(reports).toEqual([]);
  });

  it('drops a picture after a week, because it may have changed', async () => {
    const store = open();
    store.keep(keyOf('a'), randomBytes(KILOBYTE));
    await store.settled();
    now += 6 * DAY_MS;
    expect(await store.read(keyOf('a'))).not.toBeNull();
    now += 2 * DAY_MS;
    expect(await store.read(keyOf('a'))).toBeNull();
  });

  it('never serves the file of a process that died while writing, and removes it later', async () => {
    const unfinished = `${keyOf('a')}.0000-dead.tmp`;
    const store = open();
    store.keep(keyOf('b'), randomBytes(KILOBYTE));
    await store.settled();
    writeFileSync(path.join(folder, unfinished), randomBytes(10));
    expect(await store.read(keyOf('a'))).toBeNull();
    const sweepWith = async (name: string) => {
      const fresh = open();
      fresh.keep(keyOf(name), randomBytes(KILOBYTE));
      await fresh.settled();
      return readdirSync(folder).includes(unfinished);
    };
    expect(await sweepWith('while another process may still write')).toBe(true);
    now += HOUR_MS;
    expect(await sweepWith('an hour later')).toBe(false);
  });

  it('holds only whole pictures when its process is killed', async () => {
    const writer = path.join(import.meta.dirname, '../../testing/endless-picture-writer.ts');
    const child = fork(writer, [folder, String(WRITTEN_BYTES)], { execArgv: ['--import', 'tsx'] });
    const isWriting = () =>
      existsSync(folder) &&
      readdirSync(folder).some((name) => sizeOfFile(name) > 0 && sizeOfFile(name) < WRITTEN_BYTES);
    await expect.poll(isWriting, { interval: 1, timeout: 45_000 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const whole = readdirSync(folder).filter((name) => !name.endsWith('.tmp'));
    const digestOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex');
    expect(whole.filter((name) => digestOf(name) !== name)).toEqual([]);
  });

  it('is private: nobody else on the machine can open it', async () => {
    const store = open();
    store.keep(keyOf('a'), randomBytes(KILOBYTE));
    await store.settled();
    for (const file of [folder, path.join(folder, keyOf('a'))]) expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('keeps nothing with a limit of zero', async () => {
    const store = open(0);
    store.keep(keyOf('a'), randomBytes(KILOBYTE));
    await store.settled();
    expect([await store.read(keyOf('a')), existsSync(folder)]).toEqual([null, false]);
  });

  it('reports once that its folder cannot be used, and no call fails', async () => {
    writeFileSync(folder, 'a file, not a folder');
    const store = open();
    for (const name of ['a', 'b']) {
      store.keep(keyOf(name), randomBytes(KILOBYTE));
      await store.settled();
      expect(await store.read(keyOf(name))).toBeNull();
    }
    expect(reports).toEqual([expect.stringContaining('Cannot keep pictures')]);
  });
});
