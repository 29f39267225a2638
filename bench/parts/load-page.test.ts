import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPage, loadPlots } from './load-page.mjs';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const results = JSON.parse(read('../load.json'));

it('the page and its plot show the stored results (if not: npm run bench:overload -- --page)', () => {
  expect(read('../../docs/overload.md')).toBe(loadPage(results));
  for (const [name, svg] of Object.entries(loadPlots(results))) expect(read(`../../docs/pictures/${name}`)).toBe(svg);
});

it('the page warns of a busy machine', () => {
  const pageAt = (loadBefore: number) => loadPage({ overload: { ...results.overload, cores: 2, loadBefore } });
  expect(pageAt(7)).toContain('**The machine was busy with other work** (load 7 before the run)');
  expect(pageAt(0.5)).toContain('The machine was quiet');
});
