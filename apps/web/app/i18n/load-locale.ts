/** Only the chosen language travels: each catalogue is a chunk of its own. A new language is a new file in `locales/`. */

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { interfaceLanguage } from '@tenth-night/domain/preferences/settings';
import { formatLocale } from './format';

const CATALOGUES = import.meta.glob<{ messages: Messages }>('./locales/*.po');

export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES).map((path) =>
  path.slice('./locales/'.length, -'.po'.length),
);

/** The language in which the interface will speak. */
export function spokenLanguage(language: string): string {
  const implemented = interfaceLanguage(language);
  return AVAILABLE_LANGUAGES.includes(implemented) ? implemented : 'en';
}

export async function loadLocale(language: string): Promise<I18n> {
  const spoken = spokenLanguage(language);
  const catalogue = await CATALOGUES[`./locales/${spoken}.po`]?.();
  return setupI18n({
    locale: spoken,
    locales: formatLocale(spoken),
    messages: { [spoken]: catalogue?.messages ?? {} },
  });
}

/** Where the build's manifest lists the chunk of a language. */
export function localeSource(language: string): string {
  return `app/i18n/locales/${spokenLanguage(language)}.po`;
}
