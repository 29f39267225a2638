/** The languages of the wire (reference §3.6): the published list, plus English, which the list omits. */
export const LANGUAGES = [
  ...(['en', 'ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it'] as const),
  ...(['ja', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'uk', 'zh'] as const),
] as const;
/** Cities and countries have names in all of them. */
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code);

/** The languages of hotel descriptions. */
export const CONTENT_LANGUAGES = ['en', 'pl', 'ar', 'es', 'it', 'de', 'hu', 'tr', 'cs', 'fr', 'nl'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Falls back to English if there is no content in the language. */
export const contentLanguageOf = (code: string): ContentLanguage =>
  CONTENT_LANGUAGES.find((language) => language === code) ?? 'en';

const countryNames = new Map<Language, Intl.DisplayNames>();

export function countryName(countryCode: string, language: Language): string {
  let names = countryNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region' });
    countryNames.set(language, names);
  }
  return names.of(countryCode) ?? countryCode;
}

export const allCountryNames = (countryCode: string): string[] =>
  LANGUAGES.map((language) => countryName(countryCode, language));
