// Checks the script that the first visit to each page loads, in brotli, against its budget. Above it the build fails.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { say } from './command.mjs';
import { SCRIPT_BUDGETS_KB, SCRIPT_FLOOR_KB, SHORT_PAGE_KB } from './script-budgets.mjs';

const ENTRY = 'app/entry-client.tsx';
/** The pages that the entry does not know: see `apps/web/app/route-table.tsx`. */
const RARE_ROUTES = 'app/rare-routes.ts';
const ROUTE = /^app\/routes\/([\w-]+)\.tsx$/;

export function reportPageWeight(clientFolder, textsOf) {
  const manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const pages = Object.keys(manifest).flatMap((key) => ROUTE.exec(key)?.[1] ?? []);
  const kbOf = (page) => {
    const texts = [...new Set(['main', textsOf(page)])].map((group) => `app/i18n/locales/${group}/en.po`);
    const route = `app/routes/${page}.tsx`;
    const table = manifest[ENTRY].dynamicImports.includes(route) ? ENTRY : RARE_ROUTES;
    const files = chunksOf(manifest, [ENTRY, table, route, ...texts]).map(({ file }) => file);
    return files.reduce((sum, file) => sum + sentBytes(path.join(clientFolder, file)), 0) / 1000;
  };
  const weights = Object.fromEntries(pages.map((page) => [page, kbOf(page)]));
  const shown = ['home', 'search', 'hotel', 'checkout'].map((page) => `${page} ${weights[page].toFixed(1)}`);
  say(
    `  script of a first visit, kB brotli: ${shown.join(', ')} (React and the runtime of the texts alone: ${SCRIPT_FLOOR_KB})`,
  );
  const problems = pages.flatMap((page) => problemOf(page, weights[page]));
  if (problems.length > 0) throw new Error(`scripts/steps/script-budgets.mjs:\n${problems.join('\n')}`);
}

function problemOf(page, kb) {
  const budget = SCRIPT_BUDGETS_KB[page] ?? SHORT_PAGE_KB;
  return kb > budget ? [`The page ${page} loads ${kb.toFixed(2)} kB of script. Its budget is ${budget} kB.`] : [];
}

function chunksOf(manifest, keys) {
  const chunks = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: cannot measure its page weight.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of keys) collect(key);
  return [...chunks];
}

/** Small files are sent as they are. */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
