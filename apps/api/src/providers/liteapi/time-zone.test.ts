import { describe, expect, it } from 'vitest';
import { timeZoneAt } from './time-zone';

describe('timeZoneAt', () => {
  it.each([
    ['Prague', 50.0875, 14.4214, 'Europe/Prague'],
    ['London', 51.5074, -0.1278, 'Europe/London'],
    ['Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu'],
    ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland'],
    ['Kathmandu, a quarter of an hour off the others', 27.7172, 85.324, 'Asia/Kathmandu'],
  ])('finds the time zone of %s', (_, latitude, longitude, zone) => {
    expect(timeZoneAt(latitude, longitude)).toBe(zone);
  });

  it.each([
    [null, 14],
    [50, null],
    [91, 14],
    [50, -181],
  ])('finds none for %s, %s', (latitude, longitude) => {
    expect(timeZoneAt(latitude, longitude)).toBeNull();
  });
});
