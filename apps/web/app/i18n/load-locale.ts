/** Only the chosen language travels: each catalogue is a chunk of its own. A new language is a new file in `locales/`. */

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocale } from './format';

const CATALOGUES = import.meta.glob<{ messages: Messages }>('./locales/*.po');

export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES).map((path) =>
  path.slice('./locales/'.length, -'.po'.length),
);

/** `language` is one in which the interface speaks: the server decides which (`spoken-language`), the browser is told. */
export async function loadLocale(language: string): Promise<I18n> {
  const catalogue = await CATALOGUES[`./locales/${language}.po`]?.();
  return setupI18n({
    locale: language,
    locales: formatLocale(language),
    messages: { [language]: catalogue?.messages ?? {} },
  });
}

/** Where the build's manifest lists the chunk of a language. */
export function localeSource(language: string): string {
  return `app/i18n/locales/${language}.po`;
}
