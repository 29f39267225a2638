// `npm run release:sandbox`: writes the sandbox as an npm package, release/tenth-night-sandbox-<version>.tgz. Anybody with
// Node runs it with `npx --package ./tenth-night-sandbox-<version>.tgz tenth-night-sandbox`, and points a LiteAPI client
// at it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, npm, ROOT, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

await ensureInstalled();
// It imports packages, so these must be installed first.
const { bundleServer } = await import('./steps/server-bundle.mjs');

const source = path.join(ROOT, 'apps/sandbox');
const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-sandbox-'));
try {
  await bundleServer(path.join(folder, 'dist'), { sandbox: 'apps/sandbox/src/main.ts' });
  for (const name of ['bin', 'README.md'])
    cpSync(path.join(source, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(source, 'src/vendors/payments/browser'), path.join(folder, 'browser'), { recursive: true });
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const manifest = manifestOf(JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const releases = path.join(ROOT, 'release');
  mkdirSync(releases, { recursive: true });
  await mustRun('Packing', ...npm('pack', '--pack-destination', releases), { cwd: folder });
  say(`Wrote release/tenth-night-sandbox-${manifest.version}.tgz`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Our own packages are in the bundle. */
function manifestOf({ name, version, license, dependencies }) {
  const outside = Object.entries(dependencies).filter(([dependency]) => !dependency.startsWith('@tenth-night/'));
  return {
    name,
    version,
    license,
    description:
      'LiteAPI, Tripadvisor reviews, a card form, sign-in and mail to test against, without keys or network.',
    type: 'module',
    bin: { 'tenth-night-sandbox': 'bin/sandbox.mjs' },
    exports: { './browser/*': './browser/*' },
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(outside),
  };
}
