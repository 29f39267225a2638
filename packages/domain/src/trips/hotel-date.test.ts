import { expect, it } from 'vitest';
import { hotelDate } from './hotel-date';

it("uses the date in the hotel's own time zone", () => {
  const evening = Date.parse('2027-03-14T23:30:00Z');
  expect(['Europe/Prague', 'America/Los_Angeles', 'Nowhere', null].map((zone) => hotelDate(evening, zone))).toEqual([
    '2027-03-15',
    '2027-03-14',
    '2027-03-14',
    '2027-03-14',
  ]);
});
