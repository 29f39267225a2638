// `npm test`: sets everything up and runs every check and test. The last line has the total counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { checks } from './steps/checks.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureDatabases } from './steps/databases.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { SCREENS } from './steps/screens.mjs';
import { addCounts, NOTHING, playwrightCounts, vitestCounts } from './steps/test-counts.mjs';

const node = process.execPath;
let total = NOTHING;

function count(what, counts, output = '') {
  total = addCounts(total, counts);
  const { passed, failed, skipped } = counts;
  if (failed > 0) say(`${output.trim()}\n`);
  say(
    `${failed > 0 ? '✗' : '✓'} ${what}: ${passed} passed, ${failed} failed, ${skipped} skipped (at ${timeSinceStart()})`,
  );
}

const timeSinceStart = () => `${(performance.now() / 60_000).toFixed(1)} min`;

/** Waits for all of them, also if one fails: the last line of the output has to have all counts. */
async function together(stages) {
  await Promise.allSettled(stages);
  return Promise.all(stages);
}

/** Runs one check per processor at a time: most checks use only one. */
async function runChecks() {
  const waiting = [...checks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

async function check({ what, command, args }) {
  const { code, output } = await capture(command, args);
  count(what, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output);
}

async function build() {
  await ensureBuilt();
  count('build, within its budget', { passed: 1, failed: 0, skipped: 0 });
}

async function unitTests(reports, databases) {
  const report = path.join(reports, 'vitest.json');
  const env = { ...process.env, ...databases };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await capture(node, args, { env });
  count('unit, API and contract tests', vitestCounts(report, code), output);
}

async function screenTests(reports, browser) {
  const report = path.join(reports, 'screens.json');
  const env = { ...process.env, CHROME_PATH: browser };
  const args = [...SCREENS, '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await capture(node, args, { env });
  count('screen tests', vitestCounts(report, code), output);
}

async function journeys(reports, browser) {
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=dot,json'];
  const { code, output } = await capture(node, args, { env });
  count('journeys', playwrightCounts(report, code), output);
}

const reports = mkdtempSync(path.join(tmpdir(), 'tenth-night-reports-'));
try {
  await ensureInstalled();
  // The downloads and the build leave processor time to the checks.
  const [databases, browser] = await together([ensureDatabases(), ensureBrowser(), runChecks(), build()]);
  await unitTests(reports, databases);
  if (!browser) throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.');
  // The screen tests show one page at a time: alone they would use little more than one processor.
  await together([screenTests(reports, browser), journeys(reports, browser)]);
} catch (error) {
  count('set-up', { passed: 0, failed: 1, skipped: 0 }, error.message);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
