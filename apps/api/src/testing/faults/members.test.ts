import { expect, it } from 'vitest';
import { type BookingWithFreeNight, brokenFreeNights } from './members';

const booking = (id: string, state: BookingWithFreeNight['state'], refund_minor: string | null = null) => ({
  ...{ id, state, refund_minor },
  free_night_id: 'FN-1',
});
const freeNight = (state: string, intent_id: string | null = null) => [{ id: 'FN-1', state, intent_id }];

it('accepts a free night that one booking used, or that nobody used', () => {
  expect(brokenFreeNights(freeNight('used', 'A'), [booking('A', 'confirmed'), booking('B', 'failed')])).toEqual([]);
  expect(brokenFreeNights(freeNight('ready'), [booking('A', 'cancelled', '900')])).toEqual([]);
  expect(brokenFreeNights(freeNight('used', 'A'), [booking('A', 'cancelled', '0')])).toEqual([]);
});

it('finds a free night that is used twice, lost, or still ready after its use', () => {
  expect(brokenFreeNights(freeNight('used', 'A'), [booking('A', 'confirmed'), booking('B', 'confirmed')])).toEqual([
    'FN-1 was used 2 times',
  ]);
  expect(brokenFreeNights(freeNight('used', 'A'), [booking('A', 'failed')])).toEqual([
    'FN-1 is used, but nobody used it',
  ]);
  expect(brokenFreeNights(freeNight('ready'), [booking('A', 'confirmed')])).toEqual(['FN-1 is ready, but A used it']);
});
