// A Redis for the tests of the shared cache: an installed one, else one from the system's package manager. No package
// of
// the registry contains a server: they compile it or download it from elsewhere during installation.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './command.mjs';
import { installSystemPackage } from './system-package.mjs';

const NAMES = ['redis-server', 'valkey-server'];
/** Debian's folders for servers. Not every PATH contains them. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin'];

/** Environment variables with its location. Empty if the tests find it themselves, or if there is none. */
export async function ensureRedis() {
  if (folderOf([process.env.TEST_REDIS_PROGRAMS ?? '', ...onPath()])) return {};
  // A server that is installed but not on the PATH needs no package manager.
  if (!folderOf(SYSTEM_FOLDERS)) await installSystemPackage('a Redis', NAMES);
  const folder = folderOf(SYSTEM_FOLDERS);
  if (folder) return { TEST_REDIS_PROGRAMS: folder };
  say(
    'Could not get Redis: SKIPPING ITS CACHE TESTS. Install redis-server or valkey-server to run them. The tests on the in-memory cache still run.',
  );
  return {};
}

const onPath = () => (process.env.PATH ?? '').split(path.delimiter);

function folderOf(folders) {
  return folders.find((folder) => folder && NAMES.some((name) => existsSync(path.join(folder, name)))) ?? null;
}
