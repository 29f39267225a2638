import { describe, expect, it } from 'vitest';
import { heading, isMet, row, shown, toMarkdown, toText, verdict } from './table.mjs';

describe('a figure', () => {
  it.each([
    [1234.5, '1,235'],
    [123.4, '123'],
    [12.34, '12.3'],
    [0.123, '0.12'],
    [3, '3'],
    [null, '–'],
  ])('%s is shown as %s', (figure, text) => {
    expect(shown(figure)).toBe(text);
  });
});

describe('a goal', () => {
  it('is met at the goal itself', () => {
    expect([row('', 300, 'ms', 300), row('', 50, '%', 50, true)].map(isMet)).toEqual([true, true]);
  });

  it('says by how much it was missed, in either direction', () => {
    expect(verdict(row('', 330, 'ms', 300))).toBe('missed by 10 %');
    expect(verdict(row('', 450, 'requests/s', 600, true))).toBe('missed by 25 %');
  });

  it('never says that a miss is 0 %', () => {
    expect(verdict(row('', 300.1, 'ms', 300))).toBe('missed by 1 %');
  });

  it('is silent if there is none', () => {
    expect(verdict(row('', 300, 'ms'))).toBe('');
  });
});

describe('a table', () => {
  const rows = [heading('Pages'), row('Home', 1200, 'ms', 1000), row('  largest paint', 900, 'ms')];

  it('has columns of equal width in a terminal', () => {
    expect(toText(rows)).toEqual([
      '\nPages',
      'Home             1,200 ms  at most 1,000 ms  missed by 20 %',
      '  largest paint    900 ms',
    ]);
  });

  it('has a cell for everything in Markdown', () => {
    expect(toMarkdown(rows.slice(1)).slice(2)).toEqual([
      '| Home | 1,200 ms | at most 1,000 ms | missed by 20 % |',
      '| &emsp;largest paint | 900 ms |  |  |',
    ]);
  });
});
