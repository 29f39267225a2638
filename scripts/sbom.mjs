// `npm run sbom -- FILE`: lists every package of the lock file, with its license and checksum, as CycloneDX JSON.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, npm, ROOT, say } from './steps/command.mjs';

const file = process.argv[2];
if (file) {
  const [command, args] = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] };
  const bom = JSON.parse(await mustRun('npm sbom', command, args, options));
  // npm takes the name of the folder.
  bom.metadata.component.name = 'tenth-night';
  writeFileSync(path.resolve(file), `${JSON.stringify(bom, null, 2)}\n`);
  say(`Wrote ${file}: ${bom.components.length} packages.`);
} else {
  say('Usage: npm run sbom -- FILE');
  process.exitCode = 2;
}
