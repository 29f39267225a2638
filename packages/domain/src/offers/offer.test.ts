import { describe, expect, it } from 'vitest';
import { allInTotal, bestOffer, type Offer } from './offer';

const offer = (price: number, payAtHotel: number): Offer => ({
  offerId: null,
  roomName: 'Double room',
  roomId: null,
  mappedRoomId: null,
  roomTypeCode: null,
  board: 'RO',
  boardName: 'Room Only',
  rateName: 'Double room',
  price: { minor: price, currency: 'USD' },
  payAtHotel: { minor: payAtHotel, currency: 'USD' },
  suggested: null,
  isRefundable: false,
  hasPartialRefund: false,
  freeCancellationUntil: null,
});

describe('an offer', () => {
  it('adds the fees paid at the hotel to the total', () => {
    expect(allInTotal(offer(50_400, 4_800))).toEqual({ minor: 55_200, currency: 'USD' });
  });

  it('is best when its all-in total is the lowest, not its bare price', () => {
    const withFees = offer(50_000, 9_000);
    const whole = offer(52_000, 0);
    expect(bestOffer([withFees, whole])).toBe(whole);
    expect(bestOffer([whole, withFees])).toBe(whole);
    expect(bestOffer([whole, offer(52_000, 0)])).toBe(whole);
    expect(bestOffer([])).toBeNull();
  });
});
