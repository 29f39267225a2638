import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { prebookBody } from './prebook-body';

const ASKED = {
  offerId: '3gAV',
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  travellers: { adults: 3, childrenAges: [8, 5], rooms: 2 },
  currency: 'EUR',
  contact: { firstName: 'Mira', email: 'mira@example.com' },
  language: 'cs',
  useFreeNight: false,
  promoCode: null,
  changeOf: null,
};

describe('the body of prebook', () => {
  it('[PAY-09][PAY-10][PAY-11][PAY-12][PAY-13][PAY-14][PAY-15][PAY-16] follows the documents', () => {
    expect(prebookBody(ASKED)).toEqual({
      // PAY-09
      offerId: '3gAV',
      // PAY-10
      checkin: '2027-03-12',
      checkout: '2027-03-15',
      // PAY-11
      currency: 'EUR',
      // PAY-12
      occupancies: [
        { adults: 2, children: [8] },
        { adults: 1, children: [5] },
      ],
      // PAY-13
      rooms: 2,
      // PAY-14
      guestNationality: 'US',
      // PAY-15
      contact: { firstName: 'Mira', email: 'mira@example.com' },
      // PAY-16
      usePaymentSdk: true,
      paymentSdk: true,
      payment: { sdk: true },
      language: 'cs',
    });
  });

  it('[REW-03] asks for the free night only if the traveller wants to use it', () => {
    expect(prebookBody(ASKED)).not.toHaveProperty('useFreeNight');
    expect(prebookBody({ ...ASKED, useFreeNight: true })).toMatchObject({ useFreeNight: true });
  });

  it('names the promo code, and never a free night with it', () => {
    expect(prebookBody(ASKED)).not.toHaveProperty('promoCode');
    const both = prebookBody({ ...ASKED, promoCode: 'SUMMER10', useFreeNight: true });
    expect(both).toMatchObject({ promoCode: 'SUMMER10' });
    expect(both).not.toHaveProperty('useFreeNight');
  });

  it('[PAY-12] has ages only if there are children', () => {
    const travellers = { adults: 2, childrenAges: [], rooms: 1 };
    expect(prebookBody({ ...ASKED, travellers }).occupancies).toEqual([{ adults: 2 }]);
  });

  it('leaves out unknown dates and an unknown contact', () => {
    const body = prebookBody({ ...ASKED, dates: null, contact: null });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['checkin']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['contact']));
  });
});
