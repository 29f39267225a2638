import { describe, expect, it } from 'vitest';
import type { ProviderBooking } from '../../providers/ports/booking.port';
import type { Intent } from './intent.repo';
import { newsOf } from './provider-news';
import { SHOWN } from './testing/shown-offer';

const INTENT = { shown: SHOWN, confirmationCode: null, confirmedOtherwise: null } as Intent;
const BOOKING = {
  status: 'confirmed',
  hotelId: SHOWN.hotelId,
  dates: SHOWN.dates,
  price: SHOWN.terms.price,
  roomCount: 1,
  hotelConfirmationCode: null,
} as ProviderBooking;
const OTHER_DATES = { checkin: '2027-03-13', checkout: '2027-03-16' } as typeof SHOWN.dates;
const PRICE = { minor: 1, currency: 'EUR' };

describe('news about a confirmed booking', () => {
  it('changes nothing if nothing has changed at the provider', () => {
    expect(newsOf(INTENT, BOOKING)).toEqual({ confirmationCode: null, confirmedOtherwise: null });
    expect(newsOf(INTENT, null)).toEqual({});
    expect(newsOf(INTENT, { ...BOOKING, status: 'being-confirmed' })).toEqual({});
  });

  it("has the hotel's own number after the hotel sends it, and keeps it", () => {
    expect(newsOf(INTENT, { ...BOOKING, hotelConfirmationCode: 'H1' }).confirmationCode).toBe('H1');
    expect(newsOf({ ...INTENT, confirmationCode: 'H1' }, BOOKING).confirmationCode).toBe('H1');
  });

  it('contains other dates or another hotel, and clears them if they change back', () => {
    const moved = newsOf(INTENT, { ...BOOKING, dates: OTHER_DATES, hotelId: 'lp2' });
    expect(moved.confirmedOtherwise).toEqual({ dates: OTHER_DATES, hotelId: 'lp2' });
    expect(newsOf({ ...INTENT, ...moved }, BOOKING).confirmedOtherwise).toBeNull();
  });

  it('keeps a different price from the confirmation, and ignores a price that changes later', () => {
    expect(newsOf(INTENT, { ...BOOKING, price: PRICE }).confirmedOtherwise).toBeNull();
    expect(newsOf({ ...INTENT, confirmedOtherwise: { price: PRICE } }, BOOKING).confirmedOtherwise).toEqual({
      price: PRICE,
    });
  });
});
