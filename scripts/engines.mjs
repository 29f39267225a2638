// `npm run test:engines`: a traveler books and cancels a stay in Firefox and in WebKit. `-- --engine webkit` runs one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/built.mjs';
import { capture, say } from './steps/command.mjs';
import { ENGINES, missingFor } from './steps/engines.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { vitestCounts } from './steps/test-counts.mjs';

const { values } = parseArgs({ options: { engine: { type: 'string', default: '' } } });
const JOURNEY = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--configLoader=runner',
  '--config=e2e/engines/vitest.config.ts',
];

async function journey(name, folder) {
  const report = path.join(folder, `${name}.json`);
  const args = [...JOURNEY, '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await capture(process.execPath, args, { env: { ...process.env, TEST_ENGINE: name } });
  const { passed, failed } = vitestCounts(report, code);
  if (failed > 0) say(output.trim());
  say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  return failed === 0;
}

await ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-engines-'));
try {
  for (const engine of ENGINES.filter(({ name }) => name.includes(values.engine))) {
    const missing = await missingFor(engine);
    if (missing.length > 0) say(`✗ ${engine.name}: not tested. Install ${missing.join(' and ')}, then run this again.`);
    const isGood = missing.length === 0 && (await journey(engine.name, folder));
    if (!isGood) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
