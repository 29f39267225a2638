// `npm run test:fonts`: runs the journeys with one font family at a time, in a headless and in a full browser.
// `-- --font noto --journeys reviews,hotel` runs only some of them. Linux only: other systems have no fontconfig.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureWholeBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { installSystemPackage } from './steps/system-package.mjs';
import { addCounts, NOTHING, playwrightCounts } from './steps/test-counts.mjs';

/** From wide to narrow: text that fits in DejaVu fits everywhere. */
const FONTS = [
  { name: 'dejavu', family: 'DejaVu Sans', folders: ['dejavu'], from: 'fonts-dejavu-core' },
  { name: 'noto', family: 'Noto Sans', folders: ['noto'], from: 'fonts-noto-core' },
  { name: 'liberation', family: 'Liberation Sans', folders: ['liberation', 'liberation2'], from: 'fonts-liberation' },
];

const { values } = parseArgs({
  options: { font: { type: 'string', default: '' }, journeys: { type: 'string', default: '' } },
});

/** The folder of the font, or null. */
async function ensureFont({ name, folders, from }) {
  const find = () =>
    folders.map((folder) => `/usr/share/fonts/truetype/${folder}`).find((folder) => existsSync(folder));
  if (!find()) await installSystemPackage(`the font ${name}`, [from]);
  return find() ?? null;
}

/** A font configuration without any other font, whatever a page requests. */
function configure(folder, { name, family }, fonts) {
  const file = path.join(folder, `${name}.conf`);
  const rule = `<match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`;
  const parts = [`<dir>${fonts}</dir>`, `<cachedir>${path.join(folder, name)}</cachedir>`, rule];
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${parts.join('')}</fontconfig>`);
  return file;
}

async function journeys(what, env, folder) {
  const report = path.join(folder, 'playwright.json');
  rmSync(report, { force: true });
  const files = values.journeys.split(',').filter(Boolean);
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e',
    ...files.map((file) => `/${file}.spec.ts`),
  ];
  const own = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await capture(process.execPath, [...args, '--reporter=dot,json'], { env: own });
  const counts = playwrightCounts(report, code);
  if (counts.failed > 0) say(output.trim());
  const { passed, failed, skipped } = counts;
  say(`${failed > 0 ? '✗' : '✓'} ${what}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  return counts;
}

await ensureInstalled();
const browsers = [...new Set([await ensureBrowser(), await ensureWholeBrowser()])].filter(Boolean);
await ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-fonts-'));
let total = NOTHING;
try {
  for (const font of FONTS.filter(({ name }) => name.includes(values.font))) {
    const fonts = await ensureFont(font);
    if (!fonts) {
      say(`✗ ${font.family}: install the package ${font.from}.`);
      total = addCounts(total, { ...NOTHING, failed: 1 });
      continue;
    }
    const FONTCONFIG_FILE = configure(folder, font, fonts);
    for (const browser of browsers) {
      const what = `${font.family} in ${path.basename(browser)}`;
      total = addCounts(total, await journeys(what, { FONTCONFIG_FILE, CHROME_PATH: browser }, folder));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || browsers.length === 0 ? 1 : 0;
