// Checks whether the build matches the current sources, and builds if it does not.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say, show } from './command.mjs';

const STAMP = path.join(ROOT, '.cache/build.stamp');
const OUTPUTS = [
  'apps/web/dist/client',
  'apps/web/dist/desk',
  'apps/web/dist/server/entry-server.js',
  'apps/host/dist/main.js',
];
const INPUTS = ['apps', 'packages', 'scripts', 'package-lock.json'];
/** Tests and Markdown files do not change the build. */
const NO_INPUT = /\.(test\.tsx?|md)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'migrations']);

export async function ensureBuilt() {
  const fingerprint = fingerprintOf(INPUTS);
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
  if (isFresh && OUTPUTS.every((file) => existsSync(path.join(ROOT, file)))) return;
  say('Building…');
  // Tests get the same build as users.
  const env = { ...process.env, NODE_ENV: 'production' };
  await show('Building', process.execPath, ['scripts/build.mjs'], { env });
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
}

/** The next caller that needs a build makes it. */
export function forgetBuild() {
  rmSync(STAMP, { force: true });
}

function fingerprintOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => [...files(path.join(ROOT, input))])) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function* files(entry) {
  if (!statSync(entry).isDirectory()) {
    if (!NO_INPUT.test(entry)) yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) {
    if (!SKIPPED.has(name)) yield* files(path.join(entry, name));
  }
}
