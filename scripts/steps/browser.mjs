// Finds a browser for the tests and the benches. CHROME_PATH overrides it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, npm, ROOT, say } from './command.mjs';
import { installSystemPackage } from './system-package.mjs';

const FOLDER = path.join(ROOT, '.cache/browser');
const PACKAGE = '@sparticuz/chromium@147.0.0';
/** Cannot open windows. */
const HEADLESS = 'chromium-headless-shell';
const INSTALLED = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

export const BROWSER_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * For tests: the path of a browser that starts, or null. Headless builds come first, because a journey starts in a
 * third of the time. The first of them is from the package registry: it is the same on every machine (Linux on x64).
 */
export const ensureBrowser = () => firstThatStarts([fromPackage, [HEADLESS, ...INSTALLED], fromPlaywright, fromSystem]);

/** For benches: prefers a full browser, as people use it, if there is one. */
export const ensureWholeBrowser = () => firstThatStarts([INSTALLED, fromPackage, fromPlaywright, fromSystem]);

async function firstThatStarts(ways) {
  const own = process.env.CHROME_PATH;
  for (const way of own ? [[own], ...ways] : ways) {
    const candidates = typeof way === 'function' ? await way() : way;
    for (const candidate of candidates) {
      const browser = await onPath(candidate);
      if (existsSync(browser) && (await starts(browser))) return browser;
    }
  }
  return null;
}

/** Drives it like the tests: some builds print their version but cannot show a page. */
async function starts(browser) {
  const script = `
    import { chromium } from '@playwright/test';
    const browser = await chromium.launch({ executablePath: process.argv[1], args: ${JSON.stringify(BROWSER_FLAGS)}, timeout: 15_000 });
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    console.log(await page.textContent('p'));
    await browser.close();`;
  const args = ['--input-type=module', '-e', script, browser];
  const { code, output } = await capture(process.execPath, args, { timeout: 30_000 });
  return code === 0 && output.includes('ready');
}

async function onPath(command) {
  if (command.includes('/')) return command;
  const { code, output } = await capture('which', [command]);
  return code === 0 ? output.trim() : command;
}

/** The package unpacks its browser into the temporary folder. We give it a permanent folder. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const browser = path.join(FOLDER, 'chromium');
  if (existsSync(browser)) return [browser];
  say('Downloading a browser for the tests…');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }');
  await capture(...npm('install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock', PACKAGE), {
    cwd: FOLDER,
  });
  const unpack = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());";
  const env = { ...process.env, TMPDIR: FOLDER };
  await capture(process.execPath, ['--input-type=module', '-e', unpack], { cwd: FOLDER, env });
  return [browser];
}

async function fromPlaywright() {
  await capture(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const print = "import { chromium } from 'playwright'; console.log(chromium.executablePath());";
  const { output } = await capture(process.execPath, ['--input-type=module', '-e', print]);
  return [output.trim()];
}

async function fromSystem() {
  const name = await installSystemPackage('Chromium', [HEADLESS, 'chromium']);
  return name ? [name] : [];
}
