import { describe, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '../preferences/languages';
import { formatClock, formatMoment } from './moment';

const at = (time: string) => Date.parse(`${time}:00Z`);

describe('a time', () => {
  it('[CANC-03] is DD Mon YYYY, HH:mm in English', () => {
    expect(formatMoment(at('2027-03-09T16:59'), 'UTC', 'en')).toBe('09 Mar 2027, 16:59');
    expect(formatMoment(at('2027-09-01T00:05'), 'UTC', 'en')).toBe('01 Sep 2027, 00:05');
    expect(formatMoment(at('2027-12-31T23:59'), 'UTC', 'en')).toBe('31 Dec 2027, 23:59');
  });

  it('is in the time of its zone', () => {
    expect(formatMoment(at('2027-12-31T23:59'), 'Europe/Prague', 'en')).toBe('01 Jan 2028, 00:59');
  });

  it.each(INTERFACE_LANGUAGES)('has in %s two digits for the day, and 24 hours', (language) => {
    expect(formatMoment(at('2027-03-09T16:59'), 'UTC', language)).toMatch(/09.*16:59/);
  });

  it('keeps the order of another language', () => {
    expect(formatMoment(at('2027-03-09T16:59'), 'UTC', 'hu')).toMatch(/^2027.*09.*16:59$/);
  });
});

describe('the time of a hotel’s desk', () => {
  it('is written as people of the language write it', () => {
    expect([formatClock('16:00', 'en'), formatClock('16:00', 'de'), formatClock('16:00', 'fr')]).toEqual([
      '4:00 PM',
      '16:00',
      '16:00',
    ]);
    expect(formatClock('00:00', 'en')).toBe('12:00 AM');
  });

  it('stays as it is if it is not a time', () => {
    expect(formatClock('noon', 'en')).toBe('noon');
  });
});
