// Puts everything that the site needs at run time into one folder: the build, its packages, and what the host reads.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './command.mjs';
import { neededPackages } from './needed-packages.mjs';

/** Apps whose packages stay outside the bundle. The bundle of `apps/web` contains its own. */
const APPS = ['apps/api', 'apps/host', 'apps/sandbox'];
const MIGRATIONS = 'apps/api/src/db/migrations';

/** The sandbox finds its files for browsers by the name of its package. */
const SANDBOX_FILES = ['package.json', 'src/vendors/payments/browser'];

export const COPIED = [
  'apps/host/dist',
  'apps/web/dist',
  'apps/web/app/i18n/locales',
  'apps/web/app/styles/tokens.css',
  'apps/web/app/ui/drawings/dark-house.svg',
  MIGRATIONS,
  'branding',
  'deploy/Caddyfile',
  'deploy/tenth-night.service',
  'docs/backup.md',
  'docs/branding.md',
  'docs/configuration.md',
  'docs/deploy.md',
  'docs/openapi.json',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
];

export async function writeReleaseFolder(folder) {
  for (const name of COPIED) copy(name, folder, (file) => !file.endsWith('.js.map'));
  for (const name of SANDBOX_FILES) {
    const target = path.join(folder, 'node_modules/@tenth-night/sandbox', name);
    cpSync(path.join(ROOT, 'apps/sandbox', name), target, { recursive: true });
  }
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  for (const name of neededPackages(lock, APPS)) copyPackage(lock, name, folder);
  const { name, version, license, type, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const own = { name, version, private: true, license, type, engines };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  // The host looks for this snapshot at its first start, and the folder may be read-only then.
  const { ensureSnapshot } = await tsImport('../../apps/api/src/db/snapshot.ts', import.meta.url);
  await ensureSnapshot(path.join(ROOT, MIGRATIONS), path.join(folder, '.cache'));
}

function copy(name, folder, filter) {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.join(ROOT, name), target, { recursive: true, filter });
}

/** Packages inside it have keys of their own. Optional ones for other machines are not installed. */
function copyPackage(lock, name, folder) {
  const source = path.join(ROOT, name);
  if (!existsSync(source) && lock.packages[name].optional) return;
  copy(name, folder, (file) => file === source || path.basename(file) !== 'node_modules');
}
