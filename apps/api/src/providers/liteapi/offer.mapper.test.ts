import { boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { WireAmount, WireHotelRates, WireOffer, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import { toHotelOffers } from './offer.mapper';
import { eur, wireRate as rate } from './testing/wire-rate';

const offer = (part: Partial<WireOffer> = {}): WireOffer => ({
  roomTypeId: 'GQ4D',
  offerId: '3gAV',
  rates: [rate()],
  offerRetailRate: eur(428),
  suggestedSellingPrice: eur(471.5),
  ...part,
});
const first = (wire: WireOffer) => {
  const hotel: WireHotelRates = { hotelId: 'lp7a10c', roomTypes: [wire] };
  return toHotelOffers(hotel, { withOfferIds: true, leaveOut: () => undefined })?.offers[0];
};

describe('an offer of the provider', () => {
  it('[DATA-04][DATA-06] is mapped with the whole stay, minor units, and separate fees at the hotel', () => {
    expect(first(offer())).toEqual({
      offerId: '3gAV',
      roomName: 'Superior Double Room',
      roomId: null,
      mappedRoomId: '5100441',
      roomTypeCode: 'GQ4D',
      board: 'BI',
      boardName: 'Breakfast Included',
      rateName: 'Superior Double Room',
      price: { minor: 42_800, currency: 'EUR' },
      payAtHotel: { minor: 2_400, currency: 'EUR' },
      suggested: { minor: 47_150, currency: 'EUR' },
      isRefundable: true,
      hasPartialRefund: true,
      freeCancellationUntil: Date.parse('2027-03-08T23:00:00Z'),
    });
  });

  it("names the room without the board at the end of the rate's name", () => {
    const names = (name: string) => {
      const { roomName, rateName } = first(offer({ rates: [rate({ name })] })) ?? {};
      return [roomName, rateName];
    };
    const long = 'Twin Room - Breakfast Included';
    expect(names(long)).toEqual(['Twin Room', long]);
    expect(names('Twin Room - Sea View')).toEqual(['Twin Room - Sea View', 'Twin Room - Sea View']);
  });

  it('adds up the fees of all its rooms, and is as refundable as the strictest room', () => {
    const strict = rate({ cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: null } });
    expect(first(offer({ rates: [rate(), strict] }))).toMatchObject({
      payAtHotel: { minor: 4_800, currency: 'EUR' },
      isRefundable: false,
      freeCancellationUntil: null,
    });
  });

  it('reads an amount that is a list, and taxes that are null', () => {
    const bare = rate({ retailRate: { total: [eur(428)], taxesAndFees: null } });
    const read = first(offer({ offerRetailRate: [eur(428)], suggestedSellingPrice: null, rates: [bare] }));
    expect(read).toMatchObject({ price: { minor: 42_800 }, payAtHotel: { minor: 0 }, suggested: null });
  });

  it('[DATA-07] has a comparison price, separate from the price to pay', () => {
    const read = (elsewhere: number | null) =>
      first(offer({ suggestedSellingPrice: elsewhere === null ? null : { ...eur(elsewhere), source: 'expedia' } }));
    expect(read(999)).toMatchObject({ price: { minor: 42_800 }, suggested: { minor: 99_900, currency: 'EUR' } });
    expect(read(null)).toMatchObject({ price: { minor: 42_800 }, suggested: null });
  });

  it('[DATA-08] is in USD if it names no currency', () => {
    const bare = { amount: 428 } as WireAmount;
    const read = first(offer({ offerRetailRate: bare, suggestedSellingPrice: bare }));
    expect([read?.price.currency, read?.suggested?.currency]).toEqual(['USD', 'USD']);
  });

  it('[DATA-09] has a board by its code, or by its name only', () => {
    const board = (part: Partial<WireRate>) => boardOf(first(offer({ rates: [rate(part)] })) as Offer);
    expect(board({ boardType: 'HB', boardName: 'Dinner too' })).toEqual({ kind: 'half-board' });
    expect(board({ boardType: '', boardName: 'Dinner too' })).toEqual({ kind: 'other', name: 'Dinner too' });
  });

  it.each([0, -5])('[DATA-05] is dropped with the price %d', (amount) => {
    expect(first(offer({ offerRetailRate: eur(amount) }))).toBeUndefined();
  });

  it('is dropped if it is a package rate, which the public may not see', () => {
    expect(first(offer({ rateType: 'package' }))).toBeUndefined();
  });

  it('has no id in a list, where it would only add bytes', () => {
    const hotel = { hotelId: 'lp7a10c', roomTypes: [offer()] };
    expect(toHotelOffers(hotel, { withOfferIds: false, leaveOut: () => undefined })?.offers[0]?.offerId).toBeNull();
  });

  it.each([
    ['its price', { offerRetailRate: { amount: 'much', currency: 'EUR' } }],
    ['the currency of its price', { offerRetailRate: { amount: 428, currency: 'EURO' } }],
    ['its id', { offerId: null }],
    ['its rooms', { rates: 'two' }],
    ['one of its rooms', { rates: [rate(), null] }],
    ['a fee that comes on top', { rates: [withFees([{ included: false, amount: null, currency: 'EUR' }])] }],
    ['its fees', { rates: [withFees('some')] }],
  ])('is skipped and counted if %s is unreadable', (_, part) => {
    const leftOut: string[] = [];
    const leaveOut = (kind: string) => void leftOut.push(kind);
    const wire = { hotelId: 'lp7a10c', roomTypes: [offer(part as Partial<WireOffer>), offer()] };
    expect(toHotelOffers(wire, { withOfferIds: true, leaveOut })?.offers).toEqual([first(offer())]);
    expect(leftOut).toEqual(['offer']);
  });

  it('is kept if an included tax is unreadable', () => {
    const fees = [{ included: true, amount: null, currency: 'EUR' }];
    expect(first(offer({ rates: [withFees(fees)] }))?.payAtHotel).toEqual({ minor: 0, currency: 'EUR' });
  });
});

function withFees(taxesAndFees: unknown): WireRate {
  return rate({ retailRate: { total: [eur(428)], taxesAndFees } as WireRate['retailRate'] });
}
