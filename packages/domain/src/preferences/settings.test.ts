import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { LANGUAGES } from './languages';
import { DEFAULT_SETTINGS, interfaceLanguage, parseSettings, serialiseSettings, textDirection } from './settings';

const IMPLEMENTED = ['en', 'pl', 'ar', 'es', 'it', 'de', 'hu', 'tr', 'cs', 'fr', 'nl'];

describe('the lists', () => {
  it('[PREF-15][PREF-24] have 53 countries, each with a default currency', () => {
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(53);
    expect(COUNTRIES.every(({ currency }) => /^[A-Z]{3}$/.test(currency))).toBe(true);
  });

  it('[PREF-18][PREF-19] have 39 currencies, from USD, CAD, EUR and GBP to COP', () => {
    const codes = CURRENCIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(39);
    expect([...codes.slice(0, 4), codes.at(-1)]).toEqual(['USD', 'CAD', 'EUR', 'GBP', 'COP']);
  });

  it('[PREF-26][PREF-27] map UA to UAH, which is not in the currency list', () => {
    expect(COUNTRIES.find(({ code }) => code === 'UA')?.currency).toBe('UAH');
    expect(CURRENCIES.some(({ code }) => code === 'UAH')).toBe(false);
  });

  it('[PREF-21][PREF-22] have 30 languages, 11 of them implemented', () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(30);
    expect(LANGUAGES.filter(({ implemented }) => implemented).map(({ code }) => code)).toEqual(IMPLEMENTED);
  });
});

describe('the settings', () => {
  it('[PREF-28][PREF-29][PREF-30] default to US, USD, en', () => {
    expect(DEFAULT_SETTINGS).toEqual({ country: 'US', currency: 'USD', language: 'en' });
  });

  it('[PREF-32][PREF-33] are stored as one record of version 1 with the three codes', () => {
    const record = serialiseSettings({ country: 'EG', currency: 'EGP', language: 'ar' });
    expect(JSON.parse(record)).toEqual({ version: 1, country: 'EG', currency: 'EGP', language: 'ar' });
    expect(parseSettings(record)).toEqual({ country: 'EG', currency: 'EGP', language: 'ar' });
  });

  it.each([null, '', '{', '[]', '"US"', 'null', '{"country":"EG"}', '{"version":2,"country":"EG"}'])(
    '[PREF-37] ignore the malformed record %j',
    (text) => expect(parseSettings(text)).toEqual({}),
  );

  it('[PREF-11][PREF-12][PREF-13] drop a code that is not listed and keep the others', () => {
    expect(parseSettings('{"version":1,"country":"XX","currency":"UAH","language":"fr"}')).toEqual({ language: 'fr' });
  });

  it('speak English where the language is listed but not implemented, and read Arabic from right to left', () => {
    expect(['ar', 'de', 'ja', 'xx'].map(interfaceLanguage)).toEqual(['ar', 'de', 'en', 'en']);
    expect(['ar', 'en', 'de'].map(textDirection)).toEqual(['rtl', 'ltr', 'ltr']);
  });
});
