// Checks whether the packages of the lock file are installed, and installs them if they are not.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, npm, ROOT, say } from './command.mjs';

const LEAST_NODE = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (!isNewEnough) {
    throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  say('Installing packages (first time only, takes about a minute)…');
  await installPackages(ROOT);
  say('Packages are installed.');
}

/** Installs all of them: with NODE_ENV=production npm would leave out those that build the site. */
export function installPackages(folder) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return mustRun('Installing packages', ...npm(...args), { cwd: folder });
}

/**
 * Whether every package of the lock file has its version, whatever installed it. Optional ones are for other machines.
 */
function isInstalled() {
  const installedFile = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, optional, link }]) => {
    if (name === '' || !name.includes('node_modules') || optional || link) return true;
    return installed[name]?.version === version;
  });
}
