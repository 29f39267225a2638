import { describe, expect, it } from 'vitest';
import { currencyAfterCountry } from './automatic-currency';
import { choose, isSameSettings } from './pending-settings';
import { DEFAULT_SETTINGS } from './settings';

const FRESH = { settings: DEFAULT_SETTINGS, isCurrencyChosen: false };

describe('the currency after another country was chosen', () => {
  it("[PREF-38] is that country's default while none was picked or saved", () => {
    expect(currencyAfterCountry('PL', { current: 'USD', isChosen: false })).toBe('PLN');
    expect(choose(choose(FRESH, { country: 'PL' }), { country: 'FR' }).settings.currency).toBe('EUR');
  });

  it('[PREF-39] is USD where the country has no default that is listed', () => {
    expect(currencyAfterCountry('UA', { current: 'EUR', isChosen: false })).toBe('USD');
    expect(currencyAfterCountry('ZZ', { current: 'EUR', isChosen: false })).toBe('USD');
  });

  it('[PREF-40] stays when one was saved', () => {
    const saved = { settings: { ...DEFAULT_SETTINGS, currency: 'CHF' }, isCurrencyChosen: true };
    expect(choose(saved, { country: 'PL' }).settings).toMatchObject({ country: 'PL', currency: 'CHF' });
  });

  it('[PREF-41] stays after one was picked, even the one that was there', () => {
    const picked = choose(FRESH, { currency: 'USD' });
    expect(choose(picked, { country: 'JP' }).settings).toMatchObject({ country: 'JP', currency: 'USD' });
  });
});

describe('pending settings', () => {
  it('[PREF-01] take a country, a currency and a language, each by itself', () => {
    const { settings } = choose(choose(FRESH, { language: 'pl' }), { currency: 'EUR' });
    expect(settings).toEqual({ country: 'US', currency: 'EUR', language: 'pl' });
  });

  it('are the same as others when all three codes are', () => {
    expect(isSameSettings(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS })).toBe(true);
    for (const change of [{ country: 'FR' }, { currency: 'EUR' }, { language: 'fr' }]) {
      expect(isSameSettings(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...change })).toBe(false);
    }
  });
});
