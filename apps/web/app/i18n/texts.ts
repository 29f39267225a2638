/**
 * Sends only the texts of the chosen language and the page: each catalogue is a separate file. `build/text-groups`
 * sorts them.
 */
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { TextGroup } from '../pages';
import { formatLocale } from './format';

/** A catalogue as a module. */
export type Catalogue = { readonly messages: Messages };

/** `language` is a language of the interface. The server decides it and tells the browser. */
export function createI18n(language: string): I18n {
  return setupI18n({
    locale: language,
    locales: formatLocale(language),
    messages: { [language]: {} },
    // A page that shows a text of a group it has not loaded has a bug, which must be visible.
    missing: (_, id) => {
      // biome-ignore lint/suspicious/noConsole: for developers and tests
      console.error(`No text ${id} in ${language}: its group was not loaded.`);
      return id;
    },
  });
}

/** Adds the texts of a group, once. */
export function createTextLoader(i18n: I18n, read: (group: TextGroup) => Promise<Messages>) {
  const loaded = new Set<TextGroup>();
  return async (group: TextGroup): Promise<void> => {
    if (loaded.has(group)) return;
    const messages = await read(group);
    if (loaded.has(group)) return;
    loaded.add(group);
    i18n.load(i18n.locale, messages);
  };
}
