/** Reads the brand of a folder, once, at the start. Names every problem, so that no page can fail because of it later. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSafeLink, type LegalName, type OwnText, parseOwnText } from '@tenth-night/domain/brand/own-text';
import Value from 'typebox/value';
import type { Brand, BrandReading } from './brand';
import { brandCss, brandThemes, colorProblems, themesOf } from './brand-css';
import { type BrandFile, BrandShape } from './brand-shape';
import { fileProblem, MAX_BYTES } from './file-kinds';
import { svgRatio } from './safe-svg';

export const BRAND_FILE = 'brand.json';

/** Where the files of the folder are served. */
const BASE = '/branding';

export function readBrand(folder: string, tokensCss: string): BrandReading {
  const problems: string[] = [];
  const files = createFiles(folder, problems);
  const file = readBrandFile(files);
  if (!file) return { brand: null, problems };
  const ours = themesOf(tokensCss);
  const themes = brandThemes(file.colors ?? {}, ours);
  problems.push(...colorProblems(themes, ours), ...linkProblems(file));
  const mark = file.mark ? files.read('mark', file.mark) : null;
  const ratio = mark && svgRatio(mark.toString());
  if (mark && !ratio) problems.push(`mark: ${file.mark} has no viewBox.`);
  const hero = files.address('hero', file.hero);
  const brand: Brand = {
    name: file.name ?? null,
    css: brandCss({
      themes,
      mark: mark && ratio && file.mark ? { url: addressOf(file.mark, mark), ratio } : null,
      fontUrl: files.address('font', file.font),
      heroUrl: hero,
    }),
    hero,
    favicon: files.checked('favicon', file.favicon),
    card: files.checked('card', file.card),
    footer: file.footer ?? [],
    legal: { terms: readTexts('terms', file, files, problems), privacy: readTexts('privacy', file, files, problems) },
    button: buttonOf(file, themes.light),
  };
  return { brand, problems };
}

function readBrandFile({ readText, problems }: Files): BrandFile | null {
  const source = readText(BRAND_FILE);
  if (source === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    problems.push(`${BRAND_FILE} is not JSON: ${(error as Error).message}`);
    return null;
  }
  if (Value.Check(BrandShape, value)) return value;
  problems.push(...shapeProblems(value));
  return null;
}

/** What the validator says in the words of schemas. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  boolean: 'is not a known field',
  pattern: 'does not have the expected form',
};

/** `/colors/light/night` becomes `colors.light.night`. */
function shapeProblems(value: unknown): readonly string[] {
  const lines = Value.Errors(BrandShape, value)
    // An unknown field is named by an error of its own.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ keyword, instancePath, message }) => {
      const place = instancePath.slice(1).replaceAll('/', '.');
      return `${place || BRAND_FILE}: ${PLAIN_WORDS[keyword] ?? message}.`;
    });
  return [...new Set(lines)];
}

function linkProblems({ footer = [] }: BrandFile): readonly string[] {
  return footer
    .filter(({ href }) => !isSafeLink(href))
    .map(({ href }) => `footer: this link is not allowed: ${href}. Use https, mailto, tel or a path of the site.`);
}

function readTexts(name: LegalName, file: BrandFile, files: Files, problems: string[]): Brand['legal'][LegalName] {
  const byLanguage = file[name];
  if (!byLanguage) return null;
  const texts = Object.entries(byLanguage).flatMap(([language, fileName]): [string, OwnText][] => {
    const source = files.read(`${name}.${language}`, fileName);
    if (!source) return [];
    const text = parseOwnText(source.toString());
    if (typeof text !== 'string') return [[language, text]];
    problems.push(`${name}.${language}: ${fileName}: ${text}.`);
    return [];
  });
  return Object.fromEntries(texts);
}

function buttonOf({ colors }: BrandFile, light: Readonly<Record<string, string>>): Brand['button'] {
  const { amber: background, 'on-amber': color } = light;
  return colors?.light && background && color ? { background, color } : null;
}

type Files = ReturnType<typeof createFiles>;

function createFiles(folder: string, problems: string[]) {
  /** Null if it cannot be used. Then the problem is noted. */
  function read(field: string, name: string): Buffer | null {
    const found = load(path.join(folder, name));
    if (typeof found !== 'string') return found;
    problems.push(`${field}: ${name} ${found}.`);
    return null;
  }
  const checked = (field: string, name: string | undefined) => (name && read(field, name) ? name : null);
  const address = (field: string, name: string | undefined) => {
    const bytes = name ? read(field, name) : null;
    return name && bytes ? addressOf(name, bytes) : null;
  };
  /** Null if there is no such file. */
  function readText(name: string): string | null {
    const file = path.join(folder, name);
    try {
      if (!statSync(file).isFile()) throw new Error('it is not a file');
      return readFileSync(file, 'utf8');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') problems.push(`${name} cannot be read: ${code ?? message}.`);
      return null;
    }
  }
  return { read, checked, address, readText, problems };
}

/** A string says what is wrong. */
function load(file: string): Buffer | string {
  const max = MAX_BYTES[path.extname(file)] ?? 0;
  try {
    const stat = statSync(file);
    if (!stat.isFile()) return 'is not a file';
    if (stat.size > max) return `is larger than ${max / 1000} kB`;
    const bytes = readFileSync(file);
    return fileProblem(file, bytes) ?? bytes;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
  }
}

/** A new version of a file has a new address, so that no browser keeps the old one. */
const addressOf = (name: string, bytes: Buffer) =>
  `${BASE}/${name}?v=${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
