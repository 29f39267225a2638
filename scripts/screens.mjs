// `npm run test:screens -- [filter]`: runs the screen tests. They use the built host, so this builds it first.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { show } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { SCREENS } from './steps/screens.mjs';

await ensureInstalled();
await ensureBuilt();
const env = { ...process.env, CHROME_PATH: (await ensureBrowser()) ?? '' };
await show('The screen tests', process.execPath, [...SCREENS, ...process.argv.slice(2)], { env });
