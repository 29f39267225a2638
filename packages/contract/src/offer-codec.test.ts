import type { Offer } from '@tenth-night/domain/offers/offer';
import { describe, expect, it } from 'vitest';
import { decodeOffer, encodeOffer } from './offer-codec';

const offer: Offer = {
  offerId: 'o-1',
  roomName: 'Superior Double Room',
  roomId: null,
  mappedRoomId: '5100441',
  roomTypeCode: 'GQ4D',
  board: 'BI',
  boardName: 'Breakfast Included',
  rateName: 'Superior Double Room - Breakfast',
  price: { minor: 42_800, currency: 'EUR' },
  payAtHotel: { minor: 2_400, currency: 'EUR' },
  suggested: { minor: 47_150, currency: 'EUR' },
  isRefundable: true,
  hasPartialRefund: true,
  freeCancellationUntil: Date.parse('2027-03-08T23:00:00Z'),
};

describe('an offer on our wire', () => {
  it('[DATA-04] has the fields of the specification, in major units', () => {
    expect(encodeOffer(offer)).toEqual({
      offerId: 'o-1',
      roomName: 'Superior Double Room',
      roomId: null,
      mappedRoomId: '5100441',
      roomTypeCode: 'GQ4D',
      board: 'BI',
      boardName: 'Breakfast Included',
      rateName: 'Superior Double Room - Breakfast',
      price: 428,
      payAtHotel: 24,
      suggested: 471.5,
      currency: 'EUR',
      refundable: true,
      partialRefund: true,
      freeCancellationUntil: '2027-03-08T23:00:00.000Z',
    });
  });

  it('is the same after encoding and decoding', () => {
    expect(decodeOffer(encodeOffer(offer))).toEqual(offer);
    const bare = { ...offer, suggested: null, freeCancellationUntil: null };
    expect(decodeOffer(encodeOffer(bare))).toEqual(bare);
  });

  it('[DATA-04] has whole units if its currency has no decimals, and is the same after decoding', () => {
    const yen = (minor: number) => ({ minor, currency: 'JPY' });
    const inYen = { ...offer, price: yen(64_801), payAtHotel: yen(1_200), suggested: yen(71_000) };
    const body = encodeOffer(inYen);
    expect(body).toMatchObject({ price: 64_801, payAtHotel: 1_200, suggested: 71_000, currency: 'JPY' });
    expect(decodeOffer(body)).toEqual(inYen);
  });

  it('has nothing to pay at the hotel if that is not an amount', () => {
    const body = { ...encodeOffer(offer), payAtHotel: Number.NaN };
    expect(decodeOffer(body)?.payAtHotel).toEqual({ minor: 0, currency: 'EUR' });
  });

  it('has no suggested price, rather than 0, if none was sent', () => {
    expect(decodeOffer({ ...encodeOffer(offer), suggested: null })?.suggested).toBeNull();
  });

  it('[DATA-08] is in USD when it names no currency', () => {
    const { currency: _, ...unnamed } = encodeOffer(offer);
    expect(decodeOffer(unnamed)).toMatchObject({
      price: { minor: 42_800, currency: 'USD' },
      payAtHotel: { currency: 'USD' },
      suggested: { currency: 'USD' },
    });
  });

  it.each([0, -1, Number.NaN])('[DATA-05] is null with the price %d', (price) => {
    expect(decodeOffer({ ...encodeOffer(offer), price })).toBeNull();
  });

  it('names the fees in other currencies', () => {
    const abroad = { ...offer, otherFees: [{ minor: 30_000, currency: 'CZK' }] };
    expect(encodeOffer(abroad).otherFees).toEqual([{ amount: 300, currency: 'CZK' }]);
    expect(decodeOffer(encodeOffer(abroad))).toEqual(abroad);
    expect(encodeOffer(offer)).not.toHaveProperty('otherFees');
  });
});
