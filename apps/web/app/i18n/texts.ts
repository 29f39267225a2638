/** Only the texts of the chosen language and of the page travel: each catalogue is a chunk of its own. `lingui.config` sorts them. */
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocale } from './format';

export type TextGroup = 'main' | 'search' | 'explore' | 'legal';

const CATALOGUES = import.meta.glob<{ messages: Messages }>('./locales/*/*.po');
const MAIN = './locales/main/';

/** A new language is a new file in each folder of `locales/`. */
export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES).flatMap((path) =>
  path.startsWith(MAIN) ? path.slice(MAIN.length, -'.po'.length) : [],
);

/** `language` is one in which the interface speaks: the server decides which (`spoken-language`), the browser is told. */
export function createI18n(language: string): I18n {
  return setupI18n({
    locale: language,
    locales: formatLocale(language),
    messages: { [language]: {} },
    // A page that shows a text of another group is a defect, and must not go unseen.
    missing: (_, id) => {
      // biome-ignore lint/suspicious/noConsole: for whoever develops or tests; nothing else reads it
      console.error(`No text ${id} in ${language}: its group was not loaded.`);
      return id;
    },
  });
}

/** Adds the texts of one group to those that are there. */
export async function loadTexts(i18n: I18n, group: TextGroup): Promise<void> {
  const catalogue = await CATALOGUES[`./locales/${group}/${i18n.locale}.po`]?.();
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
}

/** Where the build's manifest lists the chunk of a catalogue. */
export const textsSource = (group: TextGroup, language: string): string => `app/i18n/locales/${group}/${language}.po`;
