import { CURRENCIES } from '@tenth-night/domain/preferences/currencies';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { formatOf } from './format';

const en = formatOf('en');
const ar = formatOf('ar');

describe('formats', () => {
  it('never round a price, and show cents only if there are any', () => {
    expect(en.money({ minor: 55_200, currency: 'USD' })).toBe('$552');
    expect(en.money({ minor: 38_493, currency: 'USD' })).toBe('$384.93');
    expect(en.money({ minor: 1_234_500, currency: 'JPY' })).toBe('¥1,234,500');
  });

  it('show cents of a whole price too, if it stands beside prices with cents', () => {
    expect(en.money({ minor: 55_200, currency: 'USD' }, true)).toBe('$552.00');
    expect(en.money({ minor: 552, currency: 'JPY' }, true)).toBe('¥552');
  });

  it('never show two currencies alike, so that nobody takes a peso for a dollar', () => {
    expect(en.money({ minor: 552, currency: 'CLP' })).toMatch(/^CLP.552$/);
    for (const language of INTERFACE_LANGUAGES) {
      const { wholeMoney } = formatOf(language);
      const seen = CURRENCIES.map(({ code }) => wholeMoney(552, code));
      const twice = seen.filter((text, k) => seen.indexOf(text) !== k);
      expect(twice, language).toEqual([]);
    }
  });

  it('[RES-20] show a distance to 1 decimal', () => {
    expect([en.distance(0.44), en.distance(12)]).toEqual(['0.4', '12.0']);
  });

  it('[RES-20] show the smallest distance as 0.1, not as 0.0', () => {
    expect([en.distance(0.02), ar.distance(0)]).toEqual(['0.1', '0.1']);
  });

  it('show a day of a stay as the same day in any zone', () => {
    expect(en.day('2027-03-12' as CalendarDate)).toBe('Fri, Mar 12');
  });

  it('write Arabic with Latin digits', () => {
    expect(ar.money({ minor: 55_200, currency: 'USD' })).toContain('552');
    expect(ar.day('2027-03-12' as CalendarDate)).toContain('12');
    expect(ar.country('FR')).toBe('فرنسا');
  });
});
