// Says what a site needs for so many searches a day: `npm run scale -- --searches 1000000`. Any assumption can be
// replaced: `--set cacheSeconds=60`, `--set instanceMonth=25`. `--write` writes the tables of docs/scaling.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, say } from './steps/command.mjs';
import { moneyFor, planFor } from './steps/scale-day.mjs';
import { ASSUMED, PRICES } from './steps/scale-inputs.mjs';
import { assumptionsTable, costsTable, fillPage, plansTable } from './steps/scale-page.mjs';

const PAGE = path.join(ROOT, 'docs/scaling.md');
const STEPS = [100_000, 1_000_000, 10_000_000];

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '1000000' },
    set: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});

/** The assumptions and prices, with those replaced that the command line names. */
function inputs() {
  const all = { ...ASSUMED, ...PRICES };
  for (const text of values.set) {
    const [name = '', value = ''] = text.split('=');
    if (!Object.hasOwn(all, name) || !(Number(value) >= 0))
      throw new Error(`Unknown assumption or wrong number: ${text}`);
    all[name] = Number(value);
  }
  return all;
}

const { costs } = JSON.parse(readFileSync(path.join(ROOT, 'bench/load.json'), 'utf8'));
const given = inputs();
const planned = (searches) => {
  const plan = planFor(searches, costs, given);
  return { plan, money: moneyFor(plan, given) };
};

if (values.write) {
  const parts = { costs: costsTable(costs), assumptions: assumptionsTable(), plan: plansTable(STEPS.map(planned)) };
  writeFileSync(PAGE, fillPage(readFileSync(PAGE, 'utf8'), parts));
  say('Wrote the tables of docs/scaling.md');
} else say(plansTable([planned(Number(values.searches))]));
