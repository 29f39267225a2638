import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TEXTS_FOLDER } from '../../testing/texts-folder';
import { ENGLISH, loadText, readCatalogues } from './letter-catalogue';
import { wordsOf } from './testing/composed-mail';
import { createWordsOf } from './words';

const OTHERS = INTERFACE_LANGUAGES.filter((language) => language !== 'en');

/** The placeholders of a message, and the forms of its plurals. */
function partsOf(message: CompiledMessage): { readonly names: string[]; readonly forms: string[][] } {
  const names = new Set<string>();
  const forms: string[][] = [];
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, type, choices] = part;
    names.add(name);
    if (type !== 'plural') continue;
    const { offset: _, ...cases } = choices as Record<string, CompiledMessage>;
    forms.push(Object.keys(cases).toSorted());
    for (const inner of Object.values(cases).flatMap((one) => partsOf(one).names)) names.add(inner);
  }
  return { names: [...names].toSorted(), forms };
}
const parsed = (text: string) => partsOf(compileMessageOrThrow(text));

describe.each(INTERFACE_LANGUAGES)('the texts of letters in %s', (language) => {
  const texts = readCatalogues(TEXTS_FOLDER, language);

  it('are complete, and have the same placeholders as in English', () => {
    const placeholders = Object.entries(ENGLISH).map(([id, text]) => [id, parsed(text).names]);
    expect([...texts].map(([id, text]) => [id, parsed(text).names]).toSorted()).toEqual(placeholders.toSorted());
  });

  it('have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const plurals = [...texts].flatMap(([id, text]) => parsed(text).forms.map((found) => [id, found]));
    expect(plurals).toEqual(['letter.nights', 'letter.adults', 'letter.children'].map((id) => [id, forms]));
  });
});

it('has the same English texts in the catalogues as in the sources', () => {
  expect(Object.fromEntries(readCatalogues(TEXTS_FOLDER, 'en')), 'run npm run texts').toEqual(ENGLISH);
});

it.each(OTHERS)('has no English sentence in %s', (language) => {
  const english = new Set<string>(Object.values(ENGLISH).filter((text) => text.split(' ').length > 3));
  expect([...readCatalogues(TEXTS_FOLDER, language)].filter(([, text]) => english.has(text))).toEqual([]);
});

it('uses the texts of the language if they exist, and English otherwise', () => {
  const titles = ['pl', 'ja', '', 'pl-PL'].map((language) => wordsOf(language).text('letter.confirmedTitle'));
  expect(titles).toEqual(['Rezerwacja potwierdzona', ...Array(3).fill('Booking confirmed')]);
});

it('refuses a text if the value of a placeholder is missing', () => {
  expect(() => wordsOf('en').text('letter.unnamedHotel')).toThrow('letter.unnamedHotel needs a value for id');
});

describe('catalogues with a gap', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
  beforeEach(() => cpSync(TEXTS_FOLDER, folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('stop the start if a language has no letters', () => {
    rmSync(path.join(folder, 'letters/pl.po'));
    expect(() => createWordsOf(folder)).toThrow('letters/pl.po');
  });

  it.each(['letter.booking', 'board.half-board'])('cannot be loaded if %s is missing', (id) => {
    for (const group of readdirSync(folder)) {
      const file = path.join(folder, group, 'pl.po');
      writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`(msgid "${id}"\nmsgstr) ".+"`), '$1 ""'));
    }
    expect(() => loadText(folder, 'pl', 'pl')).toThrow(`No text in pl for ${id}:`);
  });
});
