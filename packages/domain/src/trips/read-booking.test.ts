import { describe, expect, it } from 'vitest';
import { readBooking } from './read-booking';

const FROM = Date.parse('2027-03-08T23:00:00Z');
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const wire = {
  bookingId: 'bN4xY-7Qe',
  status: 'CONFIRMED',
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  hotel: { hotelId: 'lp7a10c', name: 'Hotel Bel Colle' },
  price: 428,
  sellingPrice: '428.50',
  currency: 'EUR',
  hotelConfirmationCode: '',
  supplier: 'nuitee',
  cancellationPolicies: {
    refundableTag: 'RFN',
    cancelPolicyInfos: [{ cancelTime: '2027-03-08 23:00:00', amount: 428.5, type: 'amount', timezone: '' }],
  },
};
const read = (part: object = {}) => readBooking({ ...wire, ...part });

describe('a booking in a list', () => {
  it("is read from the provider's answer", () => {
    expect(read()).toEqual({
      bookingId: 'bN4xY-7Qe',
      status: 'confirmed',
      dates: { checkin: '2027-03-12', checkout: '2027-03-15' },
      reference: null,
      hotelConfirmationCode: null,
      supplier: 'nuitee',
      hotelId: 'lp7a10c',
      hotelName: 'Hotel Bel Colle',
      city: null,
      country: null,
      price: eur(42_850),
      isRefundable: true,
      cancellation: {
        penalties: [{ from: FROM, amount: eur(42_850) }],
        total: eur(42_850),
        isRefundable: true,
        hasPartialRefund: false,
      },
    });
  });

  it('[DATA-30] has its id in `bookingId`, else in `id`, and is null without', () => {
    expect(read({ id: 7 })?.bookingId).toBe('bN4xY-7Qe');
    expect(read({ bookingId: undefined, id: 7 })?.bookingId).toBe('7');
    expect([read({ bookingId: '' }), readBooking(null), readBooking('x')]).toEqual([null, null, null]);
  });

  it('[DATA-31] has its status in `status`, else in `bookingStatus`', () => {
    expect(read({ bookingStatus: 'CANCELLED' })?.status).toBe('confirmed');
    expect(read({ status: undefined, bookingStatus: 'CANCELLED' })?.status).toBe('cancelled');
  });

  it.each([
    ['CONFIRMED', 'confirmed'],
    ['confirmed', 'confirmed'],
    ['CANCELLING', 'cancelling'],
    ['CANCELLED', 'cancelled'],
    ['CANCELED', 'cancelled'],
    ['CANCELLED_WITH_CHARGES', 'cancelled'],
    ['FAILED', 'failed'],
    ['PENDING', 'being-confirmed'],
    ['', 'being-confirmed'],
  ])('with the status %j is %s', (status, expected) => {
    expect(read({ status })?.status).toBe(expected);
  });

  it.each([
    ['checkIn', 'checkOut'],
    ['checkin', 'checkout'],
    ['startDate', 'endDate'],
  ])('[DATA-32] has its dates in `%s` and `%s`', (start, end) => {
    const none = { checkin: undefined, checkout: undefined };
    const dates = { ...none, [start]: '2027-05-01T15:00:00Z', [end]: '2027-05-04' };
    expect(read(dates)?.dates).toEqual({ checkin: '2027-05-01', checkout: '2027-05-04' });
    expect(read({ ...dates, [end]: undefined })?.dates).toBeNull();
    expect(read({ ...dates, [start]: undefined })?.dates).toBeNull();
    expect(read({ ...none, [start]: '2027-05-04', [end]: '2027-05-04' })?.dates).toBeNull();
  });

  it('[DATA-33] has its reference in `reference`, else in `confirmationNumber`', () => {
    expect(read({ reference: 'TN-1', confirmationNumber: 'C-2' })?.reference).toBe('TN-1');
    expect(read({ confirmationNumber: 'C-2' })?.reference).toBe('C-2');
  });

  it('has no hotel number while the provider puts the booking’s number there', () => {
    expect(read({ hotelConfirmationCode: wire.bookingId })?.hotelConfirmationCode).toBeNull();
  });

  it('[DATA-34] has the hotel’s confirmation, the supplier, the hotel, its city and its country', () => {
    const said = {
      hotelConfirmationCode: 'LMP-20931',
      supplier: 'nuitee',
      hotelId: 'lp1897',
      hotelName: 'Hotel Lampárna',
      city: 'Prague',
      country: 'CZ',
    };
    expect(read(said)).toMatchObject(said);
  });

  it('[DATA-35] has its price in `sellingPrice`, else in `price`, else in `totalPrice`', () => {
    const none = { sellingPrice: undefined, price: undefined, totalPrice: undefined };
    const amount = { amount: 90_000, currency: 'JPY' };
    const prices = [
      { sellingPrice: amount, price: 1, totalPrice: 2 },
      { sellingPrice: '', price: amount, totalPrice: 2 },
      { totalPrice: amount },
      { totalPrice: '90000', currency: 'JPY' },
    ].map((part) => read({ ...none, ...part })?.price);
    expect(prices).toEqual(Array(4).fill({ minor: 90_000, currency: 'JPY' }));
    expect(read({ ...none, price: 5, currency: '' })?.price).toEqual({ minor: 500, currency: 'USD' });
    expect(read(none)).toMatchObject({ price: null, cancellation: null });
    expect(read({ ...none, price: 'a lot' })?.price).toBeNull();
  });

  it('[DATA-36] has its cancellation in `cancelPolicyInfos` and `refundableTag`', () => {
    expect(read()?.cancellation).toMatchObject({ penalties: [{ from: FROM }], isRefundable: true });
  });

  it('[DATA-37] is not refundable according to a tag of its policies, else its own tag', () => {
    const rows = wire.cancellationPolicies.cancelPolicyInfos;
    const refundable = [
      { cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: rows } },
      { cancellationPolicies: { refundableTag: 'RFN', cancelPolicyInfos: [] }, tag: 'NRFN' },
      { cancellationPolicies: { refundableTag: '', cancelPolicyInfos: rows }, refundableTag: 'NRFN' },
      { cancellationPolicies: { refundableTag: '', cancelPolicyInfos: rows }, tag: '' },
      { cancellationPolicies: { cancelPolicyInfos: rows }, tag: 'NRFN' },
      { cancellationPolicies: null },
    ].map((part) => read(part)?.isRefundable);
    expect(refundable).toEqual([false, true, false, true, false, false]);
  });
});
