import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { interfaceLanguage, LANGUAGES } from './languages';
import { parseSettings } from './parse-settings';
import { DEFAULT_SETTINGS, SETTINGS_KEY, serialiseSettings, textDirection, userContext } from './settings';

const EURO_AREA = 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ');
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

  it('[PREF-21][PREF-22] have 30 languages, some of them implemented', () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(30);
    expect(LANGUAGES.filter(({ implemented }) => implemented).map(({ code }) => code)).toEqual(IMPLEMENTED);
  });
});

describe('an option', () => {
  it('[PREF-14][PREF-16] of the countries has a code and a name, and the well-known ones exist', () => {
    const named = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
    const wanted = 'US CA GB FR DE ES IT PL TR CZ NL JP CN AU IN BR'.split(' ');
    expect(wanted.filter((code) => !named.get(code))).toEqual([]);
    expect(named.get('JP')).toBe('Japan');
  });

  it('[PREF-17] of the currencies has a code and its display name', () => {
    expect(CURRENCIES.find(({ code }) => code === 'PLN')).toEqual({ code: 'PLN', currency: 'Polish złoty' });
  });

  it('[PREF-20][PREF-23] of the languages has a code, a name and whether it is implemented', () => {
    expect(LANGUAGES.find(({ code }) => code === 'cs')).toEqual({ code: 'cs', name: 'Čeština', implemented: true });
    const others = 'zh lv uk ca sl fi da ja hr nb lt sk sv bg ru el pt ro et'.split(' ');
    expect(LANGUAGES.filter(({ implemented }) => !implemented).map(({ code }) => code)).toEqual(others);
  });

  it('[PREF-25] maps most countries of the euro area to EUR', () => {
    const inEuro = COUNTRIES.filter(({ code, currency }) => EURO_AREA.includes(code) && currency === 'EUR');
    expect(inEuro.length).toBeGreaterThan(EURO_AREA.length / 2);
  });
});

describe('the user context', () => {
  it('[PREF-42][PREF-46] gives the currency, the hotel language and the nationality in capitals', () => {
    expect(userContext({ country: 'pl', currency: 'PLN', language: 'pl' })).toEqual({
      currency: 'PLN',
      hotelLanguage: 'pl',
      guestNationality: 'PL',
    });
  });

  it('[PREF-43] uses US if no country is set', () => {
    expect(userContext({ ...DEFAULT_SETTINGS, country: '' }).guestNationality).toBe('US');
  });

  it('[PREF-44][PREF-45] accepts each of the 30 languages, implemented or not', () => {
    const codes = LANGUAGES.map(({ code }) => code);
    expect(codes.map((language) => userContext({ ...DEFAULT_SETTINGS, language }).hotelLanguage)).toEqual(codes);
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

  it('keep the name of their record, so that a new release finds the record of an older one', () => {
    expect(SETTINGS_KEY).toBe('site-settings');
  });

  it.each([null, '', '{', '[]', '"US"', 'null', '{"country":"EG"}', '{"version":2,"country":"EG"}'])(
    '[PREF-37] ignore the malformed record %j',
    (text) => expect(parseSettings(text)).toEqual({}),
  );

  it('[PREF-11][PREF-12][PREF-13] drop a code that is not listed and keep the others', () => {
    expect(parseSettings('{"version":1,"country":"XX","currency":"UAH","language":"fr"}')).toEqual({ language: 'fr' });
  });

  it('use English if the language is listed but not implemented, and show Arabic from right to left', () => {
    expect(['ar', 'de', 'ja', 'xx'].map(interfaceLanguage)).toEqual(['ar', 'de', 'en', 'en']);
    expect(['ar', 'en', 'de'].map(textDirection)).toEqual(['rtl', 'ltr', 'ltr']);
  });
});
