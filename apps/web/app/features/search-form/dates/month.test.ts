import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { addMonths, firstWeekday, monthsBetween, sameDayIn, weeksOf } from './month';

type WeekInfo = { readonly firstDay: number };
type WithWeek = { readonly weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };

/** Older versions of Node have a property, newer ones a method. */
function weekOf(language: string): WeekInfo {
  const locale = new Intl.Locale(language) as WithWeek;
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: Number.NaN };
}

const day = (text: string) => text as CalendarDate;

describe('a month of the calendar', () => {
  it("begins its weeks on the language's first day", () => {
    expect(['en', 'ar', 'de', 'pl'].map(firstWeekday)).toEqual([0, 6, 1, 1]);
    // Intl counts Sunday as 7.
    const known = INTERFACE_LANGUAGES.map((language) => [language, weekOf(language).firstDay % 7]);
    expect(INTERFACE_LANGUAGES.map((language) => [language, firstWeekday(language)])).toEqual(known);
    const firsts = (language: string) => weeksOf('2027-03', firstWeekday(language))[0]?.indexOf(day('2027-03-01'));
    expect(['en', 'ar', 'de'].map(firsts)).toEqual([1, 2, 0]);
  });

  it('has every day once, in rows of seven', () => {
    const weeks = weeksOf('2027-02', 1);
    expect(weeks).toHaveLength(4);
    expect(weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOf('2028-02', 1).flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2027-05', 1).every((week) => week.length === 7)).toBe(true);
    expect(weeksOf('2027-05', 1)).toHaveLength(6);
  });

  it('is counted forward and back over the turn of the year', () => {
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2027-01', 14)]).toEqual([
      '2027-01',
      '2026-12',
      '2028-03',
    ]);
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
  });

  it('uses its last day instead of a day that it does not have', () => {
    expect(sameDayIn(day('2027-01-31'), 1)).toBe('2027-02-28');
    expect(sameDayIn(day('2027-03-15'), -1)).toBe('2027-02-15');
    expect(sameDayIn(day('2028-02-29'), 12)).toBe('2029-02-28');
  });
});
