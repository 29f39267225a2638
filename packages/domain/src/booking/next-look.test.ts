import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './intent';
import { nextLookAt } from './next-look';

const NOW = Date.parse('2027-01-10T09:00:00Z');
const at = (ms: number) => new Date(NOW + ms);
const BOOKING = { state: 'confirmed', nextTryAt: null, updatedAt: at(-60_000) } as const;

describe('a booking that may have changed', () => {
  it('is looked at now', () => {
    expect(nextLookAt(BOOKING, NOW)).toEqual(at(0));
  });

  it('is looked at 30 seconds after the last look, so that no news is lost and no flood reaches the provider', () => {
    expect(nextLookAt({ ...BOOKING, updatedAt: at(-1_000) }, NOW)).toEqual(at(29_000));
    expect(nextLookAt({ ...BOOKING, updatedAt: at(-30_000) }, NOW)).toEqual(at(0));
  });

  it('is left alone if it is due anyway, or while somebody works on it', () => {
    expect(nextLookAt({ ...BOOKING, nextTryAt: at(600_000) }, NOW)).toBeNull();
  });

  it('is looked at only in states from which a look neither books nor cancels', () => {
    const looked = BOOKING_STATES.filter((state) => nextLookAt({ ...BOOKING, state }, NOW));
    expect(looked).toEqual(['confirmed', 'unverified', 'refund-due']);
  });
});
