/** The visitor's country, currency and language: defaults, the stored record, what follows from them. Search-and-browse §3, §4, §8. */
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { LANGUAGES } from './languages';

export type Settings = { readonly country: string; readonly currency: string; readonly language: string };

export const DEFAULT_SETTINGS: Settings = { country: 'US', currency: 'USD', language: 'en' };
export const SETTINGS_VERSION = 1;
/** The name of the local-storage record and of the cookie that tells the server the same. */
export const SETTINGS_KEY = 'site-settings';

/** Malformed text, another version and unlisted codes count as nothing saved. */
export function parseSettings(text: string | null | undefined): Partial<Settings> {
  const record = readRecord(text);
  if (record?.['version'] !== SETTINGS_VERSION) return {};
  const { country, currency, language } = record;
  return {
    ...(isListed(COUNTRIES, country) && { country }),
    ...(isListed(CURRENCIES, currency) && { currency }),
    ...(isListed(LANGUAGES, language) && { language }),
  };
}

export function serialiseSettings(settings: Settings): string {
  return JSON.stringify({ version: SETTINGS_VERSION, ...settings });
}

/** The interface speaks the chosen language if it is implemented, else English; hotel data is asked for in the chosen one. */
export function interfaceLanguage(language: string): string {
  return LANGUAGES.find(({ code }) => code === language)?.implemented ? language : DEFAULT_SETTINGS.language;
}

export function textDirection(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function readRecord(text: string | null | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

function isListed(list: readonly { readonly code: string }[], code: unknown): code is string {
  return list.some((item) => item.code === code);
}
