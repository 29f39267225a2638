/**
 * Keeps made pictures in a folder with a size limit. Several processes may share the folder, and it survives a restart.
 * The least recently used pictures go first.
 *
 * A file appears under its name only when it is complete. Its modification time is when it was made, its access time
 * when it was last used.
 */
import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '../../db/private-folder';

export type PictureStore = {
  /** Null if the picture is unknown or too old. Never rejects. `key` consists of hexadecimal digits. */
  read(key: string): Promise<Buffer | null>;
  /** Returns at once. The picture can be read from now on. */
  keep(key: string, bytes: Buffer): void;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
};

export type StoreOptions = {
  readonly folder: string;
  readonly maxBytes: number;
  readonly now: () => number;
  /** Gets a message when the folder stops working. */
  readonly report: (message: string) => void;
};

const WEEK_MS = 7 * 86_400_000;
/** The time of the last use is not more exact than this. */
const TOUCH_MS = 3_600_000;
/** A process that wrote such a file this long ago has died. */
const UNFINISHED_MS = 600_000;
/** Sweeps after this share of the limit was written, and leaves two such shares free: for this and other processes. */
const SWEEP_SHARE = 0.05;
const STATS_AT_ONCE = 16;
const FILE = /^[0-9a-f]{64}(\.[\w-]+\.tmp)?$/;

export function createPictureStore({ folder, maxBytes, now, report }: StoreOptions): PictureStore {
  const writing = new Map<string, { readonly bytes: Buffer; readonly done: Promise<void> }>();
  const fileOf = (key: string) => path.join(folder, key);
  // The limit may have been lowered since the last start.
  let unswept = Number.POSITIVE_INFINITY;
  let hasFailed = false;

  async function write(key: string, bytes: Buffer): Promise<void> {
    const unfinished = path.join(folder, `${key}.${randomUUID()}.tmp`);
    try {
      await makePrivateFolder(folder);
      await writeWhole(unfinished, bytes);
      await rename(unfinished, fileOf(key));
      unswept += bytes.byteLength;
      if (unswept >= maxBytes * SWEEP_SHARE) {
        unswept = 0;
        await sweep(folder, maxBytes * (1 - 2 * SWEEP_SHARE), now());
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) report(`Cannot keep pictures in ${folder} (${(error as Error).message})`);
      hasFailed = true;
      await rm(unfinished, { force: true }).catch(() => {});
    } finally {
      writing.delete(key);
    }
  }

  return {
    async read(key) {
      return writing.get(key)?.bytes ?? (await readFresh(fileOf(key), now()).catch(() => null));
    },
    keep(key, bytes) {
      if (bytes.byteLength > maxBytes * SWEEP_SHARE || writing.has(key)) return;
      writing.set(key, { bytes, done: Promise.resolve().then(() => write(key, bytes)) });
    },
    async settled() {
      while (writing.size > 0) await Promise.all([...writing.values()].map(({ done }) => done));
    },
  };
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    // Otherwise a power cut could leave an empty file under the final name.
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function readFresh(file: string, now: number): Promise<Buffer | null> {
  const handle = await open(file, 'r');
  try {
    const { mtimeMs, atimeMs } = await handle.stat();
    if (now - mtimeMs > WEEK_MS) return null;
    const bytes = await handle.readFile();
    if (now - atimeMs > TOUCH_MS) await utimes(file, now / 1000, mtimeMs / 1000).catch(() => {});
    return bytes;
  } finally {
    await handle.close();
  }
}

type Kept = { readonly file: string; readonly size: number; readonly usedAt: number };

/** Removes the least recently used files until the rest fits. Other processes may do the same at the same time. */
async function sweep(folder: string, maxBytes: number, now: number): Promise<void> {
  const kept = await listKept(folder, now);
  let size = kept.reduce((sum, file) => sum + file.size, 0);
  for (const file of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (size <= maxBytes) return;
    await rm(file.file, { force: true });
    size -= file.size;
  }
}

/** Removes what dead processes left behind. */
async function listKept(folder: string, now: number): Promise<readonly Kept[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const kept: Kept[] = [];
  const look = async (name: string) => {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found) return;
    if (name.endsWith('.tmp') && now - found.mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
    else kept.push({ file, size: found.size, usedAt: found.atimeMs });
  };
  for (let from = 0; from < names.length; from += STATS_AT_ONCE) {
    await Promise.all(names.slice(from, from + STATS_AT_ONCE).map(look));
  }
  return kept;
}
