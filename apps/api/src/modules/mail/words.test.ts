import { describe, expect, it } from 'vitest';
import { createWords } from './words';

const AT = Date.parse('2027-03-09T16:59:00Z');

describe('the words of a language', () => {
  it('name a country, and what is no country by its code', () => {
    const { country } = createWords('de');
    expect(['IT', 'ITALY', '', 'IT-1'].map(country)).toEqual(['Italien', 'ITALY', '', 'IT-1']);
  });

  it('tell money to the last decimal, with the code as it is where it is no currency’s', () => {
    const said = (language: string, currency: string) =>
      createWords(language).money({ minor: 150_400, currency }).replace(/\s/g, ' ');
    expect(['EUR', '€', 'EURO', ''].map((currency) => said('en', currency))).toEqual([
      '€1,504.00',
      '1,504.00 €',
      '1,504.00 EURO',
      '1,504.00',
    ]);
    expect(said('de', 'EUR')).toBe('1.504,00 €');
    expect(said('de', '€')).toBe('1.504,00 €');
  });

  it('tell a moment in GMT and on the clock of a zone, and none for what is no zone', () => {
    const { moment, localMoment } = createWords('en');
    expect(moment(AT)).toBe('09 Mar 2027, 16:59');
    expect(localMoment(AT, 'Europe/Rome')).toBe('09 Mar 2027, 17:59');
    expect(['Nowhere/Land', 'Rome', ''].map((zone) => localMoment(AT, zone))).toEqual([null, null, null]);
  });
});
