// Checks what a first visit to the home page loads against its budget. Above it the build fails.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { say } from './command.mjs';

const HOME_SCRIPT_BUDGET_KB = 115;
const HOME = ['app/entry-client.tsx', 'app/routes/home.tsx', 'app/i18n/locales/main/en.po'];

export function reportPageWeight(clientFolder) {
  const manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const chunks = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: cannot measure its page weight.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of HOME) collect(key);
  const bytes = [...chunks].reduce(
    (sum, { file }) => sum + gzipSync(readFileSync(path.join(clientFolder, file))).length,
    0,
  );
  const kb = bytes / 1000;
  say(`  first load of the home page: ${kb.toFixed(1)} kB of script, gzip (budget ${HOME_SCRIPT_BUDGET_KB} kB)`);
  if (kb > HOME_SCRIPT_BUDGET_KB) throw new Error('The home page loads more script than its budget allows.');
}
