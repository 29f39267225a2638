import { describe, expect, it } from 'vitest';
import type { HotelOffers, Offer } from '../offers/offer';
import { type BarePrice, firstToPrice, likelyCheapest, lowestWholePrice, nextToPrice } from './lowest-price';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const bare = (hotelId: string, minor: number): BarePrice => ({ hotelId, price: usd(minor) });
const FOUND = [bare('e', 50_00), bare('a', 10_00), bare('d', 40_00), bare('c', 30_00), bare('b', 20_00)];

function withOffers(hotelId: string, ...prices: readonly (readonly [price: number, fees: number])[]): HotelOffers {
  const offers = prices.map(
    ([price, fees]) => ({ price: usd(price), payAtHotel: usd(fees), suggested: null }) as Offer,
  );
  return { hotelId, offers };
}

describe('the hotels whose full offers we request', () => {
  it('are first the three with the lowest bare prices', () => {
    expect(firstToPrice(FOUND)).toEqual(['a', 'b', 'c']);
    expect(firstToPrice(FOUND.slice(0, 2))).toEqual(['a', 'e']);
    expect(firstToPrice([])).toEqual([]);
  });

  it('are then those that may be cheaper than the lowest whole price, and no others', () => {
    expect(nextToPrice(FOUND, usd(30_00))).toEqual([]);
    expect(nextToPrice(FOUND, usd(40_00))).toEqual([]);
    expect(nextToPrice(FOUND, usd(40_01))).toEqual(['d']);
    expect(nextToPrice(FOUND, usd(99_00))).toEqual(['d', 'e']);
  });

  it('are the next ones if the first have no rooms any more', () => {
    expect(nextToPrice(FOUND, null)).toEqual(['d', 'e']);
  });

  it('are at most 23', () => {
    const many = Array.from({ length: 100 }, (_, i) => bare(`h${i}`, 10_00 + i));
    expect([...firstToPrice(many), ...nextToPrice(many, usd(99_00))]).toEqual(
      many.slice(0, 23).map((of) => of.hotelId),
    );
  });
});

describe('the lowest whole price', () => {
  it('[PRICE-14] counts the fees that the hotel collects', () => {
    const hotels = [withOffers('a', [10_000, 2_500]), withOffers('b', [11_000, 500], [12_000, 0])];
    expect(lowestWholePrice(hotels, 2)).toEqual(usd(11_500));
  });

  it('is none without offers', () => {
    expect(lowestWholePrice([], 1)).toBeNull();
    expect(lowestWholePrice([withOffers('a')], 1)).toBeNull();
  });
});

describe('the hotels of a large place that we check for every stay', () => {
  it('count by their best rank on any of the sample days, because one day may be sold out', () => {
    const weekday = [bare('a', 10_00), bare('c', 12_00), bare('d', 15_00)];
    const weekend = [bare('b', 40_00), bare('a', 45_00), bare('d', 50_00), bare('c', 60_00)];
    expect(likelyCheapest(['d', 'c', 'b', 'a'], [weekday, weekend])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('include hotels that were sold out on all sample days', () => {
    expect(likelyCheapest(['x', 'a', 'y', 'b'], [[bare('b', 2_00), bare('a', 1_00)]])).toEqual(['a', 'b', 'x', 'y']);
  });

  it('are at most 400, at least half of them known as cheap', () => {
    const priced = Array.from({ length: 1_000 }, (_, i) => bare(`p${i}`, 1_000 + i));
    const ids = (count: number) => [...priced.map(({ hotelId }) => hotelId), ...names('s', count)];
    expect(likelyCheapest(ids(900), [priced])).toEqual([...names('p', 200), ...names('s', 200)]);
    expect(likelyCheapest(ids(50), [priced])).toEqual([...names('p', 350), ...names('s', 50)]);
  });
});

const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
