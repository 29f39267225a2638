// `npm run pictures`: pictures of every screen and state, with a contact sheet. Options, each a list with commas:
// `-- --only home,results --width 360,1280 --lang en,ar --scheme dark`, and `--to FOLDER`.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { capture, ROOT, say } from './steps/command.mjs';
import { contactSheet } from './steps/contact-sheet.mjs';
import { ensureInstalled } from './steps/install.mjs';

const one = { type: 'string' };
const { values } = parseArgs({ options: { only: one, width: one, lang: one, scheme: one, to: one } });
const folder = path.resolve(values.to ?? path.join(ROOT, 'pictures'));
const TAKE = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/pictures', '--reporter=line'];

await ensureInstalled();
const browser = await ensureBrowser();
if (!browser) throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.');
await ensureBuilt();
mkdirSync(folder, { recursive: true });
const chosen = Object.entries(values).map(([name, value]) => [`PICTURES_${name.toUpperCase()}`, value]);
const env = { ...process.env, ...Object.fromEntries(chosen), PICTURES_FOLDER: folder, CHROME_PATH: browser };
const start = Date.now();
const { code } = await capture(process.execPath, TAKE, { env, stdio: ['ignore', 'inherit', 'inherit'] });
const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
writeFileSync(path.join(folder, 'index.html'), contactSheet(files));
say(`${files.length} pictures, ${Math.round((Date.now() - start) / 1000)} s. Open ${path.join(folder, 'index.html')}`);
process.exitCode = code;
