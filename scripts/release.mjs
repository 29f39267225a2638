// `npm run release`: writes release/tenth-night-<version>.tar.gz, which runs on a machine with Node alone: no build, no
// network. It fits the operating system and the processor of the machine that made it. `-- --folder path` writes the
// same files into a folder instead.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/built.mjs';
import { mustRun, ROOT, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const { folder } = parseArgs({ options: { folder: { type: 'string' } } }).values;
await ensureInstalled();
await ensureBuilt();
// It imports packages, so these must be installed first.
const { writeReleaseFolder } = await import('./steps/release-files.mjs');

if (folder) await writeReleaseFolder(path.resolve(folder));
else await writeArchive();

async function writeArchive() {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [releases, name] = [path.join(ROOT, 'release'), `tenth-night-${version}`];
  rmSync(path.join(releases, name), { recursive: true, force: true });
  mkdirSync(releases, { recursive: true });
  await writeReleaseFolder(path.join(releases, name));
  await mustRun('Packing', 'tar', ['-czf', `${name}.tar.gz`, '--owner=0', '--group=0', name], { cwd: releases });
  rmSync(path.join(releases, name), { recursive: true });
  say(`Wrote release/${name}.tar.gz for ${process.platform}-${process.arch}`);
}
