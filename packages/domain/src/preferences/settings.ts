/**
 * The visitor's country, currency and language: defaults, stored record, derived values.
 * Search-and-browse §3, §4, §8.
 */

export type Settings = { readonly country: string; readonly currency: string; readonly language: string };

export const DEFAULT_SETTINGS: Settings = { country: 'US', currency: 'USD', language: 'en' };
export const SETTINGS_VERSION = 1;
/** The name of the local-storage record, and of the cookie that gives the server the same values. */
export const SETTINGS_KEY = 'site-settings';

export function serialiseSettings(settings: Partial<Settings>): string {
  return JSON.stringify({ version: SETTINGS_VERSION, ...settings });
}

export type UserContext = {
  readonly currency: string;
  readonly hotelLanguage: string;
  readonly guestNationality: string;
};

/**
 * The values for requests to the provider.
 * Hotel-checkout-trips §3 "User context values": the chosen language, no fallback.
 */
export function userContext({ country, currency, language }: Settings): UserContext {
  return {
    currency,
    hotelLanguage: language,
    guestNationality: country.toUpperCase() || DEFAULT_SETTINGS.country,
  };
}

export function textDirection(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
