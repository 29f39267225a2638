import { describe, expect, it } from 'vitest';
import { day, median, mediansOf, percentile } from './figures.mjs';
import { scriptBytes } from './phone.mjs';
import { readCpu, readMegabytes } from './process-figures.mjs';
import { stillPage } from './still-page.mjs';

describe('a median', () => {
  it('sorts by size and not by text', () => {
    expect(median([100, 9, 10])).toBe(10);
    expect(median([1, 200, 30])).toBe(30);
  });

  it('is taken for each field', () => {
    const rounds = [1, 3, 2].map((k) => ({ first: k, largest: 10 * k, other: 0 }));
    expect(mediansOf(rounds, ['first', 'largest'])).toEqual({ first: 2, largest: 20 });
  });
});

it('the last percentile is the largest value', () => {
  expect(percentile([3, 1, 2], 1)).toBe(3);
});

it('a day ahead is a calendar date', () => {
  expect(day(2, Date.parse('2027-02-27T23:00:00Z'))).toBe('2027-03-01');
});

describe('/proc', () => {
  it('gives the processor time also of a program with spaces and parentheses in its name', () => {
    const stat = '12 (node (a) b) S 1 12 12 0 -1 4194304 9 0 0 0 150 50 0 0 20 0 11';
    expect(readCpu(stat)).toBe(2_000);
  });

  it('gives memory in megabytes', () => {
    const status = 'VmHWM:\t  409600 kB\nVmRSS:\t  204800 kB\n';
    expect(readMegabytes(status, 'VmRSS')).toBe(200);
  });
});

it('script bytes are those of script files, also if their address has a query', () => {
  const answers = [
    { url: 'http://a.test/assets/home.js', bytes: 10 },
    { url: 'http://a.test/assets/map.mjs?v=2', bytes: 5 },
    { url: 'http://a.test/api/places?textQuery=a.js', bytes: 100 },
  ];
  expect(scriptBytes(answers)).toBe(15);
});

it('a still page keeps its words and styles, and loads nothing', () => {
  const style = '@font-face{font-family:A;src:url(/a.woff2)}p{color:red;background:url("/b.svg")}';
  const head = `<link rel="preload" href="/c.svg"/><script type="module" src="/d.js"></script><style>${style}</style>`;
  const still = stillPage(
    `<html><head>${head}</head><body><p>Hello</p><img src="/e.webp"/><script>f()</script></body>`,
  );
  expect(still).toContain('<p>Hello</p>');
  expect(still).toContain('p{color:red;background:none}');
  expect(still).not.toMatch(/woff2|svg|webp|script/);
});
