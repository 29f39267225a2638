import type { Offer } from '@tenth-night/domain/offers/offer';
import { describe, expect, it } from 'vitest';
import type { MapPrice } from './map-part';
import { priceTag, wholeUnits } from './price-tag';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const offer = (price: number, payAtHotel = 0) => ({ price: eur(price), payAtHotel: eur(payAtHotel) }) as Offer;
const PRICES: Record<string, MapPrice> = {
  cheap: offer(30_000),
  cheaper: offer(28_000, 4_800),
  waiting: 'waiting',
  none: 'none',
};
const tag = (...ids: string[]) => priceTag(ids, (id) => PRICES[id] ?? 'none', 3);

describe('the price on the map', () => {
  it('is the price of the stay with the fees at the hotel, also divided by the nights', () => {
    expect(tag('cheaper')).toEqual({ night: eur(10_900), total: eur(32_800) });
  });

  it('of several hotels is that of the cheapest with all fees', () => {
    expect(tag('waiting', 'cheaper', 'cheap', 'none')?.total).toEqual(eur(30_000));
  });

  it('is missing while it loads and if there is none', () => {
    expect([tag('waiting'), tag('none'), tag()]).toEqual([null, null, null]);
  });

  it('has no decimals and is never rounded down', () => {
    expect([32_801, 32_800].map((minor) => wholeUnits(eur(minor)))).toEqual([329, 328]);
    expect(wholeUnits({ minor: 18_250, currency: 'JPY' })).toBe(18_250);
  });
});
