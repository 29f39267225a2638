// Steady load for a long time: `npm run bench:memory`, or `-- --minutes 30`. Says whether the memory of each process is
// flat. Prints a table, and writes its part of bench/load.json and docs/overload.md.
import { parseArgs } from 'node:util';
import { say } from '../scripts/steps/command.mjs';
import { memoryRows } from './parts/load-rows.mjs';
import { summarize } from './steps/goodput.mjs';
import { withHost } from './steps/host.mjs';
import { keepLoad, readLoad, runFacts } from './steps/load-results.mjs';
import { prepareMix } from './steps/mix.mjs';
import { startLoad } from './steps/open-loop.mjs';
import { print } from './steps/print.mjs';
import { childrenOf, megabytesOf } from './steps/process-figures.mjs';
import { withStores } from './steps/stores.mjs';
import { lowPoints, trendOf } from './steps/trend.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const MINUTES = Number(values.minutes);
const SAMPLE_MS = 5_000;
const SHARE_OF_BEST = 0.6;
const MB = 1024 * 1024;
/** Until there is a run of `bench:overload`. */
const USUAL_BEST = 40;

/** What Node says about itself, in MB. */
async function innerMemory(metricsUrl) {
  const text = await (await fetch(metricsUrl)).text();
  const read = (name) => Number(new RegExp(`^tenth_night_nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1] ?? 0) / MB;
  return { heap: read('heap_size_used'), external: read('external_memory') };
}

function startSampling({ child, metricsUrl }) {
  const [sandbox] = childrenOf(child.pid);
  const begun = performance.now();
  const samples = [];
  const timer = setInterval(async () => {
    const s = (performance.now() - begun) / 1000;
    const [host, other] = [megabytesOf(child.pid), megabytesOf(sandbox)];
    samples.push({ s, host, sandbox: other, ...(await innerMemory(metricsUrl)) });
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

/** The sandbox stands in for other companies and keeps what it was asked, so its growth is no goal. */
const PARTS = [
  { name: 'Site: resident', field: 'host', isGoal: true },
  { name: 'Site: heap, lowest of each minute', field: 'heap', isGoal: true, hasLows: true },
  { name: 'Site: buffers', field: 'external', isGoal: false },
  { name: 'Sandbox: resident', field: 'sandbox', isGoal: false },
];

async function measure(host) {
  const perSecond = (readLoad().overload?.best.goodPerSecond ?? USUAL_BEST) * SHARE_OF_BEST;
  const load = await startLoad(await prepareMix(host));
  say(`${perSecond.toFixed(0)} requests/s for ${MINUTES} minutes…`);
  const stop = startSampling(host);
  const { goodPerSecond } = summarize(await load.run(perSecond, MINUTES * 60_000), MINUTES * 60_000);
  const samples = stop();
  await load.stop();
  const parts = PARTS.map(({ field, hasLows = false, ...part }) => {
    const points = samples.map((sample) => [sample.s, sample[field]]);
    return { ...part, trend: trendOf(hasLows ? lowPoints(points) : points), points };
  });
  return { minutes: MINUTES, perSecond, goodPerSecond, parts };
}

const results = await withStores(({ settings, words }) => {
  const facts = { ...runFacts(), stores: words };
  const env = { ...settings, TRUST_PROXY: '1', METRICS_PORT: '0' };
  return withHost(env, async (host) => ({ ...facts, ...(await measure(host)) }));
});
keepLoad('memory', results);
print(`\nMemory. ${results.stores}`, memoryRows(results));
