import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/money';
import { fullPrice, type PrebookedPrice, priceSummary, type TaxOrFee } from './price-summary';

const money = (minor: number, currency = 'USD'): Money => ({ minor, currency });
const fee = (description: string, minor: number, currency?: string): TaxOrFee => ({
  description,
  amount: money(minor, currency),
  isIncluded: false,
});
const tax = (minor: number, currency?: string): TaxOrFee => ({ ...fee('VAT', minor, currency), isIncluded: true });

/** Three nights for 504.00, of which 61.20 are taxes, and 48.00 at the hotel. */
const stay: PrebookedPrice = {
  total: money(50_400),
  taxesAndFees: [tax(6_120), fee('City tax', 1_200), fee('Courtyard fee', 3_600)],
  commissions: [money(2_520)],
  nights: 3,
};

describe('the price summary', () => {
  it('[PRICE-07] has rows that add up as shown', () => {
    expect(priceSummary(stay)).toMatchObject({
      averageNight: money(14_760),
      isAverageRounded: false,
      nights: 3,
      nightsTotal: money(44_280),
      taxesAndFees: money(6_120),
      propertyFee: { amount: money(4_800) },
      totalPrice: money(55_200),
      payNow: money(50_400),
    });
  });

  it('[REW-03] takes a free night off, and its rows still add up', () => {
    // The provider's total is what is left to pay: 504.00 − 142.00.
    const summary = priceSummary({ ...stay, total: money(36_200), freeNight: money(14_200) });
    expect(summary).toMatchObject({
      nightsTotal: money(44_280),
      taxesAndFees: money(6_120),
      freeNight: money(14_200),
      payNow: money(36_200),
      totalPrice: money(41_000),
    });
    expect(fullPrice({ total: money(36_200), freeNight: money(14_200) })).toEqual(money(50_400));
    expect(priceSummary(stay).freeNight).toBeNull();
  });

  it('takes a promo code off, and its rows still add up', () => {
    const promoCode = { code: 'SUMMER10', amount: money(5_040) };
    const summary = priceSummary({ ...stay, total: money(45_360), promoCode });
    expect(summary).toMatchObject({
      ...{ nightsTotal: money(44_280), taxesAndFees: money(6_120), promoCode },
      ...{ payNow: money(45_360), totalPrice: money(50_160), freeNight: null },
    });
    expect(priceSummary(stay).promoCode).toBeNull();
  });

  it('names the fees at the hotel, with one item for a fee of every room', () => {
    const twoRooms = [...stay.taxesAndFees, fee('City tax', 1_150), fee('Towels', 0)];
    expect(priceSummary({ ...stay, taxesAndFees: twoRooms }).propertyFee).toEqual({
      amount: money(5_950),
      items: [
        { description: 'City tax', amount: money(2_350) },
        { description: 'Courtyard fee', amount: money(3_600) },
      ],
    });
  });

  it('[PRICE-08] adds up the commission, which changes no other row, as decided on OPEN-67', () => {
    const rooms = priceSummary({ ...stay, commissions: [money(2_520), money(1_001), money(7, 'EUR')] });
    const none = priceSummary({ ...stay, commissions: [] });
    expect(rooms.serviceFee).toEqual(money(3_521));
    expect(none.serviceFee).toBeNull();
    expect({ ...rooms, serviceFee: null }).toEqual(none);
  });

  it.each([
    ['without decimals', money(100_000, 'JPY'), money(33_333, 'JPY')],
    ['with cents', money(10_000, 'EUR'), money(3_333, 'EUR')],
    ['with cents, rounded up', money(20_000, 'EUR'), money(6_667, 'EUR')],
  ])('says that the average is rounded, and what the nights cost in total, %s', (_, total, averageNight) => {
    expect(priceSummary({ total, taxesAndFees: [], commissions: [], nights: 3 })).toMatchObject({
      averageNight,
      isAverageRounded: true,
      nightsTotal: total,
      payNow: total,
    });
  });

  it('names fees in the hotel’s own currency separately, and adds nothing to them', () => {
    const abroad = priceSummary({ ...stay, taxesAndFees: [...stay.taxesAndFees, fee('Spa', 90_000, 'CZK')] });
    expect(abroad.otherCurrencyFees).toEqual([{ description: 'Spa', amount: money(90_000, 'CZK') }]);
    expect({ ...abroad, otherCurrencyFees: [] }).toEqual(priceSummary(stay));
  });

  it('splits off no taxes that cannot be part of the price', () => {
    for (const odd of [tax(50_400), tax(99_999), tax(6_120, 'CZK')]) {
      const summary = priceSummary({ ...stay, taxesAndFees: [odd] });
      expect([summary.nightsTotal, summary.taxesAndFees, summary.payNow]).toEqual([stay.total, money(0), stay.total]);
    }
  });

  it('[PRICE-07] adds up to the smallest unit for any price', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10 ** 6 }), { maxLength: 6 });
    const price = fc.record({
      minor: fc.integer({ min: 1, max: 10 ** 9 }),
      currency: fc.constantFrom('USD', 'JPY', 'KRW', 'HUF'),
      included: amounts,
      atHotel: amounts,
      nights: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(price, ({ minor, currency, included, atHotel, nights }) => {
        const fees = atHotel.map((amount, i) => fee(`Fee ${i % 3}`, amount, currency));
        const taxes = included.map((amount) => tax(amount, currency));
        const total = money(minor, currency);
        const rows = priceSummary({ total, taxesAndFees: [...taxes, ...fees], commissions: [], nights });
        const { averageNight, isAverageRounded, nightsTotal, taxesAndFees, propertyFee, payNow, totalPrice } = rows;
        const items = propertyFee.items.reduce((sum, item) => sum + item.amount.minor, 0);
        expect(nightsTotal.minor + taxesAndFees.minor).toBe(payNow.minor);
        expect(totalPrice.minor - propertyFee.amount.minor).toBe(payNow.minor);
        expect(propertyFee.amount.minor).toBe(items);
        const off = Math.abs(averageNight.minor * nights - nightsTotal.minor);
        expect(off === 0).toBe(!isAverageRounded);
        expect(off).toBeLessThanOrEqual(nights / 2);
      }),
    );
  });
});
