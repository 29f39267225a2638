import { describe, expect, it } from 'vitest';
import { locatedSettings, NO_LOCATION, readPrimaryLocation, readSecondaryLocation } from './location';

const ROME = { city: 'Rome', latitude: 41.9027, longitude: 12.4963 };
const FIRST = { success: true, country_code: 'IT', currency: { code: 'EUR' }, languages: 'it-IT,de-IT', ...ROME };

describe('the first location service', () => {
  it('[GEO-10] gives country, currency, languages, city and position', () => {
    expect(readPrimaryLocation(FIRST)).toEqual({
      country: 'IT',
      currency: 'EUR',
      languages: ['it', 'de'],
      city: 'Rome',
      coordinates: { latitude: 41.9027, longitude: 12.4963 },
    });
  });

  it('[GEO-11] has failed if it says so, whatever else it says', () => {
    expect(readPrimaryLocation({ ...FIRST, success: false })).toBeNull();
  });

  it('[GEO-10] gives the named currency, before that of the country', () => {
    expect(readPrimaryLocation({ ...FIRST, currency: { code: ' CHF ' } })?.currency).toBe('CHF');
    expect(readPrimaryLocation({ ...FIRST, country_code: 'ZZ', currency: null })?.currency).toBe('');
  });

  it('[GEO-10] gives languages without their region and without gaps, and every Norwegian as Bokmål', () => {
    expect(readPrimaryLocation({ ...FIRST, languages: ' DE-at , ,no,nn-NO' })?.languages).toEqual(['de', 'nb', 'nb']);
  });

  it('has no position if it knows only half of it', () => {
    expect(readPrimaryLocation({ ...FIRST, longitude: undefined })?.coordinates).toBeNull();
    expect(readPrimaryLocation({ ...FIRST, latitude: undefined })?.coordinates).toBeNull();
  });

  it("uses the country's currency if it names none", () => {
    expect(readPrimaryLocation({ ...FIRST, currency: undefined })?.currency).toBe('EUR');
  });

  it.each([undefined, null, 'text', [], {}, { success: true }, { success: true, country_code: 'Italy' }])(
    'has failed without a country: %j',
    (answer) => {
      expect(readPrimaryLocation(answer)).toBeNull();
    },
  );
});

describe('the second location service', () => {
  it('[GEO-13] [GEO-14] gives country, city and position, and the currency follows from the country', () => {
    expect(
      readSecondaryLocation({ country_code: 'pl', city: 'Poznań', latitude: 52.4, longitude: 16.9, currency: 'X' }),
    ).toEqual({
      country: 'PL',
      currency: 'PLN',
      languages: [],
      city: 'Poznań',
      coordinates: { latitude: 52.4, longitude: 16.9 },
    });
  });

  it('has failed if it says so, and without a country', () => {
    expect(readSecondaryLocation({ error: true, country_code: 'IT' })).toBeNull();
    expect(readSecondaryLocation({ city: 'Rome' })).toBeNull();
  });

  it('has no position if it gives no numbers', () => {
    expect(readSecondaryLocation({ country_code: 'IT', latitude: '41.9', longitude: null })?.coordinates).toBeNull();
  });
});

describe('without a location', () => {
  it('[GEO-15] [GEO-16] everything is empty and the position null', () => {
    expect(NO_LOCATION).toEqual({ country: '', currency: '', languages: [], city: '', coordinates: null });
    expect(locatedSettings(NO_LOCATION)).toEqual({});
  });
});

describe('the lookup result', () => {
  it('[GEO-04] [GEO-05] fills in the country and the currency', () => {
    expect(locatedSettings({ ...NO_LOCATION, country: 'JP', currency: 'JPY' })).toEqual({
      country: 'JP',
      currency: 'JPY',
    });
  });

  it('[GEO-06] fills in the first reported language with a known code', () => {
    const languages = ['haw', 'frp', 'es', 'en'];
    expect(locatedSettings({ ...NO_LOCATION, languages }).language).toBe('es');
    expect(locatedSettings({ ...NO_LOCATION, languages: ['haw'] })).toEqual({});
    const norwegian = readPrimaryLocation({ success: true, country_code: 'NO', languages: 'no,nb,nn' });
    expect(locatedSettings(norwegian ?? NO_LOCATION).language).toBe('nb');
  });

  it('fills in only listed values: no hryvnia for Ukraine', () => {
    expect(locatedSettings({ ...NO_LOCATION, country: 'UA', currency: 'UAH' })).toEqual({ country: 'UA' });
    expect(locatedSettings({ ...NO_LOCATION, country: 'ZZ', currency: 'ZZZ' })).toEqual({});
  });
});
