import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { readBookingChoice } from './stored-choice';

const CHOICE: BookingChoice = {
  offer: {
    offerId: '3gAV',
    roomName: 'Courtyard double room',
    roomId: null,
    mappedRoomId: '51',
    roomTypeCode: null,
    board: 'BI',
    boardName: 'Breakfast included',
    rateName: 'Flexible',
    price: { minor: 50_400, currency: 'USD' },
    payAtHotel: { minor: 4800, currency: 'USD' },
    suggested: null,
    isRefundable: true,
    hasPartialRefund: false,
    freeCancellationUntil: 1_804_611_600_000,
  },
  hotelId: 'lp7a10c',
  criteria: {
    placeId: null,
    placeName: 'Prague',
    dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
    travellers: { adults: 2, childrenAges: [8], rooms: 1 },
    isStreaming: true,
    isDebugging: false,
  },
  currency: 'USD',
};

const read = (kept: unknown, offerId = '3gAV') =>
  readBookingChoice(offerId, () => ({
    getItem: (key) => (key === 'offer:3gAV' ? JSON.stringify(kept) : null),
  }));

describe('the stored choice', () => {
  it('is read as Book stored it', () => {
    expect(read(CHOICE)).toEqual(CHOICE);
  });

  it('is null if nothing was stored for that offer', () => {
    expect(read(CHOICE, '4hBW')).toBeNull();
  });

  const { offer, criteria } = CHOICE;
  it.each([
    ['no object', 7],
    ['nothing', null],
    ['another offer', { ...CHOICE, offer: { ...offer, offerId: '4hBW' } }],
    ['no hotel', { ...CHOICE, hotelId: undefined }],
    ['no amount', { ...CHOICE, offer: { ...offer, price: { minor: '50400', currency: 'USD' } } }],
    ['two currencies', { ...CHOICE, offer: { ...offer, payAtHotel: { minor: 4800, currency: 'CZK' } } }],
    ['nothing about refunds', { ...CHOICE, offer: { ...offer, isRefundable: undefined } }],
    ['no stay', { ...CHOICE, criteria: { ...criteria, dates: { checkin: '2027-02-30', checkout: '2027-03-15' } } }],
    ['no travellers', { ...CHOICE, criteria: { ...criteria, travellers: { adults: 2, rooms: 1 } } }],
  ])('is null if the stored value has another shape: %s', (_, kept) => {
    expect(read(kept)).toBeNull();
  });

  it('is null if the storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.');
    };
    expect(readBookingChoice('3gAV', blocked)).toBeNull();
  });
});
