import { expect, it } from 'vitest';
import { type BookingStatus, statusToday } from './booking';

it.each<[BookingStatus, BookingStatus, BookingStatus]>([
  ['confirmed', 'confirmed', 'confirmed'],
  ['confirmed', 'cancelled', 'cancelled'],
  ['being-confirmed', 'confirmed', 'confirmed'],
  ['cancelling', 'confirmed', 'cancelling'],
  ['cancelling', 'being-confirmed', 'cancelling'],
  ['cancelling', 'cancelled', 'cancelled'],
])('shows a booking that is %s here and %s there as %s', (ours, listed, expected) => {
  expect(statusToday(ours, listed)).toBe(expected);
});
