import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import type { Prebooked } from '../ports/booking.port';
import { toPrebooked } from './prebook.mapper';
import { eur, wireRate } from './testing/wire-rate';

const minor = (amount: number, currency = 'EUR') => ({ minor: amount, currency });
const [HALF, WHOLE] = [Date.parse('2027-03-08T23:00:00Z'), Date.parse('2027-03-10T23:00:00Z')];

const prebook = (part: object = {}): WirePrebook => ({
  prebookId: 'kQ7_b2LxA',
  offerId: '3gAV',
  hotelId: 'lp7a10c',
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  currency: 'EUR',
  roomTypes: [{ rates: [wireRate()] }],
  commission: 21.4,
  price: 428,
  priceType: 'commission',
  priceDifferencePercent: 0,
  cancellationChanged: false,
  boardChanged: false,
  transactionId: 'tr_cts_8yQm',
  secretKey: 'pi_1_secret_2',
  ...part,
});
const read = (part: object = {}) => toPrebooked(prebook(part)) as Prebooked;
const readRooms = (...rates: object[]) => read({ roomTypes: [{ rates: rates.map((rate) => wireRate(rate)) }] });

describe('a prebook of the provider', () => {
  it('is mapped with its price, its terms and its keys', () => {
    expect(read()).toEqual({
      prebookId: 'kQ7_b2LxA',
      transactionId: 'tr_cts_8yQm',
      secretKey: 'pi_1_secret_2',
      hotelId: 'lp7a10c',
      dates: { checkin: '2027-03-12', checkout: '2027-03-15' },
      rooms: [{ adults: 2, childrenAges: [] }],
      roomName: 'Superior Double Room',
      terms: {
        price: minor(42_800),
        payAtHotel: minor(2_400),
        board: 'BI',
        boardName: 'Breakfast Included',
        isRefundable: true,
        hasPartialRefund: true,
        freeCancellationUntil: HALF,
        isBoardChanged: false,
        isCancellationChanged: false,
      },
      price: {
        total: minor(42_800),
        taxesAndFees: [
          { description: 'VAT', amount: minor(3_891), isIncluded: true },
          { description: 'City tax', amount: minor(2_400), isIncluded: false },
        ],
        commissions: [minor(2_140)],
        nights: 3,
      },
      discount: null,
      cancellation: {
        penalties: [
          { from: HALF, amount: minor(21_400) },
          { from: WHOLE, amount: minor(42_800) },
        ],
        total: minor(42_800),
        isRefundable: true,
        hasPartialRefund: true,
      },
    });
  });

  it('[DATA-48] has the taxes and fees of every room, each with its text, its amount and whether it is included', () => {
    const odd = [
      { included: false, description: ' Spa ', amount: '12.50', currency: 'CZK' },
      { included: false, amount: 3 },
      { included: true, amount: 'some', currency: 'EUR' },
    ];
    const { price } = readRooms({}, { retailRate: { total: [eur(428)], taxesAndFees: odd } });
    expect(price.taxesAndFees.slice(2)).toEqual([
      { description: 'Spa', amount: minor(1_250, 'CZK'), isIncluded: false },
      { description: '', amount: minor(300), isIncluded: false },
    ]);
    expect(readRooms({ retailRate: { total: [eur(428)], taxesAndFees: null } }).price.taxesAndFees).toEqual([]);
  });

  it('[DATA-49] has the commission of every room, as a list or a single value', () => {
    const { commissions } = readRooms({}, { commission: eur(7) }, { commission: [] }, { commission: null }).price;
    expect(commissions).toEqual([minor(2_140), minor(700)]);
  });

  it('contains the amount that a voucher took off', () => {
    expect(read({ voucherCode: 'SUMMER10', voucherTotalAmount: 42.8 })?.discount).toEqual(minor(4_280));
    expect(read({ voucherCode: '', voucherTotalAmount: '42.80' })?.discount).toEqual(minor(4_280));
    expect(read({ voucherCode: 'SUMMER10', voucherTotalAmount: 0 })?.discount).toBeNull();
  });

  it('shows the fees at the hotel from its terms', () => {
    const spa = { included: false, description: 'Spa', amount: 300, currency: 'CZK' };
    const withSpa = { occupancyNumber: 3, retailRate: { total: [eur(428)], taxesAndFees: [spa] } };
    const { price, terms } = readRooms({}, { occupancyNumber: 2 }, withSpa);
    expect(priceSummary(price).otherCurrencyFees.map(({ amount }) => amount)).toEqual(terms.otherFees);
    expect(terms.otherFees).toEqual([minor(30_000, 'CZK')]);
    expect(priceSummary(price).propertyFee.amount).toEqual(terms.payAtHotel);
  });

  it("reports the provider's changes", () => {
    expect(read({ boardChanged: true }).terms).toMatchObject({ isBoardChanged: true, isCancellationChanged: false });
    expect(read({ cancellationChanged: true }).terms).toMatchObject({
      isBoardChanged: false,
      isCancellationChanged: true,
    });
    expect(read({ boardChanged: undefined, cancellationChanged: null }).terms).toMatchObject({
      isBoardChanged: false,
      isCancellationChanged: false,
    });
  });

  it('has its rooms in the order of their numbers, from either list', () => {
    const second = wireRate({ occupancyNumber: 2, adultCount: 1, childCount: 1, childrenAges: [4], name: 'Single' });
    const { rooms, roomName } = read({ roomTypes: [{ rates: [second] }, { rates: [wireRate()] }] });
    expect(rooms).toEqual([
      { adults: 2, childrenAges: [] },
      { adults: 1, childrenAges: [4] },
    ]);
    expect(roomName).toBe('Superior Double Room');
  });

  it('assumes the age of 8 for children if only their number is known', () => {
    const alone: Partial<WireRate> = { childCount: 2 };
    expect(readRooms(alone).rooms[0]?.childrenAges).toEqual([8, 8]);
    expect(readRooms({ childCount: undefined, childrenAges: [0, 17] }).rooms[0]?.childrenAges).toEqual([0, 17]);
  });

  it("adds up the cancellation costs of its rooms, with a percentage taken of each room's own price", () => {
    const half = { cancelTime: '2027-03-08 23:00:00', amount: 50, currency: 'EUR', type: 'percentage' };
    const small = {
      retailRate: { total: { amount: '100.00', currency: 'EUR' } },
      cancellationPolicies: { refundableTag: 'RFN', cancelPolicyInfos: [half] },
    };
    const { penalties } = readRooms({}, small).cancellation;
    expect(penalties).toEqual([
      { from: HALF, amount: minor(21_400 + 5_000) },
      { from: WHOLE, amount: minor(42_800 + 5_000) },
    ]);
  });

  it('takes a percentage of the whole price if the room’s own price is unknown', () => {
    const all = { cancelTime: '2027-03-08 23:00:00', amount: 100, type: 'percentage' };
    const policies = { refundableTag: 'RFN', cancelPolicyInfos: [all] };
    for (const total of [null, [eur(Number.NaN)], { amount: 9_000, currency: 'CZK' }]) {
      const { penalties } = readRooms({ retailRate: { total }, cancellationPolicies: policies }).cancellation;
      expect(penalties).toEqual([{ from: HALF, amount: minor(42_800) }]);
    }
  });

  it('may have no payment keys', () => {
    expect(read({ transactionId: undefined, secretKey: '' })).toMatchObject({ transactionId: null, secretKey: null });
  });

  it('has its price as number or text, and its dates with or without a time', () => {
    const odd = read({ price: '428.00', checkin: '2027-03-12T15:00:00Z', checkout: '2027-03-15 11:00:00' });
    expect([odd.price.total, odd.dates]).toEqual([minor(42_800), { checkin: '2027-03-12', checkout: '2027-03-15' }]);
    expect(read({ currency: 'JPY', price: 42_800 }).price.total).toEqual(minor(42_800, 'JPY'));
  });

  it.each([
    ['an id', { prebookId: '' }],
    ['a hotel', { hotelId: null }],
    ['a currency', { currency: '' }],
    ['a price', { price: 'much' }],
    ['a price above 0', { price: 0 }],
    ['rooms', { roomTypes: [{ rates: [] }] }],
    ['a list of rooms', { roomTypes: null }],
    ['dates', { checkin: 'soon' }],
    ['a night', { checkout: '2027-03-12' }],
  ])('is null without %s', (_, part) => {
    expect(toPrebooked(prebook(part))).toBeNull();
  });
});
