/** The 30 languages. Those that are implemented have texts, pages and letters. Search-and-browse §3 "Language option"; OPEN-16. */

export type Language = { readonly code: string; readonly name: string; readonly implemented: boolean };

const ALL = [
  { code: 'en', name: 'English', implemented: true },
  { code: 'pl', name: 'Polski', implemented: true },
  { code: 'ar', name: 'العربية', implemented: true },
  { code: 'es', name: 'Español', implemented: true },
  { code: 'it', name: 'Italiano', implemented: true },
  { code: 'de', name: 'Deutsch', implemented: true },
  { code: 'hu', name: 'Magyar', implemented: true },
  { code: 'tr', name: 'Türkçe', implemented: true },
  { code: 'cs', name: 'Čeština', implemented: true },
  { code: 'fr', name: 'Français', implemented: true },
  { code: 'nl', name: 'Nederlands', implemented: true },
  { code: 'zh', name: '中文', implemented: false },
  { code: 'lv', name: 'Latviešu', implemented: false },
  { code: 'uk', name: 'Українська', implemented: false },
  { code: 'ca', name: 'Català', implemented: false },
  { code: 'sl', name: 'Slovenščina', implemented: false },
  { code: 'fi', name: 'Suomi', implemented: false },
  { code: 'da', name: 'Dansk', implemented: false },
  { code: 'ja', name: '日本語', implemented: false },
  { code: 'hr', name: 'Hrvatski', implemented: false },
  { code: 'nb', name: 'Norsk bokmål', implemented: false },
  { code: 'lt', name: 'Lietuvių', implemented: false },
  { code: 'sk', name: 'Slovenčina', implemented: false },
  { code: 'sv', name: 'Svenska', implemented: false },
  { code: 'bg', name: 'Български', implemented: false },
  { code: 'ru', name: 'Русский', implemented: false },
  { code: 'el', name: 'Ελληνικά', implemented: false },
  { code: 'pt', name: 'Português', implemented: false },
  { code: 'ro', name: 'Română', implemented: false },
  { code: 'et', name: 'Eesti', implemented: false },
] as const;

export const LANGUAGES: readonly Language[] = ALL;

/** A language of the interface. Catalogues, letters, `hreflang` and the sitemap all follow from this list. */
export type InterfaceLanguage = Extract<(typeof ALL)[number], { readonly implemented: true }>['code'];

export const INTERFACE_LANGUAGES = ALL.flatMap((language): InterfaceLanguage[] =>
  language.implemented ? [language.code] : [],
);

/** The interface uses the chosen language if it is implemented, else English. Hotel data always uses the chosen one. */
export function interfaceLanguage(language: string): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((code) => code === language) ?? 'en';
}
