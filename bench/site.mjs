// Measures the whole site: `npm run bench`, or `npm run bench -- --quick` for one round of everything.
// Prints a table and writes bench/results.json, docs/performance.md and its plots. `npm run bench -- --page` measures
// nothing: it writes the page again from the stored results, after a change of its words.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT, say } from '../scripts/steps/command.mjs';
import { growWithBookings } from './parts/booking-growth.mjs';
import { growWithHotels } from './parts/hotel-growth.mjs';
import { IDLE_MS, memoryBesidePostgres, memoryOf, memoryWhenQuiet } from './parts/memory.mjs';
import { measurePages } from './parts/pages.mjs';
import { groupsOf } from './parts/rows.mjs';
import { measureServer } from './parts/server.mjs';
import { growWithStreams, memoryPerStream } from './parts/stream-growth.mjs';
import { plotsOf, writeUp } from './parts/write-up.mjs';
import { pause } from './steps/figures.mjs';
import { withHost } from './steps/host.mjs';
import { withBrowser } from './steps/phone.mjs';
import { print } from './steps/print.mjs';
import { heading } from './steps/table.mjs';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 1 : 3;
/** The time of one visit varies more. */
const VISITS = isQuick ? 1 : 5;
const LOAD_MS = isQuick ? 1_500 : 3_000;
/** All visitors come from one address, so the limits are off. Streams name their own address, as behind a proxy. */
const SETTINGS = { SANDBOX_LATENCY_MS: '600', LIMITS: 'off', TRUST_PROXY: '1' };

async function measure(host) {
  await pause(IDLE_MS);
  const idle = memoryOf(host);
  const heldStreams = await memoryPerStream(host);
  say('Pages on a phone…');
  const pages = await withBrowser((browser) => measurePages(browser, host, VISITS));
  say('Server…');
  const server = await measureServer(host, { rounds: ROUNDS, ms: LOAD_MS });
  say('Growth…');
  const growth = { hotels: await growWithHotels(host), streams: await growWithStreams(host), heldStreams };
  say('Memory…');
  const loaded = memoryOf(host);
  return { pages, server, growth, memory: { idle, loaded, quiet: await memoryWhenQuiet(host) } };
}

/** Four digits are more than a run repeats. */
function withRoundFigures(figures) {
  const rounded = (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  return JSON.parse(JSON.stringify(figures, rounded));
}

async function run() {
  const [loadBefore] = loadavg();
  const { growth, memory, ...measured } = await withHost(SETTINGS, measure);
  return withRoundFigures({
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim(),
    loadBefore,
    isQuick,
    ...measured,
    growth: { ...growth, bookings: await growWithBookings() },
    memory: { ...memory, postgres: await memoryBesidePostgres(SETTINGS) },
  });
}

const RESULTS = 'bench/results.json';
const fileOf = (name) => path.join(ROOT, name);
const write = (name, content) => writeFileSync(fileOf(name), content);
const isOnlyPage = process.argv.includes('--page');

const results = isOnlyPage ? JSON.parse(readFileSync(fileOf(RESULTS), 'utf8')) : await run();
write(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
write('docs/performance.md', writeUp(results));
for (const [name, svg] of Object.entries(plotsOf(results))) write(`docs/pictures/${name}`, svg);
const rows = groupsOf(results).flatMap(({ title, rows: own }) => [heading(title), ...own]);
print('\nTenth Night', rows);
