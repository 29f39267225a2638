import { expect, it } from 'vitest';
import type { StayDates } from '../stay/dates';
import { isLinkOpen } from './link-end';

const dates = { checkin: '2027-03-12', checkout: '2027-03-15' } as StayDates;

it('ends the link to a booking 90 days after the stay', () => {
  expect(isLinkOpen(dates, Date.parse('2027-01-10T00:00:00Z'))).toBe(true);
  expect(isLinkOpen(dates, Date.parse('2027-06-13T11:59:59.999Z'))).toBe(true);
  expect(isLinkOpen(dates, Date.parse('2027-06-13T12:00:00Z'))).toBe(false);
});
