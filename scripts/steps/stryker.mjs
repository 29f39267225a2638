// Stryker, which breaks the code on purpose. Comes from the package registry on demand, not with `npm ci`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, npm, ROOT, say } from './command.mjs';

const FOLDER = path.join(ROOT, '.cache/stryker');
/** The last version that runs on Node 20. */
const VERSION = '9.6.1';
const PACKAGES = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];

/**
 * The paths of its two packages. They find Vitest in our `node_modules`, because the folder is inside the repository.
 */
export async function ensureStryker() {
  const [core, runner] = PACKAGES.map((name) => path.join(FOLDER, 'node_modules', name, 'dist/src/index.js'));
  if (!existsSync(core) || !existsSync(runner)) {
    say('Downloading Stryker…');
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }');
    const exact = PACKAGES.map((name) => `${name}@${VERSION}`);
    // Otherwise a peer dependency would install a second Vitest.
    const flags = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--legacy-peer-deps'];
    await mustRun('Downloading Stryker', ...npm('install', ...flags, ...exact), { cwd: FOLDER });
  }
  return { core, runner };
}
