// `npm run test:matrix`: runs the journeys that `npm test` leaves out: rare cases, and other languages and window sizes.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { show } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'];

await ensureInstalled();
await ensureBuilt();
const env = { ...process.env, TEST_MATRIX: '1', CHROME_PATH: (await ensureBrowser()) ?? '' };
await show('The matrix', process.execPath, [...JOURNEYS, ...process.argv.slice(2)], { env });
