import { describe, expect, it } from 'vitest';
import type { PrebookedPrice } from '../checkout/price-summary';
import { earningsOf, pricedWith } from './earnings';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const PRICE: PrebookedPrice = {
  total: eur(42_800),
  taxesAndFees: [
    { description: 'VAT', amount: eur(3_891), isIncluded: true },
    { description: 'City tax', amount: eur(2_400), isIncluded: false },
    { description: 'Resort fee', amount: { minor: 1_000, currency: 'USD' }, isIncluded: false },
  ],
  commissions: [eur(2_000), eur(140)],
  nights: 3,
};

describe('what the site earns', () => {
  it('is the commission of all rooms, and the provider gets the rest', () => {
    expect(earningsOf(PRICE)).toEqual({
      travelerPays: eur(42_800),
      atHotel: eur(2_400),
      otherAtHotel: [{ description: 'Resort fee', amount: { minor: 1_000, currency: 'USD' } }],
      forProvider: eur(40_660),
      commission: eur(2_140),
      discount: null,
      earned: eur(2_140),
      marginPercent: 5.3,
    });
  });

  it('is reduced by a free night, because the provider still gets its full part', () => {
    const reduced = earningsOf({ ...PRICE, total: eur(28_800), freeNight: eur(14_000) });
    expect(reduced).toMatchObject({ travelerPays: eur(28_800), forProvider: eur(40_660), marginPercent: 5.3 });
    expect([reduced.discount, reduced.earned]).toEqual([eur(14_000), eur(2_140 - 14_000)]);
  });

  it('is reduced by a promo code in the same way', () => {
    const promoCode = { code: 'MINUS20', amount: eur(2_000) };
    const reduced = earningsOf({ ...PRICE, total: eur(40_800), promoCode });
    expect(reduced).toMatchObject({ travelerPays: eur(40_800), forProvider: eur(40_660), discount: eur(2_000) });
    expect(reduced.earned).toEqual(eur(140));
  });

  it('is nothing without a commission', () => {
    const none = earningsOf({ ...PRICE, commissions: [] });
    expect([none.commission, none.forProvider, none.marginPercent]).toEqual([eur(0), eur(42_800), 0]);
  });

  it('has no percentage if the provider gets nothing', () => {
    expect(earningsOf({ ...PRICE, commissions: [eur(42_800)] }).marginPercent).toBeNull();
  });
});

describe('a price with a margin', () => {
  it('is the net rate and the percentage of it', () => {
    expect(pricedWith(eur(10_000), 15)).toEqual({ commission: eur(1_500), travelerPays: eur(11_500) });
    expect(pricedWith(eur(9_999), 12.5)).toEqual({ commission: eur(1_250), travelerPays: eur(11_249) });
  });
});
