import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, defaultStay, localCalendarDate, parseCalendarDate, stayNights } from './dates';

const date = (text: string) => {
  const parsed = parseCalendarDate(text);
  if (!parsed) throw new Error(`${text} is no date`);
  return parsed;
};

describe('stay dates', () => {
  it('[SRCH-15][SRCH-16] default to check-in 7 and check-out 8 days ahead', () => {
    expect(defaultStay(date('2027-02-25'))).toEqual({ checkin: '2027-03-04', checkout: '2027-03-05' });
  });

  it('[SRCH-29] count nights as check-out minus check-in in days, even across a clock change', () => {
    expect(stayNights({ checkin: date('2027-03-12'), checkout: date('2027-03-15') })).toBe(3);
    expect(stayNights({ checkin: date('2027-03-27'), checkout: date('2027-03-29') })).toBe(2);
    expect(stayNights({ checkin: date('2027-09-25'), checkout: date('2027-09-27') })).toBe(2);
  });

  it('[SRCH-30] have no nights if the number is not positive', () => {
    expect(stayNights({ checkin: date('2027-03-12'), checkout: date('2027-03-12') })).toBeNull();
    expect(stayNights({ checkin: date('2027-03-12'), checkout: date('2027-03-11') })).toBeNull();
  });

  it.each(['2027-02-30', '2027-13-01', '27-01-01', '2027-1-1', '2027-01-01T00:00', '', 'tomorrow'])(
    '[SRCH-04] refuse %j, which is not a day in the form YYYY-MM-DD',
    (text) => expect(parseCalendarDate(text)).toBeNull(),
  );

  it('[SRCH-04] accept a leap day only in a leap year', () => {
    expect(parseCalendarDate('2028-02-29')).toBe('2028-02-29');
    expect(parseCalendarDate('2027-02-29')).toBeNull();
  });

  it('use the local calendar day in every zone', () => {
    expect(localCalendarDate(new Date(2027, 2, 28, 0, 30))).toBe('2027-03-28');
    expect(localCalendarDate(new Date(2027, 2, 28, 23, 30))).toBe('2027-03-28');
  });

  it('add days and count them back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 400 }), (start, nights) => {
        const checkin = addDays('1990-01-01' as CalendarDate, start);
        expect(stayNights({ checkin, checkout: addDays(checkin, nights) })).toBe(nights);
      }),
    );
  });
});
