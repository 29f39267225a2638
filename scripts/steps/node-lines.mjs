// Gets other lines of Node from the package registry.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, mustRun, npm, ROOT } from './command.mjs';

const FOLDER = path.join(ROOT, '.cache/nodes');
const OLDEST_LINE = 20;
const PACKAGE = `node-${process.platform}-${process.arch}`;

/** The newest version of each even line from the oldest supported one, and of the newest line, even or odd. */
export function newestOfLines(versions) {
  const newest = new Map();
  for (const version of versions.filter((text) => /^\d+\.\d+\.\d+$/.test(text))) {
    const [line] = parts(version);
    if (line >= OLDEST_LINE && isNewer(version, newest.get(line))) newest.set(line, version);
  }
  const last = Math.max(...newest.keys());
  const isWanted = (line) => line % 2 === 0 || line === last;
  return [...newest.keys()]
    .filter(isWanted)
    .sort((a, b) => a - b)
    .map((line) => newest.get(line));
}

const parts = (version) => version.split('.').map(Number);

function isNewer(version, than) {
  if (!than) return true;
  const [a, b] = [parts(version), parts(than)];
  const k = a.findIndex((part, i) => part !== b[i]);
  return k >= 0 && a[k] > b[k];
}

export async function offeredVersions() {
  const { code, output } = await capture(...npm('view', PACKAGE, 'versions', '--json', '--loglevel=silent'), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (code !== 0) throw new Error(`The registry has no ${PACKAGE}.`);
  return JSON.parse(output);
}

/** The path of the program for one version. */
export async function ensureNode(version) {
  const folder = path.join(FOLDER, version);
  const program = path.join(folder, 'node_modules', PACKAGE, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock', `${PACKAGE}@${version}`];
  await mustRun(`Getting Node ${version}`, ...npm(...args), { cwd: folder });
  return program;
}
