import { expect, it } from 'vitest';
import type { CalendarDate } from './dates';
import { nearStays } from './near-stays';

const day = (text: string) => text as CalendarDate;
const STAY = { checkin: day('2027-02-27'), checkout: day('2027-03-01') };

it('are three days earlier and three later, with the same number of nights', () => {
  expect(nearStays(STAY, day('2027-01-01')).map(({ checkin, checkout }) => `${checkin} ${checkout}`)).toEqual([
    '2027-02-24 2027-02-26',
    '2027-02-25 2027-02-27',
    '2027-02-26 2027-02-28',
    '2027-02-27 2027-03-01',
    '2027-02-28 2027-03-02',
    '2027-03-01 2027-03-03',
    '2027-03-02 2027-03-04',
  ]);
});

it('never begin before today', () => {
  expect(nearStays(STAY, day('2027-02-26'))[0]).toEqual({ checkin: '2027-02-26', checkout: '2027-02-28' });
  expect(nearStays(STAY, STAY.checkin)).toHaveLength(4);
});
