import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { formatClock, formatHotelTime, formatStay, formatStayDay } from './date-time';

const NBSP = '\u00a0';
const day = (text: string) => text as CalendarDate;
/** The pieces between which a line may break. */
const pieces = (text: string) => text.split(/[ \u2009]/).map((piece) => piece.replaceAll(NBSP, '_'));

describe('dates and times', () => {
  it('stay on one line: a day with its month and year, and a time with AM or PM', () => {
    expect(pieces(formatStayDay(day('2027-03-12'), 'en'))).toEqual(['Fri,', 'Mar_12,_2027']);
    expect(pieces(formatStayDay(day('2027-03-11'), 'de'))).toEqual(['Do.,', '11._März_2027']);
    expect(pieces(formatHotelTime(Date.UTC(2027, 2, 8, 16, 59), 'UTC', 'en'))).toEqual(['Mon,', 'Mar_8,', '4:59_PM']);
    expect(formatClock('15:00', 'en')).toBe(`3:00${NBSP}PM`);
  });

  it('break between the two days of a stay', () => {
    const stay = formatStay({ checkin: day('2027-03-12'), checkout: day('2027-03-15') }, 'en');
    expect(pieces(stay).filter((piece) => /\d/.test(piece))).toEqual(['Mar_12', 'Mar_15,_2027']);
  });
});
