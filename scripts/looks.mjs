// `npm run test:looks`: compares the main screens with their stored pictures. `-- --update` stores how they look now.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { show } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const LOOKS = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '/looks.spec.ts'];

await ensureInstalled();
await ensureBuilt();
const env = { ...process.env, CHROME_PATH: (await ensureBrowser()) ?? '', ...(values.update && { UPDATE_LOOKS: '1' }) };
// Those of `npm test`, then those of the matrix.
for (const part of ['', '1'])
  await show('Comparing the looks', process.execPath, LOOKS, { env: { ...env, TEST_MATRIX: part } });
