import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { dayByKey } from './day-by-key';

const FRIDAY = '2027-03-12' as CalendarDate;
const press = (key: string, { shiftKey = false, isRightToLeft = false, weekStart = 1 } = {}) =>
  dayByKey(FRIDAY, { key, shiftKey }, { isRightToLeft, weekStart });

describe('a key in the calendar', () => {
  it.each([
    ['ArrowRight', '2027-03-13'],
    ['ArrowLeft', '2027-03-11'],
    ['ArrowDown', '2027-03-19'],
    ['ArrowUp', '2027-03-05'],
    ['Home', '2027-03-08'],
    ['End', '2027-03-14'],
    ['PageDown', '2027-04-12'],
    ['PageUp', '2027-02-12'],
  ])('%s moves from March 12 to %s', (key, day) => expect(press(key)).toBe(day));

  it('moves in the other direction in right-to-left languages', () => {
    expect(press('ArrowRight', { isRightToLeft: true })).toBe('2027-03-11');
    expect(press('ArrowLeft', { isRightToLeft: true })).toBe('2027-03-13');
  });

  it('uses the week of the language, and moves by a year with Shift', () => {
    expect([press('Home', { weekStart: 0 }), press('End', { weekStart: 0 })]).toEqual(['2027-03-07', '2027-03-13']);
    expect(press('PageDown', { shiftKey: true })).toBe('2028-03-12');
  });

  it('does not move the day if it is another key', () => expect(press('Enter')).toBeNull());
});
