/**
 * Allows one process per data folder. The embedded database has no lock, and two processes on one folder silently lose
 * data. The lock is a file that names its holder. If the holder died, the next process takes the lock over.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from './private-folder';

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

type Holder = { readonly pid: number; readonly bornAt: string; readonly token: string };

export type DataFolderLock = {
  readonly databaseFolder: string;
  readonly isNewFolder: boolean;
  release(): Promise<void>;
};

export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const lockFile = path.join(folder, 'in-use.lock');
  const databaseFolder = path.join(folder, 'database');
  const me: Holder = { pid: process.pid, bornAt: birthOf(process.pid), token: randomUUID() };
  try {
    await makePrivateFolder(folder);
    await writeLock(lockFile, me);
  } catch (cause) {
    if (cause instanceof DataFolderError) throw cause;
    throw new DataFolderError(`Cannot write to the data folder ${folder}: ${(cause as Error).message}`, { cause });
  }
  // If two processes take over the same dead lock at once, the last writer holds it and the other one gives up.
  if ((await readHolder(lockFile))?.token !== me.token) throw inUse(folder, await readHolder(lockFile));
  return {
    databaseFolder,
    isNewFolder: !existsSync(path.join(databaseFolder, 'PG_VERSION')),
    async release() {
      if ((await readHolder(lockFile))?.token === me.token) await rm(lockFile, { force: true });
    },
  };
}

async function writeLock(lockFile: string, me: Holder): Promise<void> {
  const text = JSON.stringify(me);
  try {
    await writeFile(lockFile, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = await readHolder(lockFile);
    if (holder && isAlive(holder)) throw inUse(path.dirname(lockFile), holder);
    await writeFile(lockFile, text);
  }
}

async function readHolder(lockFile: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, bornAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // The system reuses the number of a dead process, but not its start time.
  return birthOf(pid) === bornAt;
}

/** The process's start time in ticks since boot, if the system tells it. Otherwise only the process number counts. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function inUse(folder: string, holder: Holder | null): DataFolderError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new DataFolderError(
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`,
  );
}
