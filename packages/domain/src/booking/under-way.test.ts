import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './intent';
import { isStillOn, isUnderWay } from './under-way';

describe('a booking', () => {
  it('is under way while the hotel is asked, for it or to give it up', () => {
    expect(BOOKING_STATES.filter(isUnderWay)).toEqual(['paid', 'pending', 'booking', 'unknown', 'cancelling']);
  });

  it('is still on until it is certain that it is not', () => {
    expect(BOOKING_STATES.filter(isStillOn)).toEqual([
      'paid',
      'pending',
      'booking',
      'unknown',
      'confirmed',
      'cancelling',
    ]);
  });
});
