import { LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from './by-language';
import { en } from './en';
import type { CountedWords, MailTexts } from './mail-texts';

type Node = string | { readonly [key: string]: Node };
const COUNTED = ['nights', 'adults', 'children'] as const;

/** Every text by its path; counted words are looked at by themselves, since languages count differently. */
function flat(node: Node, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, child]) => flat(child, `${path}.${key}`));
}
const plainOf = ({ nights: _n, adults: _a, children: _c, ...rest }: MailTexts) => flat(rest as Node, '');
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe.each(Object.entries(MAIL_TEXTS))('the mails in %s', (language, texts) => {
  it('have the same texts as in English, with the same placeholders', () => {
    const gaps = (of: MailTexts) => plainOf(of).map(([path, text]) => [path, placeholders(text)]);
    expect(gaps(texts).toSorted()).toEqual(gaps(en).toSorted());
    expect(plainOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('can count to a hundred', () => {
    const forms = new Intl.PluralRules(language);
    for (const name of COUNTED) {
      const words: CountedWords = texts[name];
      const needed = new Set(Array.from({ length: 100 }, (_, i) => forms.select(i + 1)));
      for (const form of needed) expect(words[form], `${name} ${form}`).toBeTruthy();
      const gaps = name === 'children' ? ['{ages}'] : [];
      for (const form of needed) {
        expect(placeholders(words[form] ?? '').filter((gap) => gap !== '{count}')).toEqual(gaps);
      }
    }
  });
});

it.each(Object.entries(MAIL_TEXTS).filter(([, texts]) => texts !== en))(
  'mails contain no English in %s',
  (_, texts) => {
    const english = new Set(plainOf(en).map(([, text]) => text));
    const sentences = plainOf(texts).filter(([, text]) => text.split(' ').length > 3);
    expect(sentences.filter(([, text]) => english.has(text))).toEqual([]);
  },
);

it('mails exist in every language of the interface', () => {
  const implemented = LANGUAGES.filter((language) => language.implemented).map(({ code }) => code);
  expect(Object.keys(MAIL_TEXTS).toSorted()).toEqual(implemented.toSorted());
});
