/** Class names and style sheets agree; colours come from the tokens; nothing is laid out by left and right. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../apps/web/app');
const textOf = (file: string) => readFileSync(path.join(APP, file), 'utf8');
const FILES = readdirSync(APP, { recursive: true, encoding: 'utf8' }).toSorted();
const SHEETS = FILES.filter((file) => file.endsWith('.css'));
const MODULES = SHEETS.filter((file) => file.endsWith('.module.css'));
const SHEETS_WITHOUT_COLOURS = SHEETS.filter((file) => file !== path.join('styles', 'tokens.css'));
/** The rules for print do not concern the screen. */
const SHEETS_WITH_HAS = SHEETS.filter(
  (file) => textOf(file).includes(':has(') && file !== path.join('styles', 'print.css'),
);

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const SIDE = /^\s*(?!--)(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:|:[^{]*(?<![\w-])(?:left|right)(?![\w-])[^{]*$/;
/** A rule for what lies inside or after an element with `:has()`, without naming a class, a tag or an attribute of it. */
const VAGUE_AFTER_HAS = /:has[^{}]*[ >+~]\s*:[\w:-]*\s*(?:,|\{|$)/;
const REASON = /\/\*.*\w.*\*\//;

type Import = { file: string; sheet: string; used: string[]; quoted: string[] };

const blank = (text: string) => text.replace(/[^\n]/g, '');
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, blank);
const withoutStrings = (css: string) => css.replace(/url\([^)\n]*\)|"[^"\n]*"/g, '""');

/** `:global(html:has(dialog)) > a` becomes `html:has > a`. */
function withoutParentheses(selector: string): string {
  const shorter = selector.replace(/:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1').replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}

function classesOf(sheet: string) {
  const selectors = withoutStrings(withoutComments(textOf(sheet))).replace(/@layer[^;{]*|:global\([^)]*\)/g, '');
  return [...new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

function importsOf(file: string): Import[] {
  const source = textOf(file);
  const code = source
    .replace(/^import .*$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*.*?\*\//gs, '');
  return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].map(([, local = '', from = '']) => ({
    file,
    sheet: path.join(path.dirname(file), from),
    used: [...code.matchAll(new RegExp(`(?<![\\w$.])${local}\\??\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    // With `styles[size]` the names stand elsewhere in the file, in quotes.
    quoted: code.includes(`${local}[`) ? [...code.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name) : [],
  }));
}

/** The lines of a sheet that show a fault, each with its number. */
function faultyLines(sheet: string, isFaulty: (line: string, raw: string) => boolean) {
  const raw = textOf(sheet).split('\n');
  const lines = withoutStrings(withoutComments(textOf(sheet))).split('\n');
  return lines.flatMap((line, i) => (isFaulty(line, raw[i] ?? '') ? [`${i + 1}: ${raw[i]?.trim()}`] : []));
}

const IMPORTS = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap(importsOf);

describe('a component', () => {
  it.each(IMPORTS.map((one) => [one.file, one.sheet, one.used] as const))(
    'finds the classes of %s in %s',
    (_, sheet, used) => {
      expect(MODULES).toContain(sheet);
      expect(used.filter((name) => !classesOf(sheet).includes(name))).toEqual([]);
    },
  );
});

describe('a style sheet', () => {
  it.each(MODULES)('has no unused class in %s', (sheet) => {
    const used = IMPORTS.filter((one) => one.sheet === sheet).flatMap((one) => [...one.used, ...one.quoted]);
    expect(classesOf(sheet).filter((name) => !used.includes(name))).toEqual([]);
  });

  it.each(SHEETS_WITHOUT_COLOURS)('contains no raw colour in %s', (sheet) => {
    expect(faultyLines(sheet, (line) => COLOUR.test(line))).toEqual([]);
  });

  // Chrome mixes up the rules with `:has()`: one vague rule makes it compute the styles of the whole page whenever an
  // element comes or goes.
  it.each(SHEETS_WITH_HAS)('names the elements that its rules with :has() are for in %s', (sheet) => {
    expect(faultyLines(sheet, (line) => VAGUE_AFTER_HAS.test(withoutParentheses(line)))).toEqual([]);
  });

  it.each(SHEETS)('contains no left or right in %s, unless the line says why', (sheet) => {
    expect(faultyLines(sheet, (line, raw) => SIDE.test(line) && !REASON.test(raw))).toEqual([]);
  });
});
