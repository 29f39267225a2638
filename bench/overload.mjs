// Offers twice what the site can answer: `npm run bench:overload`, or `-- --quick` for shorter phases. Prints a table,
// and writes bench/load.json and docs/overload.md.
import { say } from '../scripts/steps/command.mjs';
import { overloadRows } from './parts/load-rows.mjs';
import { recoveryMs, summarize } from './steps/goodput.mjs';
import { withHost } from './steps/host.mjs';
import { keepLoad, readLoad, runFacts } from './steps/load-results.mjs';
import { prepareMix } from './steps/mix.mjs';
import { startLoad } from './steps/open-loop.mjs';
import { print } from './steps/print.mjs';
import { withStores } from './steps/stores.mjs';

const isQuick = process.argv.includes('--quick');
const [STEP_MS, CALM_MS, OVERLOAD_MS, AFTER_MS] = isQuick ? [5, 8, 15, 10].map(toMs) : [10, 20, 60, 20].map(toMs);
const WARM_UP = { perSecond: 15, ms: toMs(15) };
const [FIRST_PER_SECOND, FACTOR] = [20, 1.25];
/** So far from the best, more load brings nothing more. */
const PAST_BEST = 0.85;
/** A second has few requests, so its slowest one is often slower than the 99th percentile of a longer time. */
const NORMAL_FACTOR = 2;

function toMs(seconds) {
  return seconds * 1000;
}

/** Raises the rate until the good answers get fewer, or half of the requests get none. */
async function findBest(load) {
  let best = summarize([], STEP_MS);
  for (let perSecond = FIRST_PER_SECOND; ; perSecond *= FACTOR) {
    const step = summarize(await load.run(perSecond, STEP_MS), STEP_MS);
    say(`  ${perSecond.toFixed(0)} requests/s: ${step.goodPerSecond.toFixed(1)} good`);
    if (step.goodPerSecond > best.goodPerSecond) best = step;
    const isPast = step.goodPerSecond < best.goodPerSecond * PAST_BEST;
    if (isPast || step.goodPerSecond < step.offeredPerSecond / 2) return best;
  }
}

async function measure(host) {
  const load = await startLoad(await prepareMix(host));
  say('Warming up…');
  await load.run(WARM_UP.perSecond, WARM_UP.ms);
  say('Looking for the best rate…');
  const best = await findBest(load);
  const half = best.goodPerSecond / 2;
  say(`Half of the best (${half.toFixed(1)} requests/s), twice the best, half again…`);
  const calm = summarize(await load.run(half, CALM_MS), CALM_MS);
  const overload = summarize(await load.run(best.goodPerSecond * 2, OVERLOAD_MS), OVERLOAD_MS);
  const records = await load.run(half, AFTER_MS);
  await load.stop();
  const recovery = recoveryMs(records, calm.p99 * NORMAL_FACTOR, AFTER_MS);
  return { best, calm, overload, after: summarize(records, AFTER_MS), recoveryMs: recovery, afterMs: AFTER_MS };
}

const run = () =>
  withStores(({ settings, words }) => {
    const facts = { ...runFacts(), stores: words, isQuick };
    return withHost({ ...settings, TRUST_PROXY: '1' }, async (host) => ({ ...facts, ...(await measure(host)) }));
  });
// `--page` measures nothing: it writes the page again, after a change of its words.
const isOnlyPage = process.argv.includes('--page');
const results = isOnlyPage ? readLoad().overload : await run();
keepLoad('overload', results);
print(`\nOverload. ${results.stores}`, overloadRows(results));
