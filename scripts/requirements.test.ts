import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedIds, readCoverage, readRows, report } from './requirements.mjs';

const ROWS = `
| Area | Title | Requirements |
|---|---|---|
| RES | Results | 2 |

| ID | Requirement | Source |
|---|---|---|
| RES-07 | A card shows \`a\\|b\`. | A§2 |
| RES-08 | It ends. | B§1 |

| ID | Not said or in conflict | Proposal | Source and rows |
|---|---|---|---|
| OPEN-01 | The end is open. | Proposal: Close it. | A§7; RES-08 |
`;

describe('readRows', () => {
  it('reads every row with its area and its text', () => {
    expect([...readRows(ROWS).values()]).toEqual([
      { id: 'RES-07', area: 'RES', text: 'A card shows `a\\|b`.' },
      { id: 'RES-08', area: 'RES', text: 'It ends.' },
      { id: 'OPEN-01', area: 'OPEN', text: 'The end is open.' },
    ]);
  });
});

describe('citedIds', () => {
  it.each([
    ['a test', `it('[A-01] works', () => {})`],
    ['a test with the other function name', `test("[A-01] works", () => {})`],
    ['a template', 'it(`[A-01] works`, () => {})'],
    ['a template with a placeholder', `it(\`\${name} [A-01] works\`, () => {})`],
    ['a describe', `describe('[A-01] the list', () => {})`],
    ['a describe of the browser', `test.describe('[A-01] the list', () => {})`],
    ['a table', `it.each([['[B-01]']])('[A-01] %s', () => {})`],
    ['a table in a template', 'it.each`a | b`("[A-01] $a", () => {})'],
    ['a test that runs under a condition', `it.skipIf(process.platform === 'win32')('[A-01] works', () => {})`],
    ['a test inside a loop', `for (const n of [1]) { describe('both', () => { it('[A-01] works', () => {}); }); }`],
  ])('finds the ID in %s', (_what, source) => {
    expect(citedIds(source)).toEqual(['A-01']);
  });

  it('finds every ID of a title', () => {
    expect(citedIds(`it('[A-01][I18N-02] works, [C-03] too', () => {})`)).toEqual(['A-01', 'I18N-02', 'C-03']);
  });

  it.each([
    ['a test that is skipped', `it.skip('[A-01] works', () => {})`],
    ['a todo test', `it.todo('[A-01] works')`],
    ['a fixme test', `test.fixme('[A-01] works', () => {})`],
    ['a test that is expected to fail', `it.fails('[A-01] works', () => {})`],
    ['a test inside a skipped describe', `describe.skip('later', () => { it('[A-01] works', () => {}); })`],
    ['a table that is skipped', `it.skip.each([1])('[A-01] %i', () => {})`],
    ['a comment', `// it('[A-01] works', () => {})\n/* [A-01] */ it('works', () => {})`],
    ['another string', `it('works', () => { const title = '[A-01] works'; })`],
    ['a step', `test.step('[A-01] works', () => {})`],
    ['a call of the same name', `regex.test('[A-01] works')`],
    ['words without brackets', `it('A-01 works', () => {})`],
  ])('finds none in %s', (_what, source) => {
    expect(citedIds(source)).toEqual([]);
  });
});

describe('report', () => {
  const rows = [...readRows(ROWS).values()].slice(0, 2);
  const coverage = { rows, cited: new Map([['RES-07', new Set(['a.test.ts'])]]), unknown: [] };

  it('counts the cited rows of each area', () => {
    expect(report(coverage)).toEqual(['RES    1 / 2', 'total  1 / 2']);
  });

  it('lists the rows that no test cites', () => {
    expect(report(coverage, { missing: true })).toContain('RES-08  It ends.');
  });

  it('can be limited to one area', () => {
    expect(report(coverage, { area: 'SORT' })).toEqual(['total  0 / 0']);
  });

  it('names an ID that no row has', () => {
    expect(report({ ...coverage, unknown: ['RES-99 in a.test.ts'] })).toContain('RES-99 in a.test.ts');
  });
});

describe('the list of requirements', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { rows, cited, unknown } = readCoverage(root);

  it('has every ID that a test cites', () => {
    expect(cited.size).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  it('has as many rows in each area as its table of areas says', () => {
    const table = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(
      /^\| ([A-Z0-9]+) \| .* \| (\d+) \|$/gm,
    );
    const said = [...table].map(([, area, count]) => [area, Number(count)]);
    const areas = [...new Set(rows.map((row) => row.area))];
    expect(areas.map((area) => [area, rows.filter((row) => row.area === area).length])).toEqual(said);
  });
});
