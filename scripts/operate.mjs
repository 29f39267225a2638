// `npm run db:backup`, `db:restore`, `free-nights`, `desk:reset`: commands on the data of the site.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './steps/built.mjs';
import { ROOT } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(path.join(ROOT, 'apps/host/dist/operate.js')).href);
