import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { decodePrebook, encodePrebookedOffer, type PrebookAnswer, type PrebookedOffer } from './prebook-codec';

const money = (minor: number, currency = 'EUR') => ({ minor, currency });
const [UNTIL, LATER] = [Date.parse('2027-03-08T23:00:00Z'), Date.parse('2027-03-10T23:00:00Z')];

const OFFER: PrebookedOffer = {
  hotelId: 'lp7a10c',
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  roomName: 'Superior Double Room',
  terms: {
    price: money(42_800),
    payAtHotel: money(2_400),
    otherFees: [money(1_200, 'USD')],
    board: 'BI',
    boardName: 'Breakfast Included',
    isRefundable: true,
    hasPartialRefund: true,
    freeCancellationUntil: UNTIL,
    isBoardChanged: false,
    isCancellationChanged: true,
  },
  price: {
    total: money(42_800),
    taxesAndFees: [
      { description: 'VAT', isIncluded: true, amount: money(3_891) },
      { description: 'City tax', isIncluded: false, amount: money(2_400) },
      { description: 'Resort fee', isIncluded: false, amount: money(1_200, 'USD') },
    ],
    commissions: [money(1_070), money(1_070)],
    nights: 3,
  },
  cancellation: {
    penalties: [
      { from: UNTIL, amount: money(21_400) },
      { from: LATER, amount: money(42_800) },
    ],
    total: money(42_800),
    isRefundable: true,
    hasPartialRefund: true,
  },
};

const answer = (offer: PrebookedOffer, keys: object = {}): PrebookAnswer => ({
  data: {
    prebookId: 'kQ7_b2LxA',
    transactionId: 'tr_cts_8yQm',
    secretKey: 'pi_1_secret_2',
    hotelId: offer.hotelId,
    ...offer.dates,
    roomName: offer.roomName,
    offer: encodePrebookedOffer(offer),
    replaced: null,
    ...keys,
  },
});

describe('the prebook answer', () => {
  const overTheWire = (offer: PrebookedOffer) => decodePrebook(JSON.parse(JSON.stringify(answer(offer))))?.offer;

  it.each([{ freeNight: money(14_200) }, { promoCode: { code: 'SUMMER10', amount: money(4_280) } }])(
    'names what was taken off: %j',
    (off) => {
      expect(overTheWire({ ...OFFER, price: { ...OFFER.price, ...off } })?.price).toMatchObject(off);
    },
  );

  it('survives the wire to the cent and to the minute', () => {
    expect(overTheWire(OFFER)).toEqual(OFFER);
  });

  it('survives the wire without a free period, if it has no free cancellation', () => {
    const strict = { ...OFFER, terms: { ...OFFER.terms, freeCancellationUntil: null } };
    expect(overTheWire(strict)).toEqual(strict);
  });

  it('[DATA-47][DATA-49][DATA-52] has total, rate and commission in units of its currency, under the names of the documents', () => {
    const body = encodePrebookedOffer(OFFER);
    expect(body.retailRate.total).toBe(428); // DATA-47
    expect(body.commission).toEqual([10.7, 10.7]); // DATA-49
    expect(body).toMatchObject({ currency: 'EUR', total: 428, payAtHotel: 24, nights: 3 }); // DATA-52
  });

  it('[DATA-48] has taxes and fees, each in the currency it is paid in', () => {
    expect(encodePrebookedOffer(OFFER).retailRate.taxesAndFees).toEqual([
      { description: 'VAT', included: true, amount: 38.91, currency: 'EUR' },
      { description: 'City tax', included: false, amount: 24, currency: 'EUR' },
      { description: 'Resort fee', included: false, amount: 12, currency: 'USD' },
    ]);
  });

  it('[DATA-49] names no commission in another currency than the price, because it could not say so', () => {
    const commissions = [money(1_070), money(900, 'USD')];
    expect(encodePrebookedOffer({ ...OFFER, price: { ...OFFER.price, commissions } }).commission).toEqual([10.7]);
  });

  it('[DATA-51] has cancellation policies as `cancelPolicyInfos`', () => {
    const { cancelPolicyInfos } = encodePrebookedOffer(OFFER).cancellationPolicies;
    expect(cancelPolicyInfos).toEqual([
      { cancelTime: '2027-03-08T23:00:00.000Z', amount: 214, currency: 'EUR', type: 'amount', timezone: 'GMT' },
      { cancelTime: '2027-03-10T23:00:00.000Z', amount: 428, currency: 'EUR', type: 'amount', timezone: 'GMT' },
    ]);
    expect(overTheWire(OFFER)?.cancellation.penalties).toEqual(OFFER.cancellation.penalties);
  });

  it('survives the wire without decimals if its currency has none', () => {
    const yen = (minor: number) => money(minor, 'JPY');
    const { otherFees: _, ...same } = OFFER.terms;
    const terms = { ...same, price: yen(64_801), payAtHotel: yen(1_200) };
    const price = { ...OFFER.price, total: yen(64_801), taxesAndFees: [], commissions: [yen(3_240)] };
    const cancellation = { ...OFFER.cancellation, total: yen(64_801), penalties: [] };
    const offer = { ...OFFER, terms, price, cancellation };
    expect(decodePrebook(answer(offer))?.offer).toEqual(offer);
    expect(encodePrebookedOffer(offer).total).toBe(64_801);
  });

  it('reads an invalid amount as zero, in its own currency', () => {
    const body = answer(OFFER);
    const read = decodePrebook({ data: { ...body.data, offer: { ...body.data.offer, payAtHotel: Number.NaN } } });
    expect(read?.offer.terms.payAtHotel).toEqual(money(0));
  });

  it('[PAY-18] is null if a payment key is missing', () => {
    expect(decodePrebook(answer(OFFER, { secretKey: null }))).toBeNull();
    expect(decodePrebook(answer(OFFER, { transactionId: null }))).toBeNull();
  });
});
