/** The texts of letters in one language. They come from the site's catalogues, so site and letters use the same words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { CANCELLATION_TEXTS } from '@tenth-night/domain/checkout/cancellation.texts';
import { BOARD_TEXTS } from '@tenth-night/domain/offers/board.texts';
import { FEE_TEXTS } from '@tenth-night/domain/offers/fee.texts';
import PO from 'pofile';
import { LETTER_TEXTS } from './letter.texts';

/** Every text that a letter may contain, in English. */
export const ENGLISH = { ...LETTER_TEXTS, ...BOARD_TEXTS, ...CANCELLATION_TEXTS, ...FEE_TEXTS };
const LETTERS = 'letters';
const TEXT_COUNT = Object.keys(ENGLISH).length;

export type TextId = keyof typeof ENGLISH;
export type Values = Readonly<Record<string, string | number>>;
export type Text = (id: TextId, values?: Values) => string;

/** `folder` holds a folder for each group of texts, and in it a catalogue for each language. */
export function loadText(folder: string, language: string, locale: string): Text {
  const messages = Object.fromEntries(
    [...readCatalogues(folder, language)].map(([id, message]) => [id, compileMessageOrThrow(message)]),
  );
  const i18n = setupI18n({ locale: language, locales: locale, messages: { [language]: messages } });
  return (id, values = {}) => i18n._(id, checked(id, values));
}

/** Cheap enough for every start. `readCatalogues` looks at the texts themselves. */
export function requireLetters(folder: string, language: string): void {
  const file = path.join(folder, LETTERS, `${language}.po`);
  if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run texts, and translate it.`);
}

/** Boards, cancellation lines and fees are in the groups of the pages that show them. Throws if a text is missing. */
export function readCatalogues(folder: string, language: string): ReadonlyMap<TextId, string> {
  const found = new Map<TextId, string>();
  const groups = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  for (const group of [LETTERS, ...groups]) {
    if (found.size === TEXT_COUNT) return found;
    const { items } = PO.parse(readFileSync(path.join(folder, group, `${language}.po`), 'utf8'));
    for (const { msgid, msgstr, obsolete } of items) {
      if (isTextId(msgid) && msgstr[0] && !obsolete) found.set(msgid, msgstr[0]);
    }
  }
  const missing = Object.keys(ENGLISH).filter((id) => isTextId(id) && !found.has(id));
  if (missing.length === 0) return found;
  throw new Error(`No text in ${language} for ${missing.join(', ')}: run npm run texts, and translate it.`);
}

function isTextId(id: string): id is TextId {
  return Object.hasOwn(ENGLISH, id);
}

/** Lingui skips a missing value, and decodes `\u0041` inside a value. A letter has no gaps and quotes values exactly. */
function checked(id: TextId, values: Values): Values {
  return new Proxy(values, {
    get(given, name: string) {
      const value = given[name];
      if (value === undefined) throw new Error(`The text ${id} needs a value for ${name}.`);
      return typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value;
    },
  });
}
