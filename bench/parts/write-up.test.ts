import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plotsOf, writeUp } from './write-up.mjs';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const results = JSON.parse(read('../results.json'));

it('the page and its plots show the stored results (if not: npm run bench -- --page)', () => {
  expect(read('../../docs/performance.md')).toBe(writeUp(results));
  for (const [name, svg] of Object.entries(plotsOf(results))) {
    expect(read(`../../docs/pictures/${name}`)).toBe(svg);
  }
});

it('the page names every plot', () => {
  for (const name of Object.keys(plotsOf(results))) expect(writeUp(results)).toContain(`(pictures/${name})`);
});

it('the page warns of a busy machine', () => {
  const pageAt = (loadBefore: number) => writeUp({ ...results, cores: 2, loadBefore });
  expect(pageAt(7)).toContain('**The machine was busy with other work** (load 7 before the run)');
  expect(pageAt(0.5)).toContain('The machine was quiet');
});
