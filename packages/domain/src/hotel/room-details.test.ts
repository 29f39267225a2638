import { expect, it } from 'vitest';
import { roomDetails } from './room-details';
import { aRoom } from './testing/samples';

it('shows a room’s beds, its size and its maximum occupancy', () => {
  const beds = [{ count: 2, type: 'Single bed' }];
  expect(roomDetails(aRoom({ beds, size: { value: 22, unit: 'm2' }, maxOccupancy: 3 }))).toEqual([
    { kind: 'beds', beds },
    { kind: 'size', value: 22, unit: 'm2' },
    { kind: 'max-occupancy', guests: 3 },
  ]);
});

it('shows only known details', () => {
  expect(roomDetails(aRoom({ maxOccupancy: 2 }))).toEqual([{ kind: 'max-occupancy', guests: 2 }]);
  expect(roomDetails(aRoom())).toEqual([]);
});
