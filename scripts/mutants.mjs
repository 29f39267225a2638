// `npm run test:mutants -- [area …]`: breaks the code in many small ways; a test must fail each time. See
// docs/mutation-testing.md.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { AREAS, mutateOf } from './steps/mutant-areas.mjs';
import { ensureStryker } from './steps/stryker.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Files to break instead of the whole area, separated by commas. */
    mutate: { type: 'string' },
    /** Also breaks code that runs once, when a file is loaded. Each of these mutants runs every test of the file. */
    static: { type: 'boolean', default: false },
    /** The name of the report. The default is the area's name. */
    report: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(AREAS);
const unknown = names.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0) throw new Error(`No such area: ${unknown}. There are ${Object.keys(AREAS).join(', ')}.`);

await ensureInstalled();
const { core, runner } = await ensureStryker();
const { Stryker } = await import(pathToFileURL(core).href);
// Code that ignores time zones fails here, but not in UTC.
process.env.TZ = 'Pacific/Auckland';

for (const name of names) {
  const area = AREAS[name];
  const report = `.cache/mutants/${values.report ?? name}`;
  process.env.MUTANT_TESTS = area.tests.join(',');
  say(`Mutants of ${name}; writes its report to ${report}.html`);
  await new Stryker({
    mutate: mutateOf(area, values.mutate?.split(',')),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.config.ts' },
    plugins: [runner],
    concurrency: Number(values.concurrency),
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    timeoutMS: 60_000,
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    tempDirName: `.cache/mutants/work-${values.report ?? name}`,
    // The tests of these areas read none of these. The slash means the repository's root: the API has a folder `docs` too.
    ignorePatterns: ['/apps/host', '/e2e', '/bench', '/docs', '/branding', '/data', '/.cache', 'dist'],
    allowConsoleColors: false,
    thresholds: { high: 90, low: 80, break: null },
  }).runMutationTest();
}
