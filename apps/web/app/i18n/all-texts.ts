/**
 * Every catalogue of a page, for the server. The browser gets only the addresses of its own language. CONTRIBUTING.md says what a
 * new language needs.
 */
import type { Messages } from '@lingui/core';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import type { TextGroup } from '../pages';
import type { Catalogue } from './texts';

const CATALOGUES = import.meta.glob<Catalogue>(['./locales/*/*.po', '!./locales/letters/*.po']);

for (const language of INTERFACE_LANGUAGES) {
  if (!CATALOGUES[`./locales/main/${language}.po`]) {
    throw new Error(`The language ${language} has no catalogues: run npm run texts, and translate them.`);
  }
}

export async function readTexts(group: TextGroup, language: string): Promise<Messages> {
  return (await CATALOGUES[`./locales/${group}/${language}.po`]?.())?.messages ?? {};
}

/** The key of a catalogue's chunk in the build's manifest. */
export const textsSource = (group: TextGroup, language: string): string => `app/i18n/locales/${group}/${language}.po`;
