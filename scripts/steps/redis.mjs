// A Redis for the tests of the shared cache: one that is installed, else one from the system's package manager. No package of
// the registry ships a server: those that exist compile one or download it from elsewhere when they are installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './command.mjs';
import { installSystemPackage } from './system-package.mjs';

const NAMES = ['redis-server', 'valkey-server'];
/** Where Debian puts servers; not everybody's PATH has it. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin'];

/** The environment that tells the tests where it is; empty where they will find it themselves, or where none can be had. */
export async function ensureRedis() {
  if (folderOf([process.env.TEST_REDIS_PROGRAMS ?? '', ...onPath()])) return {};
  // What is installed but not on the PATH needs no package manager.
  if (!folderOf(SYSTEM_FOLDERS)) await installSystemPackage('a Redis', NAMES);
  const folder = folderOf(SYSTEM_FOLDERS);
  if (folder) return { TEST_REDIS_PROGRAMS: folder };
  say(
    'No Redis could be had: ITS CACHE TESTS ARE SKIPPED. Install redis-server or valkey-server to run them. The cache in memory is tested all the same.',
  );
  return {};
}

const onPath = () => (process.env.PATH ?? '').split(path.delimiter);

function folderOf(folders) {
  return folders.find((folder) => folder && NAMES.some((name) => existsSync(path.join(folder, name)))) ?? null;
}
