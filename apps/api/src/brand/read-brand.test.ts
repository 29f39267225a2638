import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weakPairs } from '@tenth-night/domain/brand/weak-pairs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { themesOf } from './brand-css';
import { readBrand } from './read-brand';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const TOKENS = readFileSync(path.join(ROOT, 'apps/web/app/styles/tokens.css'), 'utf8');
const EXAMPLE = path.join(ROOT, 'branding/examples/cedar-and-quay');
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0"/></svg>';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string | Buffer>>;

function read(brand: unknown, files: Files = {}) {
  writeFileSync(path.join(folder, 'brand.json'), typeof brand === 'string' ? brand : JSON.stringify(brand));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return readBrand(folder, TOKENS);
}

const problemsOf = (...args: Parameters<typeof read>) => read(...args).problems;

describe('our own colors', () => {
  it.each(['light', 'dark'] as const)('are legible on each other in the %s theme', (theme) => {
    const ours = themesOf(TOKENS)[theme];
    expect(ours).toMatchObject({ ink: theme === 'light' ? '#14213d' : '#eef0f6', amber: '#f6b73c' });
    expect(weakPairs(ours, ours).map(({ words }) => words)).toEqual([]);
  });
});

describe('a folder without a brand', () => {
  it('leaves our look unchanged, even if the folder does not exist or is a file', () => {
    writeFileSync(path.join(folder, 'a-file'), '');
    for (const place of [folder, path.join(folder, 'nowhere'), path.join(folder, 'a-file')]) {
      expect(readBrand(place, TOKENS)).toEqual({ brand: null, problems: [] });
    }
  });

  it('leaves our look unchanged if the brand is empty', () => {
    const { brand, problems } = read({});
    expect(problems).toEqual([]);
    expect(brand).toEqual({
      ...{ name: null, css: '', hero: null, favicon: null, card: null, footer: [], button: null },
      legal: { terms: null, privacy: null },
    });
  });
});

describe('a brand', () => {
  it('is read from the example', () => {
    const { brand, problems } = readBrand(EXAMPLE, TOKENS);
    expect(problems).toEqual([]);
    expect(brand).toMatchObject({
      name: 'Cedar & Quay',
      hero: expect.stringMatching(/^\/branding\/hero\.svg\?v=[\da-f]{8}$/),
      favicon: 'favicon.svg',
      card: 'card.png',
      button: { background: '#ff9e80', color: '#111111' },
    });
    expect(Object.keys(brand?.legal.terms ?? {})).toEqual(['en', 'ar']);
    expect(brand?.css).toContain('@media screen and (prefers-color-scheme:dark){:root{--paper:#0c1613;');
    expect(brand?.css).not.toMatch(/:#f6b73c|:#f8c25a|[<\\]/);
  });

  it('gives each new version of a file a new address', () => {
    const first = read({ hero: 'a.svg' }, { 'a.svg': MARK }).brand?.hero;
    expect(read({ hero: 'a.svg' }, { 'a.svg': MARK.replace('20', '30') }).brand?.hero).not.toBe(first);
  });

  it('draws the mark in its own shape, and sets the font of headings', () => {
    const { brand, problems } = read({ mark: 'm.svg', font: 'f.woff2' }, { 'm.svg': MARK, 'f.woff2': 'wOF2…' });
    expect(problems).toEqual([]);
    expect(brand?.css).toContain('svg[data-mark]{inline-size:60px;background:url("/branding/m.svg?v=');
    expect(brand?.css).toContain('--font-display:"Brand"');
  });

  it('sets the header and the buttons of the dark theme too, and leaves our other colors there', () => {
    const css = read({ colors: { light: { accent: '#0b6e4f', night: '#ffffff', paper: '#fffdf8' } } }).brand?.css ?? '';
    const dark = css.slice(css.indexOf('dark'));
    expect(dark).toContain('--amber:#0b6e4f');
    expect(dark).toContain('--night:#ffffff');
    expect(dark).not.toContain('--paper');
  });
});

describe('a damaged brand', () => {
  it.each([
    ['{ "name": ', /^brand\.json is not JSON: /],
    ['[]', /^brand\.json: must be object/],
    [{ nmae: 'x' }, /^nmae: is not a known field\.$/],
    [{ name: '' }, /^name: /],
    [{ name: 'a\nb' }, /^name: /],
    [{ colors: { light: { night: 'navy' } } }, /^colors\.light\.night: does not have the expected form\.$/],
    [{ mark: '../secret.svg' }, /^mark: does not have the expected form\.$/],
    [{ mark: 'none.svg' }, /^mark: none\.svg does not exist\.$/],
    [{ font: 'folder.woff2' }, /^font: folder\.woff2 is not a file\.$/],
    [
      { footer: [{ href: 'javascript:alert(1)', label: { en: 'x' } }] },
      /^footer: this link is not allowed: javascript/,
    ],
    [{ footer: [{ href: '/x', label: { ar: 'x' } }] }, /^footer\.0\.label: must have required properties/],
    [{ footer: Array(9).fill({ href: '/x', label: { en: 'x' } }) }, /^footer: must not have more than 8 items/],
    [{ terms: { en: 'none.md' } }, /^terms\.en: none\.md does not exist\.$/],
    [{ terms: { ar: 'a.md' } }, /^terms: must have required properties/],
  ])('is refused, and the problem names the field and the reason: %j', (brand, words) => {
    mkdirSync(path.join(folder, 'folder.woff2'));
    const problems = problemsOf(brand);
    expect(problems[0]).toMatch(words);
  });

  it.each([
    [{ mark: 'a.svg' }, '<svg viewBox="0 0 1 1"><script/></svg>', 'mark: a.svg contains <script>'],
    [{ mark: 'a.svg' }, '<svg><path/></svg>', 'mark: a.svg has no viewBox.'],
    [{ favicon: 'a.svg' }, `${MARK}${' '.repeat(64_000)}`, 'favicon: a.svg is larger than 64 kB.'],
    [{ card: 'a.png' }, 'GIF89a', 'card: a.png is not a PNG file.'],
    [{ hero: 'a.jpg' }, '<html>', 'hero: a.jpg is not a JPG file.'],
    [{ hero: 'a.webp' }, 'RIFF', 'hero: a.webp is not a WEBP file.'],
    [{ font: 'a.woff2' }, 'OTTO', 'font: a.woff2 is not a WOFF2 file.'],
    [{ terms: { en: 'a.md' } }, 'no title', 'terms.en: a.md: The first line must be the title: # Title.'],
  ])('is refused if one of its files is wrong: %j', (brand, content, words) => {
    const name = /\ba\.\w+/.exec(JSON.stringify(brand))?.[0] ?? '';
    expect(problemsOf(brand, { [name]: content })[0]).toContain(words);
  });

  it('names both colors, their contrast and the nearest color that passes, in each theme', () => {
    const colors = { light: { accent: '#f6b73c', onAccent: '#ffffff' }, dark: { ink: '#333333' } };
    const problems = problemsOf({ colors });
    expect(problems).toContain(
      'colors.light: onAccent #ffffff on accent #f6b73c has a contrast of 1.78, and needs 4.5. The nearest color that passes is #4f4f4f.',
    );
    expect(problems.join('\n')).toMatch(/colors\.dark: ink #333333 on paper #0e1628 has a contrast of 1\.\d+, and/);
  });
});
