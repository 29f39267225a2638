import { describe, expect, it } from 'vitest';
import { wordsOf } from './testing/composed-mail';

const AT = Date.parse('2027-03-09T16:59:00Z');

describe('the words of a language', () => {
  it('name a country, or show the code if there is no such country', () => {
    const { country } = wordsOf('de');
    expect(['IT', 'ITALY', '', 'IT-1'].map(country)).toEqual(['Italien', 'ITALY', '', 'IT-1']);
  });

  it('format money to the last decimal, with the plain code if there is no such currency', () => {
    const said = (language: string, currency: string) =>
      wordsOf(language).money({ minor: 150_400, currency }).replace(/\s/g, ' ');
    expect(['EUR', '€', 'EURO', ''].map((currency) => said('en', currency))).toEqual([
      '€1,504.00',
      '1,504.00 €',
      '1,504.00 EURO',
      '1,504.00',
    ]);
    expect(said('de', 'EUR')).toBe('1.504,00 €');
    expect(said('de', '€')).toBe('1.504,00 €');
  });

  it('keep amount and currency in their order within a line from right to left', () => {
    const said = (language: string) => wordsOf(language).money({ minor: 20_223, currency: 'USD' });
    expect(said('ar')).toMatch(/^\u2066.*202\.23.*\$.*\u2069$/u);
    expect(said('de')).not.toMatch(/[\u2066-\u2069]/u);
  });

  it('format a time in GMT and in a time zone, and give none for an unknown zone', () => {
    const { moment, localMoment } = wordsOf('en');
    expect(moment(AT)).toBe('09 Mar 2027, 16:59');
    expect(localMoment(AT, 'Europe/Rome')).toBe('09 Mar 2027, 17:59');
    expect(['Nowhere/Land', 'Rome', ''].map((zone) => localMoment(AT, zone))).toEqual([null, null, null]);
  });
});
