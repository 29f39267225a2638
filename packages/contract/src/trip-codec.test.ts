import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import type { BookingStatus } from '@tenth-night/domain/trips/booking';
import { describe, expect, it } from 'vitest';
import { decodeTrip, encodeTrip, type Trip } from './trip-codec';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const UNTIL = Date.parse('2027-03-08T23:00:00Z');

const TRIP: Trip = {
  bookingId: 'b1',
  reference: 'TNKQ7B2LXA4M',
  hotelConfirmationCode: 'HC-9',
  hotelId: 'lp7a10c',
  hotelName: 'Hotel Bel Colle',
  supplier: 'nuitee',
  city: 'Rome',
  country: 'IT',
  status: 'confirmed',
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  price: euro(42_850),
  isRefundable: true,
  cancellation: {
    penalties: [{ from: UNTIL, amount: euro(21_425) }],
    total: euro(42_850),
    isRefundable: true,
    hasPartialRefund: false,
  },
  photo: '/api/pictures?url=x',
  timeZone: 'Europe/Rome',
  isOwn: true,
};

const overTheWire = (trip: Trip) => decodeTrip(JSON.parse(JSON.stringify(encodeTrip(trip))));

describe('a trip on our wire', () => {
  it('has the names of the specification, in major units', () => {
    expect(encodeTrip(TRIP)).toMatchObject({
      status: 'CONFIRMED',
      checkIn: '2027-03-12',
      checkOut: '2027-03-15',
      sellingPrice: { amount: 428.5, currency: 'EUR' },
      cancellationPolicies: {
        refundableTag: 'RFN',
        cancelPolicyInfos: [{ cancelTime: '2027-03-08T23:00:00.000Z', amount: 214.25, currency: 'EUR' }],
      },
    });
    expect(encodeTrip({ ...TRIP, isRefundable: false }).cancellationPolicies.refundableTag).toBe('NRFN');
  });

  it('is the same after encoding and decoding', () => {
    expect(overTheWire(TRIP)).toEqual(TRIP);
    const bare = { ...TRIP, dates: null, price: null, cancellation: null, isOwn: false, photo: null, timeZone: null };
    expect(overTheWire(bare)).toEqual(bare);
  });

  it.each<[BookingStatus, string]>([
    ['confirmed', 'CONFIRMED'],
    ['being-confirmed', 'BEING_CONFIRMED'],
    ['cancelling', 'CANCELLING'],
    ['cancelled', 'CANCELLED'],
    ['failed', 'FAILED'],
  ])('is still %s when it comes back as %s', (status, word) => {
    expect(encodeTrip({ ...TRIP, status }).status).toBe(word);
    expect(overTheWire({ ...TRIP, status })?.status).toBe(status);
  });

  it('belongs to somebody else and has no photo by default', () => {
    expect(decodeTrip({ bookingId: 'b1' })).toMatchObject({ photo: null, timeZone: null, isOwn: false });
  });

  it.each([null, {}, 'b1'])('is null without an id: %j', (body) => expect(decodeTrip(body)).toBeNull());
});
