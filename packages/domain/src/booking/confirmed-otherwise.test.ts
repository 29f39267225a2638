import { describe, expect, it } from 'vitest';
import type { StayDates } from '../stay/dates';
import { confirmedOtherwise } from './confirmed-otherwise';

const dates = (checkin: string, checkout: string) => ({ checkin, checkout }) as StayDates;

const SHOWN = {
  hotelId: 'lp1',
  dates: dates('2027-03-12', '2027-03-15'),
  price: { minor: 40_000, currency: 'EUR' },
  roomCount: 2,
} as const;

describe('the confirmation of the provider', () => {
  it('equals what was shown if nothing differs, or if it does not state the values', () => {
    expect(confirmedOtherwise(SHOWN, SHOWN)).toBeNull();
    expect(confirmedOtherwise(SHOWN, { hotelId: null, dates: null, price: null, roomCount: null })).toBeNull();
  });

  it('is not compared with a price in another currency', () => {
    expect(confirmedOtherwise(SHOWN, { ...SHOWN, price: { minor: 43_000, currency: 'USD' } })).toBeNull();
  });

  it.each([
    [{ hotelId: 'lp2' }],
    [{ dates: dates('2027-03-13', '2027-03-15') }],
    [{ dates: dates('2027-03-12', '2027-03-16') }],
    [{ price: { minor: 40_001, currency: 'EUR' } }],
    [{ roomCount: 1 }],
    [{ hotelId: 'lp2', roomCount: 1 }],
  ] as const)('differs by %o, and by nothing else', (difference) => {
    expect(confirmedOtherwise(SHOWN, { ...SHOWN, ...difference })).toEqual(difference);
  });
});
