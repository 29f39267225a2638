// `npm run sandbox`: runs only the sandbox, for any client of the real services.
import path from 'node:path';
import { optionsOrHelp, start } from '../apps/sandbox/bin/command.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { ROOT } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const options = optionsOrHelp();
if (options) {
  await ensureInstalled();
  await ensureBuilt();
  start(path.join(ROOT, 'apps/host/dist/sandbox.js'), options);
}
