// The results of the benches under load, each run replacing its own part, and the page that shows them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/steps/command.mjs';
import { loadPage, loadPlots } from '../parts/load-page.mjs';
import { machine } from './machine.mjs';

const FILE = path.join(ROOT, 'bench/load.json');

/** When and where a run took place, and how busy the machine was before it. */
export const runFacts = () => ({
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
  cores: cpus().length,
  loadBefore: loadavg()[0],
});

export const readLoad = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Four digits are more than a run repeats. */
const rounded = (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

export function keepLoad(part, results) {
  const all = { ...readLoad(), [part]: results };
  writeFileSync(FILE, `${JSON.stringify(all, rounded, 2)}\n`);
  writeLoadPage();
}

/** From the file, so that the page shows what is stored. */
function writeLoadPage() {
  const all = readLoad();
  writeFileSync(path.join(ROOT, 'docs/overload.md'), loadPage(all));
  for (const [name, svg] of Object.entries(loadPlots(all))) {
    writeFileSync(path.join(ROOT, 'docs/pictures', name), svg);
  }
}
