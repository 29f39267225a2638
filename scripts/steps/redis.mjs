// The tests of the Redis cache need a Redis that is installed; without one they are skipped, and that is said.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './command.mjs';

const NAMES = ['redis-server', 'valkey-server'];

export function tellWhetherRedis() {
  const folders = [process.env.TEST_REDIS_PROGRAMS ?? '', ...(process.env.PATH ?? '').split(path.delimiter)];
  const isInstalled = folders.some((folder) => NAMES.some((name) => existsSync(path.join(folder, name))));
  if (!isInstalled)
    say('No Redis is installed: its cache tests are skipped. The cache in memory is tested all the same.');
}
