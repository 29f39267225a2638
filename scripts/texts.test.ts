/** The catalogues hold the texts of site and letters, all of them and no other, in every language with the same parts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const WEB = path.join(ROOT, 'apps/web');
const LOCALES = path.join(WEB, 'app/i18n/locales');
/** A folder for each group of pages and one for the letters, and in each a catalogue for every language. */
const GROUPS = groupsIn(LOCALES);
const LANGUAGES = languagesIn(path.join(LOCALES, 'main'));
const CATALOGUES = GROUPS.flatMap((group) => LANGUAGES.map((language) => [group, language] as const));

function groupsIn(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function languagesIn(folder: string) {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.po') ? [path.basename(file, '.po')] : []));
}

/** Each message by its ID, with its context where it has one. Obsolete entries are comments and fall out. */
function readCatalogue(folder: string, group: string, language: string) {
  const messages = new Map<string, string>();
  for (const entry of readFileSync(path.join(folder, group, `${language}.po`), 'utf8').split(/\n{2,}/)) {
    const [context, id, text] = ['msgctxt', 'msgid', 'msgstr'].map((key) => {
      const quoted = new RegExp(`^${key} ((?:".*"\\s*)+)`, 'm').exec(entry)?.[1] ?? '';
      return [...quoted.matchAll(/".*"/g)].map(([part]) => JSON.parse(part)).join('');
    });
    if (id) messages.set(context ? `${context}: ${id}` : id, text ?? '');
  }
  return messages;
}

type Parts = { placeholders: Set<string>; plurals: { type: string; branches: string[] }[] };

/** What stands outside the braces of a text, and what stands in each outermost pair. */
function splitBraces(text: string) {
  const inside: string[] = [];
  let outside = '';
  let depth = 0;
  for (const part of text.split(/([{}])/)) {
    if (part === '}') depth -= 1;
    if (depth > 0) inside.push(`${inside.pop()}${part}`);
    else if (part === '{') inside.push('');
    else if (part !== '}') outside += ` ${part}`;
    if (part === '{') depth += 1;
  }
  return { outside, inside };
}

/** The arguments and tags of an ICU message and the branches of its plurals, at every depth. */
function partsOf(text: string): Parts {
  const { outside, inside } = splitBraces(text);
  const parts: Parts = { placeholders: new Set(outside.match(/<\/?\w+\/?>/g)), plurals: [] };
  for (const argument of inside) {
    const [name = '', type = '', ...rest] = argument.split(',').map((word, i) => (i < 2 ? word.trim() : word));
    parts.placeholders.add(`{${name}}`);
    const branches = splitBraces(rest.join(','));
    if (type === 'plural' || type === 'selectordinal') {
      parts.plurals.push({ type, branches: branches.outside.split(/\s+/).filter((word) => /^[a-z]+$/.test(word)) });
    }
    for (const inner of branches.inside.map(partsOf)) {
      for (const placeholder of inner.placeholders) parts.placeholders.add(placeholder);
      parts.plurals.push(...inner.plurals);
    }
  }
  return parts;
}

const extracted = mkdtempSync(path.join(tmpdir(), 'texts-'));

beforeAll(() => {
  // The site's own configuration, but for the place of the catalogues: the real ones are never written.
  const config = path.join(extracted, 'lingui.config.ts');
  writeFileSync(
    config,
    `import config from ${JSON.stringify(path.join(WEB, 'lingui.config'))};
     const place = (path) => ${JSON.stringify(extracted)} + '/' + path.split('/').slice(-2).join('/');
     const catalogs = config.catalogs.map((one) => ({ ...one, path: place(one.path) }));
     export default { ...config, rootDir: ${JSON.stringify(WEB)}, catalogs };`,
  );
  const lingui = path.join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js');
  const run = spawnSync(process.execPath, [lingui, 'extract', '--clean', '--config', config], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The texts could not be read from the sources:\n${run.stdout}${run.stderr}`);
});

afterAll(() => rmSync(extracted, { recursive: true, force: true }));

describe('a catalogue', () => {
  it('exists for every group and every language of the site', () => {
    expect(GROUPS).toEqual(groupsIn(extracted));
    for (const group of GROUPS) {
      expect(languagesIn(path.join(LOCALES, group))).toEqual(LANGUAGES);
      expect(languagesIn(path.join(extracted, group))).toEqual(LANGUAGES);
    }
  });

  it.each(CATALOGUES)('contains for %s in %s exactly the texts of the sources', (group, language) => {
    const inSources = [...readCatalogue(extracted, group, language).keys()];
    const inCatalogue = [...readCatalogue(LOCALES, group, language).keys()];
    expect(inSources.length).toBeGreaterThan(0);
    const difference = {
      missing: inSources.filter((id) => !inCatalogue.includes(id)),
      obsolete: inCatalogue.filter((id) => !inSources.includes(id)),
    };
    expect(difference, 'run npm run texts').toEqual({ missing: [], obsolete: [] });
  });

  // A text of a table has an id of its own, so a change of its English does not change the id.
  it.each(GROUPS)('has for %s the English of the sources', (group) => {
    expect(readCatalogue(LOCALES, group, 'en'), 'run npm run texts').toEqual(readCatalogue(extracted, group, 'en'));
  });

  it.each(CATALOGUES)('has for %s in %s a text for every message', (group, language) => {
    const empty = [...readCatalogue(LOCALES, group, language)].filter(([, text]) => text === '');
    expect(empty.map(([id]) => id)).toEqual([]);
  });

  it.each(CATALOGUES.filter(([, language]) => language !== 'en'))(
    'has for %s in %s no English sentence',
    (group, language) => {
      const isSentence = (text: string) => text.split(' ').length > 3 && !text.includes(', plural,');
      const english = [...readCatalogue(LOCALES, group, 'en').values()].filter(isSentence);
      const here = [...readCatalogue(LOCALES, group, language).values()];
      expect(here.filter((text) => english.includes(text))).toEqual([]);
    },
  );

  it.each(CATALOGUES)('has for %s in %s the placeholders of English', (group, language) => {
    const english = readCatalogue(LOCALES, group, 'en');
    const placeholders = (text = '') => [...partsOf(text).placeholders].sort();
    for (const [id, text] of readCatalogue(LOCALES, group, language)) {
      expect(placeholders(text), id).toEqual(placeholders(english.get(id)));
    }
  });

  it.each(CATALOGUES)('has for %s exactly the plural forms of %s', (group, language) => {
    for (const [id, text] of readCatalogue(LOCALES, group, language)) {
      for (const { type, branches } of partsOf(text).plurals) {
        const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
        expect(branches.sort(), id).toEqual([...rules.resolvedOptions().pluralCategories].sort());
      }
    }
  });

  // The groups of a page are loaded into one: of two texts for the same message, the last would win.
  it.each(LANGUAGES)('of %s translates the same text the same way in every group', (language) => {
    const said = new Map<string, string>();
    for (const [id, text] of GROUPS.flatMap((group) => [...readCatalogue(LOCALES, group, language)])) {
      expect(text, id).toBe(said.get(id) ?? text);
      said.set(id, text);
    }
  });
});
