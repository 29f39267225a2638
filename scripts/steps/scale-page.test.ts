import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assumptionsTable, costsTable, fillPage } from './scale-page.mjs';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('docs/scaling.md shows the stored costs and the assumptions (if not: npm run scale -- --write)', () => {
  const page = read('docs/scaling.md');
  const { costs } = JSON.parse(read('bench/load.json'));
  expect(fillPage(page, { costs: costsTable(costs), assumptions: assumptionsTable() })).toBe(page);
});

it('replaces only what stands between the markers', () => {
  const page = 'a <!-- begin x -->old<!-- end x --> b';
  expect(fillPage(page, { x: 'new' })).toBe('a <!-- begin x -->\n\nnew\n\n<!-- end x --> b');
  expect(() => fillPage(page, { y: 'new' })).toThrow('no part y');
});
