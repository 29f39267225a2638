/** Every catalogue, for the server. The browser is told the addresses of its own language alone. What a new language needs is in CONTRIBUTING.md. */
import type { Messages } from '@lingui/core';
import type { TextGroup } from '../pages';
import type { Catalogue } from './texts';

const CATALOGUES = import.meta.glob<Catalogue>('./locales/*/*.po');
const MAIN = './locales/main/';

export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES).flatMap((path) =>
  path.startsWith(MAIN) ? path.slice(MAIN.length, -'.po'.length) : [],
);

export async function readTexts(group: TextGroup, language: string): Promise<Messages> {
  return (await CATALOGUES[`./locales/${group}/${language}.po`]?.())?.messages ?? {};
}

/** Where the build's manifest lists the chunk of a catalogue. */
export const textsSource = (group: TextGroup, language: string): string => `app/i18n/locales/${group}/${language}.po`;
