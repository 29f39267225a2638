import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import { describe, expect, it } from 'vitest';
import { toCancelled, toProviderBooking } from './booking.mapper';

const wire = {
  bookingId: 'bN4xY-7Qe',
  clientReference: 'TN-1',
  status: 'CONFIRMED',
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  hotel: { hotelId: 'lp7a10c', name: 'Hotel Bel Colle' },
  price: 428,
  sellingPrice: '428.00',
  currency: 'EUR',
  guestId: '412',
};

describe('a booking of the provider', () => {
  it('is mapped with our reference and its guest', () => {
    expect(toProviderBooking(wire)).toMatchObject({
      bookingId: 'bN4xY-7Qe',
      status: 'confirmed',
      hotelId: 'lp7a10c',
      price: { minor: 42_800, currency: 'EUR' },
      clientReference: 'TN-1',
      guestId: '412',
    });
  });

  it('has its guest as text or number, or none', () => {
    const guests = [412, ' 412 ', '', null].map((guestId) => toProviderBooking({ ...wire, guestId })?.guestId);
    expect(guests).toEqual(['412', '412', null, null]);
    expect(toProviderBooking({ ...wire, clientReference: '' })?.clientReference).toBeNull();
  });

  it('is null without an id', () => {
    expect([{ ...wire, bookingId: '' }, null, undefined].map(toProviderBooking)).toEqual([null, null, null]);
  });
});

describe('a cancellation', () => {
  const cancelled = { bookingId: 'b', status: 'CANCELLED', cancellation_fee: 0, refund_amount: 428, currency: 'EUR' };
  const read = (part: object) => toCancelled({ ...cancelled, ...part } as WireCancelled);

  it.each(['CANCELLED', 'CANCELED', 'CANCELLED_WITH_CHARGES', 'cancelled'])('may be spelt %s', (status) => {
    expect(read({ status })).toEqual({ feeMinor: 0, refundMinor: 42_800, currency: 'EUR' });
  });

  it('has its amounts as numbers or texts', () => {
    expect(read({ cancellation_fee: '214.00', refund_amount: '214' })).toMatchObject({
      feeMinor: 21_400,
      refundMinor: 21_400,
    });
    expect(read({ currency: 'JPY', refund_amount: 428 })).toMatchObject({ refundMinor: 428 });
  });

  it.each([
    ['another status', { status: 'CONFIRMED' }],
    ['no status', { status: undefined }],
    ['no refund', { refund_amount: null }],
    ['no fee', { cancellation_fee: 'some' }],
    ['no currency', { currency: '' }],
  ])('is null with %s', (_, part) => {
    expect(read(part)).toBeNull();
  });

  it('is null without an answer', () => {
    expect([toCancelled(null), toCancelled(undefined)]).toEqual([null, null]);
  });
});
