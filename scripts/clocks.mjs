// `npm run test:clocks`: runs the unit tests, and the journeys about dates, at other times and in other time zones.
// `-- --clock 2028 --journeys trips,rooms --no-units` runs only some of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/built.mjs';
import { capture, say } from './steps/command.mjs';
import { ensureDatabases } from './steps/databases.mjs';
import { ensureFaketime, environmentAt } from './steps/faketime.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { addCounts, NOTHING, playwrightCounts, vitestCounts } from './steps/test-counts.mjs';

const CLOCKS = [
  { name: 'on 2027-03-14', at: '2027-03-14T10:00:00Z' },
  { name: 'on 2028-02-29, a leap day', at: '2028-02-29T10:00:00Z' },
  { name: 'from 2027-12-31 23:59:50 on, into the new year', at: '2027-12-31T23:59:50Z' },
  { name: 'in UTC−11', zone: 'Pacific/Pago_Pago' },
  { name: 'in UTC+14', zone: 'Pacific/Kiritimati' },
];
const JOURNEYS = [
  ...['choose-dates', 'dates-and-travellers', 'tonight', 'find-a-hotel', 'explore', 'results', 'rooms', 'room-later'],
  ...['checkout', 'checkout-opens', 'checkout-payment', 'checkout-renewal', 'checkout-signed-in', 'checkout-terms'],
  ...['booking', 'payment-return', 'trips', 'from-search-to-trips', 'pay-with-a-card', 'reviews', 'the-page-itself'],
];

const { values } = parseArgs({
  options: {
    clock: { type: 'string', default: '' },
    journeys: { type: 'string', default: JOURNEYS.join() },
    units: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

await ensureInstalled();
const clocks = CLOCKS.filter(({ name }) => name.includes(values.clock));
const library = await ensureFaketime();
if (!library && clocks.some(({ at }) => at)) {
  say('Other times need libfaketime on Linux: install the package faketime. Running only the time zones.');
}
const [databases, browser] = await Promise.all([ensureDatabases(), ensureBrowser()]);
await ensureBuilt();
const reports = mkdtempSync(path.join(tmpdir(), 'tenth-night-clocks-'));
let total = NOTHING;

/** Each command starts at the time of the clock. */
async function run(what, { name, at, zone }, { args, env, report, countsOf }) {
  const time = at ? environmentAt(at, library) : { TZ: zone };
  const { code, output } = await capture(process.execPath, args, { env: { ...process.env, ...env, ...time } });
  const counts = countsOf(report, code);
  rmSync(report, { force: true });
  total = addCounts(total, counts);
  if (counts.failed > 0) say(output.trim());
  const { passed, failed, skipped } = counts;
  say(`${failed > 0 ? '✗' : '✓'} ${what} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

function units(clock) {
  const report = path.join(reports, 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  return run('unit, API and contract tests', clock, { args, env: databases, report, countsOf: vitestCounts });
}

function journey(file, clock) {
  const report = path.join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', `/${file}.spec.ts`, '--reporter=dot,json'];
  const env = { CHROME_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return run(file, clock, { args, env, report, countsOf: playwrightCounts });
}

try {
  for (const clock of clocks.filter(({ at }) => library || !at)) {
    if (values.units) await units(clock);
    for (const file of values.journeys.split(',').filter(Boolean)) await journey(file, clock);
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || (!library && clocks.some(({ at }) => at)) ? 1 : 0;
