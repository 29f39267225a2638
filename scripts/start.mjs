// `npm start`: sets everything up and runs the site. Needs only Node and npm.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './steps/built.mjs';
import { ROOT } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`\nTenth Night could not start.\n${error.message}\n`);
  process.exit(1);
}
await import(pathToFileURL(path.join(ROOT, 'apps/host/dist/main.js')).href);
