import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './intent';
import { nextLookAt } from './next-look';

const NOW = Date.parse('2027-01-10T09:00:00Z');
const at = (ms: number) => new Date(NOW + ms);
const BOOKING = { state: 'confirmed', nextTryAt: null, updatedAt: at(-60_000) } as const;

describe('a booking that may have changed', () => {
  it('is checked at once', () => {
    expect(nextLookAt(BOOKING, NOW)).toEqual(at(0));
  });

  it('is checked 30 seconds after the last check, so that no change is missed and the provider gets few calls', () => {
    expect(nextLookAt({ ...BOOKING, updatedAt: at(-1_000) }, NOW)).toEqual(at(29_000));
    expect(nextLookAt({ ...BOOKING, updatedAt: at(-30_000) }, NOW)).toEqual(at(0));
  });

  it('is left alone if it is due anyway, or while somebody works on it', () => {
    expect(nextLookAt({ ...BOOKING, nextTryAt: at(600_000) }, NOW)).toBeNull();
  });

  it('is checked only in states where a check neither books nor cancels', () => {
    const looked = BOOKING_STATES.filter((state) => nextLookAt({ ...BOOKING, state }, NOW));
    expect(looked).toEqual(['confirmed', 'unverified', 'refund-due']);
  });
});
