import { describe, expect, it } from 'vitest';
import { currencyAfterCountry } from './automatic-currency';
import { choose, isSameSettings } from './pending-settings';
import { DEFAULT_SETTINGS } from './settings';

const FRESH = { settings: DEFAULT_SETTINGS, isCurrencyChosen: false };

describe('the currency after a change of country', () => {
  it("[PREF-38] is that country's default while the visitor has not picked or saved one", () => {
    expect(currencyAfterCountry('PL', { current: 'USD', isChosen: false })).toBe('PLN');
    expect(choose(choose(FRESH, { country: 'PL' }), { country: 'FR' }).settings.currency).toBe('EUR');
  });

  it('[PREF-39] is USD if the country has no listed default', () => {
    expect(currencyAfterCountry('UA', { current: 'EUR', isChosen: false })).toBe('USD');
    expect(currencyAfterCountry('ZZ', { current: 'EUR', isChosen: false })).toBe('USD');
  });

  it('[PREF-40] stays if one was saved', () => {
    const saved = { settings: { ...DEFAULT_SETTINGS, currency: 'CHF' }, isCurrencyChosen: true };
    expect(choose(saved, { country: 'PL' }).settings).toMatchObject({ country: 'PL', currency: 'CHF' });
  });

  it('[PREF-41] stays after the visitor picked one, even the current one', () => {
    const picked = choose(FRESH, { currency: 'USD' });
    expect(choose(picked, { country: 'JP' }).settings).toMatchObject({ country: 'JP', currency: 'USD' });
  });
});

describe('pending settings', () => {
  it('[PREF-01] accept a country, a currency and a language separately', () => {
    const { settings } = choose(choose(FRESH, { language: 'pl' }), { currency: 'EUR' });
    expect(settings).toEqual({ country: 'US', currency: 'EUR', language: 'pl' });
  });

  it('equal others if all three codes are equal', () => {
    expect(isSameSettings(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS })).toBe(true);
    for (const change of [{ country: 'FR' }, { currency: 'EUR' }, { language: 'fr' }]) {
      expect(isSameSettings(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...change })).toBe(false);
    }
  });
});
