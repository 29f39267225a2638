// docs/overload.md and its plot, from the stored results.
import { plot } from '../steps/plot.mjs';
import { shown, toMarkdown } from '../steps/table.mjs';
import { memoryRows, overloadRows } from './load-rows.mjs';

/** More load than this before the run, per core, makes the times worthless. */
const BUSY_SHARE = 0.5;

const INTRO = `# Overload and memory

What happens when more visitors come than the site can serve, and when many come for a long time. \`npm run bench:overload\` and \`npm run bench:memory\` measure it, and write this page, its plot and \`bench/load.json\`. They need Linux and a quiet machine. [Decision 34](decisions/0034-refusing-in-time.md) explains how the site sheds load.`;

const ABOUT_OVERLOAD = `Of a hundred requests, 25 are for the home page, 20 for results, 25 for the rates of up to 200 hotels until the last line, 15 for a hotel's page, and 15 for its details. Places, stays and hotels follow the law of Zipf. They come from 20,000 addresses, so that no limit of an address decides, and they start on a schedule, whether or not earlier ones have ended. An answer is good if it is complete within 5 seconds; after 10 seconds the visitor leaves. The site is one process. **Load, sandbox and databases share the processors with it,** so the figures say how the site behaves, not how much a server can do. Normal means: nine of ten requests are good, and none of the good ones takes twice the 99th percentile of the calm time before.`;

const ABOUT_MEMORY = `The same requests, at about 60 % of the best rate. We read the memory every five seconds. A run of a few minutes says little: caches still fill. It is flat if a line through the last half rises by less than 5 %.`;

function runOf({ date, machine, cores, loadBefore, stores, isQuick }) {
  const other =
    loadBefore > cores * BUSY_SHARE
      ? `**The machine was busy with other work** (load ${shown(loadBefore)} before the run): do not trust the times.`
      : `The machine was quiet (load ${shown(loadBefore)} before the run).`;
  return `The last run: ${date}, ${machine}. ${stores}. ${isQuick ? 'A quick run with short phases. ' : ''}${other}`;
}

/** @param {{ overload?: any, memory?: any }} results */
export function loadPage({ overload, memory }) {
  const parts = [INTRO];
  if (overload)
    parts.push('## Overload', ABOUT_OVERLOAD, runOf(overload), toMarkdown(overloadRows(overload)).join('\n'));
  if (memory) {
    parts.push('## Memory', `${memory.minutes} minutes. ${ABOUT_MEMORY}`, runOf(memory));
    parts.push(toMarkdown(memoryRows(memory)).join('\n'), '![Memory over time](pictures/bench-memory.svg)');
  }
  return `${parts.join('\n\n')}\n`;
}

/** By file name. */
export function loadPlots({ memory }) {
  if (!memory) return {};
  const [resident, heap] = memory.parts;
  const series = [resident, heap].map(({ name, points }) => ({ name, points: points.map(([s, mb]) => [s / 60, mb]) }));
  const words = { title: 'Memory under steady load', x: 'minutes', y: 'MB' };
  return { 'bench-memory.svg': plot({ ...words, series, isTime: true }) };
}
