import { expect, it } from 'vitest';
import { bookedId } from './booked-id';

it.each([
  [{ bookingId: 'b', id: 'i', reference: 'r' }, 'b'],
  [{ id: 'i', reference: 'r' }, 'i'],
  [{ bookingId: null, id: ' ', reference: 'r' }, 'r'],
  [{ bookingId: 412 }, '412'],
  [{ clientReference: 'TN-1' }, null],
  [null, null],
])('[RET-18] reads the booking id in %j as %j', (answer, id) => {
  expect(bookedId(answer)).toBe(id);
});
