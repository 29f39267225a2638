import { expect, it } from 'vitest';
import { roomDetails } from './room-details';
import { aRoom } from './testing/samples';

it('a room’s details are its beds, its size and how many may sleep there', () => {
  const beds = [{ count: 2, type: 'Single bed' }];
  expect(roomDetails(aRoom({ beds, size: { value: 22, unit: 'm2' }, maxOccupancy: 3 }))).toEqual([
    { kind: 'beds', beds },
    { kind: 'size', value: 22, unit: 'm2' },
    { kind: 'max-occupancy', guests: 3 },
  ]);
});

it('a room’s details are only what is known', () => {
  expect(roomDetails(aRoom({ maxOccupancy: 2 }))).toEqual([{ kind: 'max-occupancy', guests: 2 }]);
  expect(roomDetails(aRoom())).toEqual([]);
});
