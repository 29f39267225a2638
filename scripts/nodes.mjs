// `npm run test:nodes`: runs a start with its build, one journey and the unit tests on every Node line from 20 to the
// newest.
// `-- --line 24 --no-units` runs one line only, without the unit tests, which take longest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './steps/browser.mjs';
import { forgetBuild } from './steps/built.mjs';
import { capture, ROOT, say } from './steps/command.mjs';
import { ensureDatabases } from './steps/databases.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensureNode, newestOfLines, offeredVersions } from './steps/node-lines.mjs';
import { addCounts, NOTHING, playwrightCounts, vitestCounts } from './steps/test-counts.mjs';

const JOURNEY = 'from-search-to-trips';
const OPEN = /Tenth Night is open at (\S+)/;

const { values } = parseArgs({
  options: { line: { type: 'string', default: '' }, units: { type: 'boolean', default: true } },
  allowNegative: true,
});

await ensureInstalled();
const versions = newestOfLines(await offeredVersions()).filter((version) => version.startsWith(values.line));
const [databases, browser] = await Promise.all([ensureDatabases(), ensureBrowser()]);
const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-nodes-'));
let total = NOTHING;

function count(what, counts, output) {
  total = addCounts(total, counts);
  const { passed, failed, skipped } = counts;
  if (failed > 0) say(output.trim());
  say(`  ${failed > 0 ? '✗' : '✓'} ${what}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

async function units(node, env) {
  const report = path.join(folder, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await capture(node, args, { env: { ...env, ...databases } });
  count('unit, API and contract tests', vitestCounts(report, code), output);
}

async function journey(node, env) {
  const report = path.join(folder, 'playwright.json');
  rmSync(report, { force: true });
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', `/${JOURNEY}.spec.ts`];
  const own = { CHROME_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await capture(node, [...args, '--reporter=dot,json'], { env: { ...env, ...own } });
  count(`journey ${JOURNEY}`, playwrightCounts(report, code), output);
}

/** Like the first `npm start`: builds, loads the page at the printed address, and ends with Ctrl-C. */
async function start(node, env) {
  forgetBuild();
  const own = { PORT: '0', DATA_DIR: mkdtempSync(path.join(folder, 'data-')) };
  const site = spawn(node, ['scripts/start.mjs'], { cwd: ROOT, env: { ...env, ...own } });
  const ended = once(site, 'close');
  let output = '';
  const opened = new Promise((resolve) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, url] = OPEN.exec(output) ?? [];
        if (url) resolve(url);
      });
    }
    ended.then(() => resolve(null));
  });
  const url = await opened;
  const status = url && (await fetch(url)).status;
  site.kill('SIGINT');
  const [code] = await ended;
  const isGood = status === 200 && code === 0;
  const why = `${output}\nstatus ${status}, exit code ${code}`;
  count('build, start, first page, end', { ...NOTHING, [isGood ? 'passed' : 'failed']: 1 }, why);
}

try {
  for (const version of versions) {
    say(`Node ${version}`);
    const node = await ensureNode(version);
    // Every program that runs `node` by name gets this one.
    const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
    await start(node, env);
    await journey(node, env);
    if (values.units) await units(node, env);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || versions.length === 0 ? 1 : 0;
