/** Languages of the wire. Reference §3.6: the published list, and English, which it leaves out. */
const KNOWN = 'en ar bg ca cs da de el es et fi fr hr hu it ja lt lv nb nl pl pt ro ru sk sl sv tr uk zh'.split(' ');

/** The languages in which the sandbox knows the names of cities and countries. */
const CONTENT_LANGUAGES = ['en', 'pl', 'ar', 'es', 'it', 'de', 'hu', 'tr', 'cs', 'fr', 'nl'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

export const isKnownLanguage = (code: string): boolean => KNOWN.includes(code);

/** English where there is no content in the language asked for. */
export const contentLanguageOf = (code: string): ContentLanguage =>
  CONTENT_LANGUAGES.find((language) => language === code) ?? 'en';

const countryNames = new Map<ContentLanguage, Intl.DisplayNames>();

export function countryName(countryCode: string, language: ContentLanguage): string {
  let names = countryNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region' });
    countryNames.set(language, names);
  }
  return names.of(countryCode) ?? countryCode;
}

export const allCountryNames = (countryCode: string): string[] =>
  CONTENT_LANGUAGES.map((language) => countryName(countryCode, language));
