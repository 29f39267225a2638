import { describe, expect, it } from 'vitest';
import { parseInstant, zoneClock } from './instants';

const MARCH = Date.parse('2027-03-08T23:00:00Z');

describe('a time', () => {
  it.each([
    ['2027-03-08 23:00:00', undefined],
    ['2027-03-08 23:00:00', ''],
    ['2027-03-08 23:00:00', 'GMT'],
    ['2027-03-08 23:00:00', 'Lampland/Nowhere'],
    ['2027-03-08T23:00:00Z', 'Europe/Prague'],
    ['2027-03-09T00:00:00+01:00', undefined],
    ['2027-03-09 00:00:00', '+01:00'],
    ['2027-03-09 00:00:00', 'Europe/Prague'],
    ['2027-03-08 18:00', 'America/New_York'],
    ['2027-03-09', 'Europe/Prague'],
    [' 2027-03-08 23:00:00 ', undefined],
    ['2027-03-09T00:00:00+0100', undefined],
    ['2027-03-09 00:00:00', '+0100'],
    // An offset inside a name does not count.
    ['2027-03-08 23:00:00', 'Lampland+01:00'],
    ['2027-03-08 23:00:00', '+01:00 Lampland'],
  ])('written %s in %s is one instant', (text, zone) => {
    expect(parseInstant(text, zone)).toBe(MARCH);
  });

  it('is GMT if it names no zone, in summer too', () => {
    expect(parseInstant('2027-07-08 23:00:00')).toBe(Date.parse('2027-07-08T23:00:00Z'));
    expect(parseInstant('2027-07-08')).toBe(Date.parse('2027-07-08T00:00:00Z'));
  });

  it.each(['', 'soon', '2027-13-40', '2027-03-08 25:00:00'])('is null in %j', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it('is shown in the time of a zone', () => {
    expect(zoneClock(MARCH, 'Pacific/Auckland')).toBe(Date.parse('2027-03-09T12:00:00Z'));
    expect(zoneClock(MARCH, 'Europe/Prague')).toBe(Date.parse('2027-03-09T00:00:00Z'));
    expect(zoneClock(MARCH, 'Lampland/Nowhere')).toBeNull();
  });
});
