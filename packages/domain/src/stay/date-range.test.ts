import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenStay, isComplete, isPast, NO_RANGE, pickDay } from './date-range';
import { addDays, type CalendarDate } from './dates';

const TODAY = '2027-03-01' as CalendarDate;
const day = (offset: number) => addDays(TODAY, offset);
const pick = (...days: readonly CalendarDate[]) => days.reduce(pickDay, NO_RANGE);

describe('choosing the dates of a stay', () => {
  it('[CAL-01] counts yesterday as past, and not today', () => {
    expect([day(-1), TODAY, day(1)].map((one) => isPast(one, TODAY))).toEqual([true, false, false]);
  });

  it('[CAL-03] sets the start with the first click and clears the end', () => {
    expect(pick(day(4))).toEqual({ start: day(4), end: null });
    expect(pickDay({ start: day(4), end: day(6) }, day(8))).toEqual({ start: day(8), end: null });
  });

  it('[CAL-04] restarts from a day before the start, and never swaps the two', () => {
    expect(pick(day(4), day(2))).toEqual({ start: day(2), end: null });
    expect(pick(day(4), day(2), day(3))).toEqual({ start: day(2), end: day(3) });
  });

  it('[CAL-05] sets the end with a second click on a day that is not before the start', () => {
    expect(pick(day(4), day(7))).toEqual({ start: day(4), end: day(7) });
    expect(pick(day(4), day(4))).toEqual({ start: day(4), end: day(4) });
  });

  it('[CAL-07] is complete with two dates and at least one night between them', () => {
    expect([pick(), pick(day(4)), pick(day(4), day(4)), pick(day(4), day(5))].map(isComplete)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(chosenStay(pick(day(4), day(5)))).toEqual({ checkin: day(4), checkout: day(5) });
  });

  it('never has an end before its start, after any clicks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), (offsets) => {
        const { start, end } = pick(...offsets.map(day));
        expect(start === null).toBe(offsets.length === 0);
        expect(end === null || (start !== null && start <= end)).toBe(true);
      }),
    );
  });
});
