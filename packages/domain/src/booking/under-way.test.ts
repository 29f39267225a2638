import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './intent';
import { isStillOn, isUnderWay } from './under-way';

describe('a booking', () => {
  it('is in progress while we ask the hotel for it, cancel it or change it', () => {
    expect(BOOKING_STATES.filter(isUnderWay)).toEqual([
      'paid',
      'pending',
      'booking',
      'unknown',
      'cancelling',
      'changing',
    ]);
  });

  it('still counts until it is certain that it does not exist', () => {
    expect(BOOKING_STATES.filter(isStillOn)).toEqual([
      'paid',
      'pending',
      'booking',
      'unknown',
      'confirmed',
      'cancelling',
      'changing',
    ]);
  });
});
